import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { example, sampleWorkspace, scratch, teacherAssist } from "./harness.ts";

const plugins = ["--plugin-dir", example, "--workspace", sampleWorkspace];

describe("a slip of the keyboard gets the nearest right spelling, and exit 2", () => {
  test.each([
    [["--lst"], "Did you mean --list?"],
    [["--max-turn", "3"], "Did you mean --max-turns?"],
    [["example:helo", "x", ...plugins], "Did you mean example:hello?"],
    [["exmple:hello", "x", ...plugins], "Did you mean example?"],
    [["docter"], "Did you mean doctor?"],
    [["--provider", "antropic", "example:hello", "x", ...plugins], "Did you mean anthropic?"],
    [["--output-format", "jsn", "example:hello", "x", ...plugins], "Did you mean json?"],
    [["completion", "bsh"], "Did you mean bash?"],
    [["--max-turns", "many", "example:hello", "x", ...plugins], "whole number above 0"],
    [["--max-budget-usd", "-1", "example:hello", "x", ...plugins], "needs a value"],
    [["--resume"], "--resume needs a value"],
    [["--list=yes"], "--list takes no value"],
    [["example:hello", "two", "words", ...plugins], "Put the whole request in quotes"],
    [["example:", "x", ...plugins], "Commands look like <plugin>:<command>"],
    [["--workspace", "/no/such/folder", "example:hello", "x"], "there is no folder"],
    [["--resume", "nosuchsession", "x"], "There is no session nosuchsession"],
    [["--resume", "../../etc/passwd", "x"], "passwd"],
    [["--trace", "nosuchtrace"], "There is no trace nosuchtrace"],
  ])("%j", async (args, message) => {
    using here = scratch();
    const { code, out, err } = await teacherAssist(args, { cwd: here.dir });
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).not.toContain("    at "); // no stack trace
  });
});

test.each(["", "   \n"])("an empty request (%j) is refused before anything is written", async (input) => {
  using here = scratch();
  const { code, err } = await teacherAssist(["example:hello", input, ...plugins], { cwd: here.dir });
  expect(code).toBe(2);
  expect(err).toContain("Say what you would like");
  expect(readdirSync(here.dir)).toEqual([]);
});

test("no request at all, with nobody to ask, is refused", async () => {
  using here = scratch();
  const { code, err } = await teacherAssist(["example:hello", ...plugins], { cwd: here.dir });
  expect(code).toBe(2);
  expect(err).toContain("Say what you would like");
});

describe("exit codes", () => {
  test("3: a guardrail stopped it, and said why", async () => {
    using here = scratch();
    const { code, err, out } = await teacherAssist(["example:hello", "HELLO THERE", ...plugins], {
      cwd: here.dir,
    });
    expect(code).toBe(3);
    expect(err).toContain("Please ask again without shouting.");
    expect(out).toBe("");
  });

  test("4: an agent with no built-in author and no key says how to get one", async () => {
    using here = scratch();
    const { code, err } = await teacherAssist(["example:note", "x", ...plugins], { cwd: here.dir });
    expect(code).toBe(4);
    expect(err).toContain("ANTHROPIC_API_KEY");
    expect(err).toContain("--base-url");
    expect(readdirSync(here.dir)).toEqual([]);
  });

  test("4: a provider that is named without its key", async () => {
    using here = scratch();
    const { code, err } = await teacherAssist(["example:hello", "x", "--provider", "openai", ...plugins], {
      cwd: here.dir,
    });
    expect(code).toBe(4);
    expect(err).toContain("OPENAI_API_KEY");
  });

  test("5: the turn limit, with what was done so far kept", async () => {
    using here = scratch();
    const args = ["example:hello", "x", "--max-turns", "1", "--json", ...plugins];
    const { code, out } = await teacherAssist(args, { cwd: here.dir });
    expect(code).toBe(5);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ status: "error_max_turns", turns: 1 });
    const go = await teacherAssist(["--resume", result.sessionId, "--json", ...plugins], { cwd: here.dir });
    expect(go.code).toBe(0);
    expect(JSON.parse(go.out).text).toContain("“x”");
  });

  test("2: a budget for a model whose price nobody knows, said up front", async () => {
    using here = scratch();
    const args = [
      "example:hello",
      "x",
      "--base-url",
      "http://127.0.0.1:9",
      "--model",
      "home-made",
      "--max-budget-usd",
      "1",
    ];
    const { code, err } = await teacherAssist([...args, ...plugins], { cwd: here.dir });
    expect(code).toBe(2);
    expect(err).toContain("the price of home-made is not known");
  });
});

