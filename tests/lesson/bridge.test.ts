import { describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { swept } from "../sweep.ts";
import { temporary } from "../workspace/temporary.ts";

const root = join(import.meta.dir, "..", "..");
const hooks = join(root, "plugins", "lesson-planning", "hooks");

type Options = { script?: string; env?: Record<string, string> };

/** As Claude Code calls a hook: a shell, the event on standard input; exit 2 blocks, with the reason on stderr. */
async function bridge(hook: string, event: Record<string, unknown>, options: Options = {}) {
  const { script = join(hooks, "_run.sh"), env = {} } = options;
  const child = Bun.spawn(["sh", script, hook], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent", ...env },
    stdin: new Blob([JSON.stringify({ cwd: root, hook_event_name: "x", ...event })]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, err, out };
}

const silent = { code: 0, err: "", out: "" };
const command = (words: string) => ({ prompt: `/lesson-planning:create-lesson ${words}` });

/** A session's transcript, as Claude Code keeps it, with or without a command of ours in it. */
function transcript(dir: string, given: string | null): string {
  const path = join(dir, "session.jsonl");
  const offered = { type: "attachment", names: ["lesson-planning:create-lesson", "lesson-planning:planner"] };
  const said = `<command-message>${given}</command-message>\n<command-name>/${given}</command-name>`;
  const content = given === null ? "Fix the failing test" : said;
  const lines = [offered, { type: "user", message: { role: "user", content } }];
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join("\n"));
  return path;
}

describe("in Claude Code, a request", () => {
  const otherWork = [
    "hello",
    "What is the capital of France?",
    "Draft an email to parents about the trip",
    "Grade these essays",
    "Book a flight to Oslo",
    "Write a UCAS reference for a pupil",
    "Refactor the parser and push",
    "/commit everything",
    "/study:study birds",
    "How do I use /lesson-planning:create-lesson?",
    'what does {"prompt":"/lesson-planning:x"} do?',
    "",
  ];
  test.each([...swept(otherWork, 2)])("that is other work is nobody's to check: %j", async (prompt) => {
    expect(await bridge("scope-check", { prompt })).toEqual(silent);
  });

  test("of a lesson-planning command is checked: planning goes through, the rest is blocked with its reason", async () => {
    expect(await bridge("scope-check", command("loops for 3B"))).toEqual(silent);
    expect(await bridge("scope-check", command(""))).toEqual(silent);
    const reference = await bridge("scope-check", command("Write a UCAS reference for a pupil"));
    expect(reference.code).toBe(2);
    expect(reference.err).toContain("I plan lessons");
  });

  test("to the planner itself is checked, and its other commands are not", async () => {
    const planner = { agent_type: "lesson-planning:planner" };
    const asked = await bridge("scope-check", { ...planner, prompt: "Write a UCAS reference for a pupil" });
    expect(asked.code).toBe(2);
    expect(await bridge("scope-check", { ...planner, prompt: "/clear" })).toEqual(silent);
    expect(await bridge("scope-check", { agent_type: "Explore", prompt: "Book a flight" })).toEqual(silent);
  });
});

describe("in Claude Code, a reply", () => {
  const wrong = { last_assistant_message: "## Curriculum links\n- TCH 3-19z" };

  test("is looked at only where a command or an agent of ours is at work", async () => {
    using place = temporary();
    const other = { ...wrong, transcript_path: transcript(place.dir, null) };
    expect(await bridge("curriculum-evidence", other)).toEqual(silent);
    expect(await bridge("curriculum-evidence", wrong)).toEqual(silent);
    expect(await bridge("curriculum-evidence", { ...wrong, agent_type: "Explore" })).toEqual(silent);
  });

  test("with an invented outcome is sent back once; what is still wrong then is shown to the person", async () => {
    using place = temporary();
    const asked = { ...wrong, transcript_path: transcript(place.dir, "lesson-planning:create-lesson") };
    for (const event of [asked, { ...wrong, agent_type: "lesson-planning:planner" }]) {
      const invented = await bridge("curriculum-evidence", event);
      expect(invented.code).toBe(2);
      expect(invented.err).toContain("TCH 3-19z isn't in your curriculum files");
    }
    const again = await bridge("curriculum-evidence", { ...asked, stop_hook_active: true });
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out).systemMessage).toContain("NOT VERIFIED");
    expect(await bridge("curriculum-evidence", { ...asked, last_assistant_message: "All done." })).toEqual(
      silent,
    );
  });

  test("that cannot be checked for want of a workspace is shown with a warning", async () => {
    using place = temporary();
    const { code, out } = await bridge("curriculum-evidence", {
      ...wrong,
      agent_type: "lesson-planning:planner",
      cwd: place.dir,
    });
    expect(code).toBe(0);
    expect(JSON.parse(out).systemMessage).toMatch(/^NOT CHECKED: .*no workspace.*TEACHER_ASSIST_WORKSPACE/);
  });
});

describe("in Claude Code, a check that cannot run", () => {
  /** The plugin by itself, as somebody without the project has it. */
  function alone(dir: string, withCode: boolean): string {
    const to = join(dir, "plugins", "lesson-planning", "hooks");
    mkdirSync(to, { recursive: true });
    cpSync(join(hooks, "_run.sh"), join(to, "_run.sh"));
    if (withCode) for (const file of ["_bridge.ts", "_at-work.ts"]) cpSync(join(hooks, file), join(to, file));
    return join(to, "_run.sh");
  }
  const reply = { last_assistant_message: "## A lesson", agent_type: "lesson-planning:planner" };

  test("for want of bun says so: a request is held back, a reply is shown with a warning, other work is left alone", async () => {
    using place = temporary();
    const bare = { script: alone(place.dir, false), env: { PATH: "/usr/bin:/bin" } };
    const asked = await bridge("scope-check", command("loops for 3B"), bare);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain("there is no bun");
    const shown = await bridge("curriculum-evidence", reply, bare);
    expect(shown.code).toBe(0);
    expect(JSON.parse(shown.out).systemMessage).toMatch(/^NOT CHECKED: .*there is no bun/);
    expect(await bridge("scope-check", { prompt: "Fix the test" }, bare)).toEqual(silent);
  });

  test("because the project is not there says so too", async () => {
    using place = temporary();
    const broken = {
      script: alone(place.dir, true),
      env: { PATH: `${join(root, "node_modules", ".bin")}:/usr/bin:/bin` },
    };
    const asked = await bridge("scope-check", command("loops for 3B"), broken);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain("cannot run");
    const shown = await bridge("curriculum-evidence", reply, broken);
    expect(JSON.parse(shown.out).systemMessage).toStartWith("NOT CHECKED");
  });

  test("because there is no such hook blocks", async () => {
    expect((await bridge("nosuch", command("x"))).code).toBe(2);
  });

  test("obeys no bunfig.toml and no .env of the folder at hand", async () => {
    using place = temporary({
      "bunfig.toml": 'preload = ["./x.ts"]',
      "x.ts": 'await Bun.write("owned", "yes");',
      ".env": "TEACHER_ASSIST_WORKSPACE=/nowhere",
    });
    const child = Bun.spawn(["sh", join(hooks, "_run.sh"), "scope-check"], {
      cwd: place.dir,
      env: { PATH: process.env.PATH ?? "" },
      stdin: new Blob([JSON.stringify({ cwd: place.dir, ...command("loops for 3B") })]),
    });
    expect(await child.exited).toBe(0);
    expect(await Bun.file(place.path("owned")).exists()).toBe(false);
  });
});
