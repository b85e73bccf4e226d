import { describe, expect, test } from "bun:test";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { example, sampleWorkspace, scratch, teacherAssist } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];

describe("running a command with built-in drafting", () => {
  test("prints the result alone on stdout, and says on stderr who drafted it", async () => {
    using here = scratch();
    const { code, out, err } = await teacherAssist(["example:hello", "good morning", ...plugins], {
      cwd: here.dir,
    });
    expect(code).toBe(0);
    expect(out).toContain("You said: “good morning”");
    expect(out).toContain("teacher.md");
    expect(err).toContain("built-in drafting (no AI model)");
    expect(out).not.toContain("built-in");
  });

  test("--json is one document with the contract's fields and what the hooks add", async () => {
    using here = scratch();
    const { out } = await teacherAssist(["example:hello", "hi", "--json", ...plugins], { cwd: here.dir });
    const result = JSON.parse(out);
    expect(result).toMatchObject({ status: "success", agent: "greeter", turns: 2, reason: null, costUsd: 0 });
    expect(result.usage).toEqual({
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
    });
    expect(result.stamp.words).toBeGreaterThan(3);
    expect(Object.keys(result)).not.toContain("extra");
  });

  test("stream-json tells everything that happens, a line each, and ends with the result", async () => {
    using here = scratch();
    const args = ["example:hello", "hi", "--output-format", "stream-json", ...plugins];
    const { out } = await teacherAssist(args, { cwd: here.dir });
    const events = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(events[0].type).toBe("run_start");
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(["hook", "tool_start", "tool_end", "text", "usage"]),
    );
    expect(events.at(-1)).toMatchObject({ type: "status", result: { status: "success" } });
  });

  test("the request can come from a pipe", async () => {
    using here = scratch();
    const { out } = await teacherAssist(["example:hello", "-", ...plugins], {
      cwd: here.dir,
      input: "from a pipe\n",
    });
    expect(out).toContain("from a pipe");
  });

  test("the guide answers from its handbook, with no key and no network", async () => {
    using here = scratch();
    const { code, out } = await teacherAssist(["guide:ask", "how can I resume a session later?"], {
      cwd: here.dir,
    });
    expect(code).toBe(0);
    expect(out).toContain("teacher-assist --resume <session-id>");
    const unknown = await teacherAssist(["guide:ask", "zebra quaternions"], { cwd: here.dir });
    expect(unknown.out).toContain("nothing on exactly that");
  });
});

describe("sessions and traces", () => {
  test("a session is listed, resumed with its history, and leaves a trace for each run", async () => {
    using here = scratch();
    const at = { cwd: here.dir };
    const first = JSON.parse((await teacherAssist(["example:hello", "one", "--json", ...plugins], at)).out);
    const again = await teacherAssist(["--resume", first.sessionId, "two", "--json", ...plugins], at);
    const second = JSON.parse(again.out);
    expect(second).toMatchObject({ sessionId: first.sessionId, status: "success" });
    expect(second.text).toContain("“two”");
    const short = await teacherAssist(["--resume", first.sessionId.slice(0, 9), "--dry-run", ...plugins], at);
    expect(short.code).toBe(0);

    const listed = JSON.parse((await teacherAssist(["--sessions", "--json"], at)).out);
    expect(listed.sessions).toHaveLength(1);
    expect(listed.sessions[0]).toMatchObject({
      id: first.sessionId,
      title: "one",
      messageCount: 10,
      status: "success",
    });
    expect(listed.sessions[0].traces).toEqual([first.traceId, second.traceId]);
    expect((await teacherAssist(["--sessions", "--plugin", "other"], at)).out).toContain(
      "No sessions of other",
    );

    const trace = JSON.parse((await teacherAssist(["--trace", first.traceId, "--json"], at)).out);
    expect(trace).toMatchObject({
      sessionId: first.sessionId,
      metadata: { status: "success", command: "hello" },
    });
    const skill = trace.spans.find((span: { name: string }) => span.name === "read_skill");
    expect(skill.facts).toMatchObject({ skill: "greeting", tier: 2 });
    const shown = await teacherAssist(["--trace", first.traceId], at);
    expect(shown.out).toContain("tool   read_skill");
    expect(shown.out).toContain("hook   no-shouting (preLoop): pass");
  });

  test("an empty folder has no sessions, and says what to do", async () => {
    using here = scratch();
    const { code, out } = await teacherAssist(["--sessions"], { cwd: here.dir });
    expect(code).toBe(0);
    expect(out).toContain("No sessions yet");
    expect(readdirSync(here.dir)).toEqual([]);
  });

  test("TEACHER_ASSIST_DATA keeps them elsewhere", async () => {
    using here = scratch();
    const env = { TEACHER_ASSIST_DATA: join(here.dir, "kept") };
    await teacherAssist(["example:hello", "x", ...plugins], { cwd: here.dir, env });
    expect(readdirSync(join(here.dir, "kept")).sort()).toEqual(["sessions", "traces"]);
  });
});

