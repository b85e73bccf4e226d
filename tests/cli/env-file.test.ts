import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { envIn, readEnvFile } from "../../src/cli/env-file.ts";
import { atTerminal, scratch, teacherAssist } from "./harness.ts";

test("a .env says who drafts, in the usual ways of writing it, and nothing else", () => {
  const text = [
    "\uFEFF# mine",
    "ANTHROPIC_API_KEY=sk-1",
    "export OPENAI_API_KEY='sk 2'",
    'TEACHER_ASSIST_MODEL="m # not a comment" # a comment',
    "TEACHER_ASSIST_PROVIDER = openai ",
    "OPENAI_BASE_URL=",
    "HTTP_PROXY=http://x",
    "TEACHER_ASSIST_HOME=/tmp",
    "PATH=/tmp",
    "__proto__=x",
  ].join("\r\n");
  expect(envIn(text)).toEqual({
    values: {
      ANTHROPIC_API_KEY: "sk-1",
      OPENAI_API_KEY: "sk 2",
      TEACHER_ASSIST_MODEL: "m # not a comment",
      TEACHER_ASSIST_PROVIDER: "openai",
    },
    ignored: ["HTTP_PROXY", "TEACHER_ASSIST_HOME"],
  });
});

test("whatever bytes stand in it, only names that we know come out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const { values } = envIn(`${text}\nOPENAI_API_KEY=k\n${text}`);
      const known = /^(ANTHROPIC|OPENAI)_(API_KEY|BASE_URL)$|^TEACHER_ASSIST_(PROVIDER|MODEL)$/;
      expect(Object.keys(values).filter((name) => !known.test(name))).toEqual([]);
    }),
  );
});

test("a .env that is no file of a sensible size is none: a pipe does not hold up the start", async () => {
  using here = scratch();
  expect(await readEnvFile(here.dir)).toEqual({ values: {}, ignored: [] });
  mkdirSync(join(here.dir, "a", ".env"), { recursive: true });
  expect((await readEnvFile(join(here.dir, "a"))).values).toEqual({});
  mkdirSync(join(here.dir, "b"));
  Bun.spawnSync(["mkfifo", join(here.dir, "b", ".env")]);
  expect((await readEnvFile(join(here.dir, "b"))).values).toEqual({});
  mkdirSync(join(here.dir, "c"));
  writeFileSync(join(here.dir, "c", ".env"), `OPENAI_API_KEY=k\n${"#".repeat(100_000)}`);
  expect((await readEnvFile(join(here.dir, "c"))).values).toEqual({});
});

test("at a terminal, a key that would go to a new address is asked about once; only a yes sends it", async () => {
  using here = scratch();
  const seen: string[] = [];
  const listener = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket, bytes) {
        seen.push(bytes.toString());
        socket.end("HTTP/1.1 400 No\r\ncontent-length: 0\r\n\r\n");
      },
    },
  });
  const env = {
    HTTP_PROXY: `http://127.0.0.1:${listener.port}`,
    OPENAI_API_KEY: "sk-mine-123456789",
    OPENAI_BASE_URL: "http://school.example/v1",
  };
  const ask = () =>
    atTerminal(["guide:ask", "where are my files?", "--provider", "openai", "--model", "m"], {
      cwd: here.dir,
      env,
    });
  try {
    const first = ask();
    await first.shows("[y/N]");
    first.type("\r");
    expect(await first.exited).toBe(4);
    expect(seen).toEqual([]);
    const second = ask();
    await second.shows("Send it to http://school.example from now on?");
    second.type("y\r");
    await second.shows("refused the request");
    second.kill();
    expect(seen.join()).toContain("POST http://school.example/v1/chat/completions");
    const third = ask();
    await third.shows("refused the request");
    third.kill();
    expect(third.screen()).not.toContain("[y/N]");
  } finally {
    listener.stop(true);
  }
});

test("doctor says what is asked through which proxy, and what is on this computer", async () => {
  using here = scratch();
  const env = {
    HTTPS_PROXY: "http://me:secret@proxy.example:3128",
    OPENAI_BASE_URL: "http://localhost:11434/v1",
    ALL_PROXY: "http://other.example:1",
  };
  const { out } = await teacherAssist(["doctor", "--json"], { cwd: here.dir, env });
  const findings: { check: string; detail: string }[] = JSON.parse(out).findings;
  expect(findings.filter(({ check }) => check === "network").map(({ detail }) => detail)).toEqual([
    "ANTHROPIC_BASE_URL: https://api.anthropic.com is asked through the proxy http://proxy.example:3128 (HTTPS_PROXY)",
    "OPENAI_BASE_URL: http://localhost:11434 is on this computer, and asked without a proxy",
  ]);
});

const doctorsKeys = async (file: string, environment: Record<string, string> = {}) => {
  using here = scratch();
  writeFileSync(join(here.dir, ".env"), file);
  const { out } = await teacherAssist(["doctor", "--json"], { cwd: here.dir, env: environment });
  const findings: { check: string; detail: string }[] = JSON.parse(out).findings;
  expect(out).not.toContain("secret");
  return findings.filter(({ check }) => check === "key").map(({ detail }) => detail);
};

test.each([
  ["no key anywhere", "", {}, "OPENAI_API_KEY is not set"],
  ["in the environment", "", { OPENAI_API_KEY: "sk-secret" }, "OPENAI_API_KEY is set in the environment"],
  ["in .env", "OPENAI_API_KEY=sk-secret\n", {}, "OPENAI_API_KEY is set in this folder's .env"],
  [
    "in .env, beside an address on this computer",
    "OPENAI_API_KEY=sk-secret\nOPENAI_BASE_URL=http://127.0.0.1:1234/v1\n",
    {},
    "OPENAI_API_KEY is set in this folder's .env",
  ],
  [
    "in .env, beside an address nobody has allowed",
    "OPENAI_API_KEY=sk-secret\nOPENAI_BASE_URL=https://models.example/v1\n",
    {},
    "OPENAI_API_KEY is set in this folder's .env, and held back until you allow it to go to https://models.example",
  ],
  [
    "in the environment, and .env has an address on this computer",
    "OPENAI_BASE_URL=http://localhost:11434/v1\n",
    { OPENAI_API_KEY: "sk-secret" },
    "OPENAI_API_KEY is set in the environment, and not sent to http://localhost:11434, the address in this folder's .env",
  ],
  [
    "the same of Anthropic",
    "ANTHROPIC_BASE_URL=http://localhost:8080\n",
    { ANTHROPIC_API_KEY: "sk-secret" },
    "ANTHROPIC_API_KEY is set in the environment, and not sent to http://localhost:8080, the address in this folder's .env",
  ],
])(
  "doctor says of a key where it stands and whether it goes anywhere: %s",
  async (_, file, environment, said) => {
    expect(await doctorsKeys(file, environment)).toContain(said);
  },
);
