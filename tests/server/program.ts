import { type House, house, reaching } from "./harness.ts";
import { forSeconds, startsProgram } from "./starts-program.ts";

type Way = ReturnType<typeof reaching>;

/** The program itself, as a teacher starts it: a process with folders of its own, which can be killed and started again. */
export type Program = {
  readonly here: House;
  readonly port: number;
  /** Of this start: another after `start`. */
  url(): string;
  /** Its routes, for what a test prepares or looks up. */
  reach(): Way;
  pid(): number;
  /** What this start has printed for a person so far, beside its address. */
  complaints(): string;
  /** Without a word of warning, as a power cut would. */
  kill(): Promise<void>;
  /** Again, with the same folders and port. */
  start(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type ProgramOptions = {
  pluginDirs?: string[];
  env?: Record<string, string>;
  /** More for its command line. */
  args?: string[];
  /** As on the first day: no workspace is named, so the one that opens is the sample that comes with the program. */
  firstDay?: boolean;
};

export async function program(options: ProgramOptions = {}): Promise<Program> {
  const here = await house();
  const port = freePort();
  let now: Awaited<ReturnType<typeof started>> | null = null;
  const running = () => {
    if (now === null) throw new Error("The program is not running.");
    return now;
  };
  const self: Program = {
    here,
    port,
    url: () => running().url,
    reach: () => running().way,
    pid: () => running().child.pid,
    complaints: () => running().complaints(),
    async kill() {
      const { child } = running();
      child.kill("SIGKILL");
      await child.exited;
      now = null;
    },
    async start() {
      now = await started(here, port, options);
    },
    async [Symbol.asyncDispose]() {
      if (now !== null) await self.kill();
      here[Symbol.dispose]();
    },
  };
  await self.start();
  return self;
}

async function started(
  here: House,
  port: number,
  { pluginDirs = [], env = {}, args: more = [], firstDay = false }: ProgramOptions,
) {
  const { top, workspace, data } = here;
  const plugins = pluginDirs.flatMap((folder) => ["--plugin-dir", folder]);
  const args = [
    "--serve",
    "--no-open",
    "--port",
    String(port),
    ...(firstDay ? [] : ["--workspace", workspace]),
    ...plugins,
    ...more,
  ];
  const child = Bun.spawn([process.execPath, ...startsProgram(), ...args], {
    cwd: (firstDay ? here.env.HOME : null) ?? top,
    env: { ...forSeconds(), ...here.env, TEACHER_ASSIST_DATA: data, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  let complaints = "";
  const complaining = (async () => {
    const decoder = new TextDecoder();
    for await (const part of child.stderr) complaints += decoder.decode(part, { stream: true });
  })();
  const { value } = await child.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  if (url === "") {
    await complaining;
    throw new Error(`It did not start: ${complaints}`);
  }
  if (new URL(url).port !== String(port)) throw new Error(`Port ${port} was taken meanwhile.`);
  const token = new URL(url).searchParams.get("token") ?? "";
  return { child, url, way: reaching({ port, token }), complaints: () => complaints };
}

function freePort(): number {
  const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response() });
  const { port = 0 } = server;
  server.stop(true);
  return port;
}
