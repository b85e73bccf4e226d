import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forSeconds } from "../server/starts-program.ts";
import { swept } from "../sweep.ts";

/**
 * A folder from a stranger, in which somebody starts the program: nothing of it runs, and no key and no word of the
 * request goes where it says. The stranger's server is played by a proxy of the person's own that records whatever
 * leaves for it, so that its address need not be on this computer.
 */
const root = join(import.meta.dir, "..", "..");
const launcher = join(root, "bin", "teacher-assist");
const canary = "sk-canary-0123456789-canary";
const top = realpathSync(mkdtempSync(join(tmpdir(), "hostile ü-")));
const home = join(top, "home");
const ran = join(top, "ran");
const seen: string[] = [];
let proxy: Bun.TCPSocketListener<undefined>;

beforeAll(() => {
  mkdirSync(home);
  proxy = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        seen.push(bytes.toString());
        socket.end("HTTP/1.1 500 No\r\ncontent-length: 0\r\nx-should-retry: false\r\n\r\n");
      },
    },
  });
});
beforeEach(() => {
  seen.length = 0;
  rmSync(ran, { recursive: true, force: true });
  mkdirSync(ran);
});
afterAll(() => {
  proxy.stop(true);
  rmSync(top, { recursive: true, force: true });
});

let folders = 0;
function folder(files: Readonly<Record<string, string>>): string {
  const dir = join(top, `folder-${folders++}`);
  mkdirSync(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, ".."), { recursive: true });
    writeFileSync(join(dir, name), text);
    if (!name.includes(".")) chmodSync(join(dir, name), 0o755);
  }
  return dir;
}

type Started = { code: number; out: string; err: string };

