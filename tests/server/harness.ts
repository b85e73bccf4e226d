import { mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hc } from "hono/client";
import { seedsFrom } from "../../src/learning/state/ports.ts";
import type { ProviderFlags } from "../../src/model/provider.ts";
import type { App } from "../../src/server/app.ts";
import { pageOf } from "../../src/server/client/kept-page.ts";
import { type Running, startServer } from "../../src/server/serve.ts";
import { newThreads, type Threads } from "../../src/server/threads/apart.ts";

export const project = join(import.meta.dir, "..", "..");

export type House = {
  /** Its workspace is a copy of the sample; `home` and `data` are its own. */
  top: string;
  workspace: string;
  data: string;
  env: Record<string, string>;
  [Symbol.dispose](): void;
};

export async function house(): Promise<House> {
  const top = mkdtempSync(join(tmpdir(), "teacher assist server ü-"));
  const workspace = join(top, "workspace");
  const home = join(top, "home");
  await mkdir(home);
  await cp(join(project, "workspace"), workspace, { recursive: true });
  return {
    top,
    workspace,
    data: join(top, "data"),
    env: {
      PATH: process.env.PATH ?? "",
      HOME: home,
      // End what hangs. How busy the machine is that runs the tests decides nothing.
      TEACHER_ASSIST_TIME_LIMITS: "hook=600,tool=600,silence=600",
    },
    [Symbol.dispose]: () => rmSync(top, { recursive: true, force: true }),
  };
}

/** The page, built when the first of a file's servers is asked for it: most are asked for nothing but their routes. */
let page: ReturnType<typeof pageOf> | null = null;
const pageOnce = () => {
  page ??= pageOf(project);
  return page;
};

/**
 * The first from here on that no server of this process has: a browser that has read the page at an address has its
 * parts at hand, compiled, for the next server there. Never one that is in use: two servers of a process could get it.
 */
const firstPort = 20_000 + Math.floor(Math.random() * 20_000);
const inUse = new Set<number>();
function nextPort(): number {
  let port = firstPort;
  while (inUse.has(port)) port++;
  return port;
}

/** Kept by all servers of a process: what they load first costs more than most tests. */
let threads: Threads | null = null;
export const threadsOnce = () => {
  // On a busy machine everything is slow: more threads, which load all of it anew, would make it slower still.
  threads ??= newThreads({ slowMs: 600_000 });
  return threads;
};

type More = {
  pluginDirs?: string[];
  flags?: ProviderFlags;
  /** Threads of its own, for what is about them. Whoever brings plugins has them too: a thread keeps what it has loaded. */
  ownThreads?: boolean;
  threads?: Threads;
  /** Another clock for the learner's days. */
  now?: () => Date;
};

/** The real server in this process, and the typed client that the web app uses. */
export async function serving({ top, workspace, data, env }: House, more: More = {}) {
  const wished = nextPort();
  inUse.add(wished);
  const isAlone = more.ownThreads || more.pluginDirs !== undefined;
  const running = await startServer(
    {
      project,
      data,
      workspace,
      pluginDirs: [join(project, "plugins"), ...(more.pluginDirs ?? [])],
      cwd: top,
      env,
      flags: more.flags ?? {},
      newSeed: seedsFrom(1),
      ...(more.now === undefined ? {} : { now: more.now }),
    },
    {
      port: wished,
      client: pageOnce,
      ...(isAlone ? {} : { threads: more.threads ?? threadsOnce() }),
    },
  );
  inUse.add(running.port);
  const stop = async () => {
    await running.stop();
    inUse.delete(wished);
    inUse.delete(running.port);
  };
  return { ...running, ...reaching(running), stop, [Symbol.asyncDispose]: stop };
}

/** Ways to reach a server whose port and token are known. */
export function reaching({ port, token }: Pick<Running, "port" | "token">) {
  const base = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    base,
    headers,
    client: hc<App>(base, { headers }).api,
    get: (path: string) => fetch(`${base}${path}`, { headers }),
    send: (method: string, path: string, value: unknown) =>
      fetch(`${base}${path}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(value),
      }),
  };
}

/** A reply's document, for what the typed client does not name. */
export async function parsed(reply: Pick<Response, "text">) {
  return JSON.parse(await reply.text());
}