describe("broken plugins", () => {
  function plugin(dir: string, files: Record<string, string>): string {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(dir, "mine", path, ".."), { recursive: true });
      writeFileSync(join(dir, "mine", path), text);
    }
    return join(dir, "mine");
  }

  const agent = "---\nmodel: m\nprovider: builtin\n---\nHi.\n";

  test("broken frontmatter: every problem at once, with file and line; what is whole still runs", async () => {
    using here = scratch();
    const dir = plugin(here.dir, {
      "agents/good.md": agent,
      "agents/bad.md": "---\nmodel: [\n---\nHi.\n",
      "agents/worse.md": "---\nprovider: nobody\nmaxTurns: lots\n---\nHi.\n",
      "commands/run.md": "---\nagent: good\ndescription: Runs\n---\n",
      "commands/bad.md": "---\nagent: bad\ndescription: Bad\n---\n",
      "builtin/good.ts": "export default { next: () => ({ text: 'works' }) };",
    });
    const at = { cwd: here.dir };
    const list = await teacherAssist(["--list", "--plugin-dir", dir], at);
    expect(list.code).toBe(1);
    expect(list.out).toContain("mine:run");
    expect(list.err).toMatch(/agents\/bad\.md:\d+: /);
    expect(list.err).toMatch(/agents\/worse\.md:2: /);
    expect(list.err).toMatch(/agents\/worse\.md:3: /);
    expect((await teacherAssist(["mine:run", "x", "--plugin-dir", dir], at)).out).toBe("works\n");
    const bad = await teacherAssist(["mine:bad", "x", "--plugin-dir", dir], at);
    expect(bad.code).toBe(1);
    expect(bad.err).toMatch(/agents\/bad\.md:\d+/);
    expect((await teacherAssist(["doctor", "--plugin-dir", dir], at)).code).toBe(1);
  });

  test("a missing agent, a missing hook and a hook of the wrong shape are named", async () => {
    using here = scratch();
    const dir = plugin(here.dir, {
      "agents/hooked.md": "---\nmodel: m\nprovider: builtin\nhooks: [nosuch]\n---\nHi.\n",
      "agents/odd.md": "---\nmodel: m\nprovider: builtin\nhooks: [odd]\n---\nHi.\n",
      "hooks/odd.ts": "export default { name: 'odd', on: 'preLop', run() {} };",
      "commands/lost.md": "---\nagent: nobody\ndescription: Lost\n---\n",
      "commands/hooked.md": "---\nagent: hooked\ndescription: Hooked\n---\n",
      "commands/odd.md": "---\nagent: odd\ndescription: Odd\n---\n",
      "builtin/hooked.ts": "export default { next: () => ({ text: 'must not run' }) };",
      "builtin/odd.ts": "export default { next: () => ({ text: 'must not run' }) };",
    });
    const run = (name: string) =>
      teacherAssist([`mine:${name}`, "x", "--plugin-dir", dir], { cwd: here.dir });
    const [lost, hooked, odd] = await Promise.all([run("lost"), run("hooked"), run("odd")]);
    for (const { code, out } of [lost, hooked, odd]) expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(lost.err).toContain("nobody");
    expect(hooked.err).toContain("nosuch");
    expect(odd.err).toContain("preLoop");
  });

  test("a hook or author that does not compile is named", async () => {
    using here = scratch();
    const dir = plugin(here.dir, {
      "agents/a.md": agent,
      "commands/a.md": "---\nagent: a\ndescription: A\n---\n",
      "builtin/a.ts": "export default {{{",
    });
    const { code, err } = await teacherAssist(["mine:a", "x", "--plugin-dir", dir], { cwd: here.dir });
    expect(code).toBe(1);
    expect(err).toContain("builtin/a.ts");
  });
});