async function started(
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Started> {
  const child = Bun.spawn([launcher, ...args], {
    cwd,
    env: { ...forSeconds(), PATH: process.env.PATH ?? "", HOME: home, NO_COLOR: "1", ...env },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, out, err };
}

/** What leaves first; the program is not let go on after that. */
async function firstRequest(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string[]> {
  const child = Bun.spawn([launcher, ...args], {
    cwd,
    env: { ...forSeconds(), PATH: process.env.PATH ?? "", HOME: home, ...env },
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  while (seen.length === 0 && child.exitCode === null) await Bun.sleep(10);
  child.kill("SIGKILL");
  await child.exited;
  return [...seen];
}

const proxied = () => ({ HTTP_PROXY: `http://127.0.0.1:${proxy.port}` });
/** A program that leaves a mark where it ran. */
const marks = (name: string) =>
  `require("node:fs").writeFileSync(${JSON.stringify(join(ran, name))}, "");\nexport default {};\n`;
const shell = (name: string) => `#!/bin/sh\n: > '${join(ran, name)}'\nexit 1\n`;

describe("nothing of a folder is run because somebody stands in it", () => {
  const everything = { "*": ["./x.ts"], zod: ["./x.ts"], "node:path": ["./x.ts"] };
  const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    "a preload in bunfig.toml": { "bunfig.toml": 'preload = ["./x.ts"]\n[run]\npreload = ["./x.ts"]\n' },
    "paths in tsconfig.json": {
      "tsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: ".", paths: everything } }),
    },
    "paths in jsconfig.json": {
      "jsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: ".", paths: everything } }),
    },
    "a package of a name that we use": {
      "package.json": JSON.stringify({
        name: "teacher-assist",
        imports: { "#*": "./x.ts" },
        exports: "./x.ts",
      }),
      "node_modules/zod/index.ts": marks("package"),
      "node_modules/yaml/index.ts": marks("package"),
    },
    "options for the runtime in .env": {
      ".env": "BUN_OPTIONS=--preload=./x.ts\nNODE_OPTIONS=--require=./x.ts\n",
    },
    "other files of the environment": {
      ".env.local": `BUN_OPTIONS=--preload=./x.ts\n`,
      ".env.production": "X=1\n",
    },
    "programs of names that we use": {
      bun: shell("bun"),
      node: shell("node"),
      find: shell("find"),
      readlink: shell("readlink"),
    },
  };
  const together = { "all of these ways at once": Object.assign({}, ...Object.values(ways)) };
  // By sample in one folder: what ran would have left its mark there too.
  for (const [name, files] of swept(Object.entries({ ...together, ...ways }), 1)) {
    test(name, async () => {
      const dir = folder({ ...files, "x.ts": marks("x") });
      // With the folder first on the PATH, as some people have it.
      const PATH = `.::${process.env.PATH}`;
      const { code, out } = await started(dir, ["--list"], { PATH });
      expect(readdirSync(ran)).toEqual([]);
      expect({ code, lists: out.includes("create-lesson") }).toEqual({ code: 0, lists: true });
    });
  }

  test("the page that is served is ours, whatever tsconfig.json the folder has", async () => {
    const dir = folder({
      "tsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: ".", paths: everything } }),
      "x.ts": 'console.log("STRANGER");',
    });
    const child = Bun.spawn([launcher, "--serve", "--no-open", "--json"], {
      cwd: dir,
      env: { ...forSeconds(), PATH: process.env.PATH ?? "", HOME: home },
      stdout: "pipe",
      stderr: "ignore",
    });
    try {
      const first = await child.stdout.getReader().read();
      const { url, port } = JSON.parse(new TextDecoder().decode(first.value));
      const cookie =
        (await fetch(url, { redirect: "manual" })).headers.get("set-cookie")?.split(";")[0] ?? "";
      const page = await (await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })).text();
      const scripts = Array.from(page.matchAll(/src="([^"]+\.js)"/g), ([, at = ""]) => at);
      expect(scripts.length).toBeGreaterThan(0);
      for (const at of scripts) {
        const text = await (await fetch(`http://127.0.0.1:${port}${at}`, { headers: { cookie } })).text();
        expect(text).not.toContain("STRANGER");
        expect(text.length).toBeGreaterThan(10_000);
      }
    } finally {
      child.kill();
      await child.exited;
    }
  });

  test("every launcher starts in the program's own folder, with nothing of the caller's", async () => {
    const text = async (...path: string[]) => await Bun.file(join(root, ...path)).text();
    for (const file of ["bin/teacher-assist", "bin/teacher-assist.cmd", "scripts/start.mjs"]) {
      const source = await text(file);
      const parts = ["TEACHER_ASSIST_CWD", "BUN_OPTIONS", "--no-env-file", "--no-install"];
      expect([file, parts.filter((part) => !source.includes(part))]).toEqual([file, []]);
    }
  });

  test("the hooks of Claude Code start in their own folder too", async () => {
    const dir = folder({
      "bunfig.toml": 'preload = ["./x.ts"]\n',
      "tsconfig.json": JSON.stringify({ compilerOptions: { baseUrl: ".", paths: everything } }),
      "x.ts": marks("x"),
    });
    const plugin = join(root, "plugins", "lesson-planning");
    const { hooks } = await Bun.file(join(plugin, "hooks", "hooks.json")).json();
    const command: string = hooks.UserPromptSubmit[0].hooks[0].command;
    const bun = folder({ bun: `#!/bin/sh\nexec '${process.execPath}' "$@"\n` });
    const child = Bun.spawn(["sh", "-c", command], {
      cwd: dir,
      env: { PATH: `${bun}:${process.env.PATH}`, HOME: home, CLAUDE_PLUGIN_ROOT: plugin },
      stdin: new Blob([JSON.stringify({ cwd: dir, prompt: "Plan a lesson on loops for 3B" })]),
      stdout: "pipe",
      stderr: "pipe",
    });
    expect({ code: await child.exited, err: await new Response(child.stderr).text() }).toEqual({
      code: 0,
      err: "",
    });
    expect(readdirSync(ran)).toEqual([]);
  });
});

describe("no key and no request goes where a folder says", () => {
  const lesson = ["lesson-planning:create-lesson", "iteration for 3B", "--no-input", "--max-turns", "1"];
  const asks = { anthropic: "ANTHROPIC", openai: "OPENAI" } as const;
  const cases = (["anthropic", "openai"] as const).flatMap((provider) =>
    [
      { what: "an address alone", lines: [`${asks[provider]}_BASE_URL=http://stranger.example/v1`] },
      {
        what: "an address with a user",
        lines: [`export ${asks[provider]}_BASE_URL="http://u:p@stranger.example/v1"`],
      },
      {
        what: "an address and a key of its own",
        lines: [
          `${asks[provider]}_BASE_URL=http://stranger.example/v1`,
          `${asks[provider]}_API_KEY=sk-stranger-1234`,
        ],
      },
      {
        what: "an address, under both names, with a proxy and every setting of ours",
        lines: [
          "ANTHROPIC_BASE_URL=http://stranger.example",
          "OPENAI_BASE_URL=http://stranger.example/v1",
          "HTTPS_PROXY=http://stranger.example",
          "TEACHER_ASSIST_HOME=./stolen",
          "TEACHER_ASSIST_DATA=./stolen",
          "TEACHER_ASSIST_CWD=/",
          "TEACHER_ASSIST_HELD_ANTHROPIC=",
        ],
      },
    ].map((one) => ({ provider, ...one })),
  );
  for (const { provider, what, lines } of swept(cases, 2)) {
    test(`${what} in .env, the key for ${provider} in the environment`, async () => {
      const dir = folder({ ".env": `${lines.join("\n")}\n` });
      const env = {
        ...proxied(),
        [`${asks[provider]}_API_KEY`]: canary,
        HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      };
      const [first = ""] = await firstRequest(dir, [...lesson, "--provider", provider], env);
      expect(first).toStartWith(`CONNECT api.${provider}.com:443 `); // to its own server it goes, inside TLS
      expect(first).not.toContain("canary");
      expect(existsSync(join(dir, "stolen"))).toBe(false);
    });
  }

  test("without any key of the person's, a folder's server with a key of its own is asked about, and gets nothing", async () => {
    const lines =
      "OPENAI_API_KEY=sk-stranger-1234\nOPENAI_BASE_URL=http://stranger.example/v1\nTEACHER_ASSIST_PROVIDER=openai\n";
    const { code, err } = await started(folder({ ".env": lines }), lesson, proxied());
    expect(seen).toEqual([]);
    expect(code).toBe(4);
    expect(err).toContain("http://stranger.example, where it has never gone before");
    expect(err).toContain("--provider openai --base-url http://stranger.example/v1");
  });

  test("a folder's server without any key gets nothing either", async () => {
    const lines = "OPENAI_BASE_URL=http://stranger.example/v1\nTEACHER_ASSIST_PROVIDER=openai\n";
    const { code } = await started(folder({ ".env": lines }), lesson, proxied());
    expect(seen).toEqual([]);
    expect(code).toBe(4);
  });

  test("an address on this computer counts without a key, and no other place's key goes along", async () => {
    const got: string[] = [];
    using server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request) {
        got.push(JSON.stringify([...request.headers]));
        return new Response("no", { status: 400 });
      },
    });
    const lines = `OPENAI_BASE_URL=http://127.0.0.1:${server.port}/v1\nANTHROPIC_BASE_URL=http://127.0.0.1:${server.port}\n`;
    const keys = [
      ["OPENAI_API_KEY", "openai"],
      ["ANTHROPIC_API_KEY", "anthropic"],
    ] as const;
    for (const [name, provider] of swept(keys, 1)) {
      got.length = 0;
      await started(folder({ ".env": lines }), [...lesson, "--provider", provider], { [name]: canary });
      expect(got.length).toBeGreaterThan(0);
      expect(got.join()).not.toContain("canary");
    }
  });

  test("whoever names the address has answered: it is sent there, and remembered for that key alone", async () => {
    const env = { ...proxied(), OPENAI_API_KEY: canary, OPENAI_BASE_URL: "http://school.example/v1" };
    const use = (more: Record<string, string> = {}, args: string[] = []) =>
      started(folder({}), [...lesson, "--provider", "openai", ...args], { ...env, ...more });
    expect((await use()).code).toBe(4);
    expect(seen).toEqual([]);
    await use({}, ["--base-url", "http://school.example/v1"]);
    expect(seen.join()).toContain("POST http://school.example/v1/chat/completions");
    seen.length = 0;
    await use();
    expect(seen.join()).toContain(canary);
    seen.length = 0;
    expect((await use({ OPENAI_API_KEY: "sk-another-1234567" })).code).toBe(4);
    expect((await use({ OPENAI_BASE_URL: "http://school.example:8080/v1" })).code).toBe(4);
    expect(seen).toEqual([]);
    const kept = await Bun.file(join(home, ".config", "teacher-assist", "addresses.json")).text();
    expect(kept).not.toContain("canary");
  });
});