describe("looking without running", () => {
  test("--dry-run prints the assembled prompt in order and writes nothing", async () => {
    using here = scratch();
    const { code, out } = await teacherAssist(["example:hello", "hi", "--dry-run", ...plugins], {
      cwd: here.dir,
    });
    expect(code).toBe(0);
    const order = [
      "<agent>",
      "<workspace>",
      '<file path="teacher.md">',
      "<skills>",
      '<command name="hello">',
      "<tools>",
      "<user>",
    ];
    const places = order.map((section) => out.indexOf(section));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(out).not.toContain(here.dir);
    expect(out).not.toMatch(/^bash$/m);
    expect(readdirSync(here.dir)).toEqual([]);
  });

  test("--list shows plugins, commands, agents and skills", async () => {
    using here = scratch();
    const { code, out } = await teacherAssist(["--list", "--plugin-dir", example], { cwd: here.dir });
    expect(code).toBe(0);
    for (const name of ["guide:ask", "example:hello", "greeter", "greeting"]) expect(out).toContain(name);
    const document = JSON.parse((await teacherAssist(["--list", "--json"], { cwd: here.dir })).out);
    const guide = document.plugins.find(({ name }: { name: string }) => name === "guide");
    expect(guide).toMatchObject({ name: "guide", builtin: ["guide"] });
  });

  test("doctor finds a fresh installation healthy and shows no key", async () => {
    using here = scratch();
    const env = { OPENAI_API_KEY: "sk-very-secret" };
    const { code, out } = await teacherAssist(["doctor"], { cwd: here.dir, env });
    expect(code).toBe(0);
    expect(out).toContain("OPENAI_API_KEY is set");
    expect(out).not.toContain("very-secret");
    expect(out).toContain("built-in drafting");
  });

  test("doctor looks at each folder that is written to, and names what chooses another", async () => {
    using here = scratch();
    const file = join(here.dir, "no-folder");
    writeFileSync(file, "");
    const env = { TEACHER_ASSIST_HOME: join(file, "teaching") };
    const { code, out } = await teacherAssist(["doctor"], { cwd: here.dir, env });
    expect(code).toBe(1);
    expect(out).toMatch(/PROBLEM {2}learning .*TEACHER_ASSIST_HOME=/);
    expect(out).toMatch(/ok {7}data /);
  });

  test("doctor names the models that run on this computer, with what to type", async () => {
    using here = scratch();
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () => Response.json({ data: [{ id: "llama3.2" }, { id: "qwen3" }] }),
    });
    try {
      const env = { TEACHER_ASSIST_LOCAL_SERVERS: `ollama=${server.port},vllm=1` };
      const { code, out } = await teacherAssist(["doctor"], { cwd: here.dir, env });
      expect(code).toBe(0);
      expect(out).toContain(
        `Ollama at 127.0.0.1:${server.port}: llama3.2, qwen3. To use one: --model ollama/llama3.2`,
      );
      expect(out).not.toContain("vLLM");
    } finally {
      await server.stop(true);
    }
  });

  test.each(["bash", "zsh", "fish"])(
    "completion for %s names the options and asks for the commands",
    async (shell) => {
      using here = scratch();
      const { code, out } = await teacherAssist(["completion", shell], { cwd: here.dir });
      expect(code).toBe(0);
      expect(out).toContain(shell === "fish" ? "-l max-turns" : "--max-turns");
      expect(out).toContain("teacher-assist completion words");
    },
  );

  test("completion in a real bash completes commands, options and choices", async () => {
    using here = scratch();
    const { out: script } = await teacherAssist(["completion", "bash"], { cwd: here.dir });
    const { out: words } = await teacherAssist(["completion", "words"], { cwd: here.dir });
    const bash = `${script}
teacher-assist() { printf '%b' ${JSON.stringify(words)}; }
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _teacher_assist; echo "\${COMPREPLY[@]}"; }
try teacher-assist --max-t
try teacher-assist --provider b
try teacher-assist doc`;
    const done = Bun.spawnSync(["bash", "-c", bash]);
    expect(done.stdout.toString().trim().split("\n")).toEqual(["--max-turns", "builtin", "doctor"]);
  });

  test("--help fits the contract's options, --version is the package's", async () => {
    using here = scratch();
    const { code, out } = await teacherAssist(["--help"], { cwd: here.dir });
    expect(code).toBe(0);
    for (const option of [
      "--interactive",
      "--resume",
      "--provider",
      "--max-budget-usd",
      "--dry-run",
      "--plugin-dir",
    ]) {
      expect(out).toContain(option);
    }
    expect((await teacherAssist(["--version"], { cwd: here.dir })).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