describe("what is on disk", () => {
  test("an unreadable session file is moved aside, reported and never overwritten", async () => {
    using here = scratch();
    const at = { cwd: here.dir };
    const { out } = await teacherAssist(["example:hello", "x", "--json", ...plugins], at);
    const { sessionId } = JSON.parse(out);
    const sessions = join(here.dir, "sessions");
    writeFileSync(join(sessions, `${sessionId}.json`), '{"id": "half');
    const list = await teacherAssist(["--sessions"], at);
    expect(list.code).toBe(0);
    expect(list.err).toContain(sessionId);
    const resumed = await teacherAssist(["--resume", sessionId, "y", ...plugins], at);
    expect(resumed.code).toBe(1);
    expect(resumed.err).toContain("damaged");
    const kept = readdirSync(sessions).filter((name) => name.startsWith(sessionId));
    const texts = await Promise.all(kept.map((name) => Bun.file(join(sessions, name)).text()));
    expect(texts).toContain('{"id": "half');
  });

  test("a data folder that cannot be written to is said in one line", async () => {
    using here = scratch();
    writeFileSync(join(here.dir, "file"), "");
    const env = { TEACHER_ASSIST_DATA: join(here.dir, "file", "data") };
    const { code, err } = await teacherAssist(["example:hello", "x", ...plugins], { cwd: here.dir, env });
    expect(code).toBe(1);
    expect(err).toStartWith("Using built-in");
    expect(err).not.toContain("    at ");
    expect(existsSync(join(here.dir, "sessions"))).toBe(false);
  });

  const small = ["unshare", "-rm", "sh", "-c"];
  const canMount = Bun.spawnSync([...small, "mount -t tmpfs -o size=64k tmpfs /mnt"]).exitCode === 0;
  if (!canMount)
    console.log("skipped: a full disk through the command line (this system lets us mount no small disk)");

  test.skipIf(!canMount)(
    "a full disk ends in a clear error and exit 1, and what was saved can be read",
    async () => {
      using here = scratch();
      const disk = join(here.dir, "disk");
      mkdirSync(disk);
      const run = `"$BUN" "$MAIN" example:hello "$1" --json --plugin-dir "$PLUGIN" --workspace "$WORKSPACE" 2>"$OUT/err"`;
      const script = `mount -t tmpfs -o size=64k tmpfs "$DISK" && cd "$DISK" || exit 99
      set -- first; ${run} >"$OUT/first.json"; echo $? >"$OUT/codes"
      head -c 200000 /dev/zero >filler 2>/dev/null
      set -- second; ${run} >"$OUT/second.json"; echo $? >>"$OUT/codes"; cp "$OUT/err" "$OUT/err-full"
      rm filler; "$BUN" "$MAIN" --sessions --json >"$OUT/sessions.json"; echo $? >>"$OUT/codes"`;
      const env = {
        PATH: process.env.PATH ?? "",
        HOME: here.dir,
        BUN: process.execPath,
        MAIN: join(import.meta.dir, "..", "..", "src", "cli", "main.ts"),
        PLUGIN: example,
        WORKSPACE: sampleWorkspace,
        OUT: here.dir,
        DISK: disk,
      };
      await Bun.spawn([...small, script], { env }).exited;
      const text = (name: string) => Bun.file(join(here.dir, name)).text();
      expect((await text("codes")).trim().split("\n")).toEqual(["0", "1", "0"]);
      const error = await text("err-full");
      expect(error).toMatch(/full/);
      expect(error).not.toContain("    at ");
      const { sessionId } = JSON.parse(await text("first.json"));
      const ids = JSON.parse(await text("sessions.json")).sessions.map(
        (session: { id: string }) => session.id,
      );
      expect(ids).toContain(sessionId);
    },
  );
});
