import { afterAll, describe, expect, test } from "bun:test";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { swept } from "../sweep.ts";
import { checkout, installedList, recordingNpm, root, stamp } from "./checkout.ts";

const top = realpathSync(mkdtempSync(join(tmpdir(), "checkout ü-")));
const first = join(top, "first");
const elsewhere = join(top, "elsewhere");
chmodSync(top, 0o755);
mkdirSync(elsewhere);
checkout(first);
afterAll(() => rmSync(top, { recursive: true, force: true }));

function run(command: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) {
  const { cwd = elsewhere, env = {} } = options;
  const { stdout, stderr, exitCode } = Bun.spawnSync([...command], {
    cwd,
    env: { PATH: process.env.PATH ?? "", HOME: elsewhere, NO_COLOR: "1", ...env },
  });
  return { code: exitCode, out: stdout.toString(), err: stderr.toString() };
}

describe("what is installed is found, and left in place", () => {
  const setup = (...args: string[]) => {
    const npm = recordingNpm(top);
    const done = run(["node", join(first, "scripts", "setup.mjs"), ...args], { env: { PATH: npm.path } });
    return { ...done, calls: npm.calls() };
  };
  const list = join(first, "node_modules", ".package-lock.json");
  test.each([
    ["everything, by npm ci: nothing is done, and the tests' tools stay", "", () => true, [], "all"],
    [
      "all but the tests' tools: enough to run",
      "",
      (_: string, { dev }: { dev?: boolean }) => !dev,
      [],
      "run",
    ],
    [
      "all but the tests' tools, and tests are to run",
      "all",
      (_: string, { dev }: { dev?: boolean }) => !dev,
      ["ci"],
      "all",
    ],
    [
      "one package is missing: the tests' tools are kept",
      "",
      (path: string) => path !== "node_modules/zod",
      ["ci"],
      "all",
    ],
    [
      "one is missing, and there are no tests' tools",
      "",
      (path: string, { dev }: { dev?: boolean }) => !dev && path !== "node_modules/zod",
      ["ci --omit=dev"],
      "run",
    ],
    ["nothing at all", "", () => false, ["ci --omit=dev"], "run"],
  ])("%s", (_, scope, keep, calls, stamped) => {
    rmSync(stamp(first), { force: true });
    writeFileSync(list, installedList(keep));
    const done = setup(...(scope === "" ? [] : [scope]));
    expect(done.code).toBe(0);
    expect(done.calls.map((call) => call.replace(/ --(no-audit|no-fund|loglevel=error)/g, ""))).toEqual(
      calls,
    );
    expect(readFileSync(stamp(first), "utf8").split("\n")[0]).toBe(stamped);
    writeFileSync(
      list,
      installedList(() => true),
    );
  });
});

describe("a checkout that is moved, renamed or copied", () => {
  const facts = (dir: string) => {
    const { code, out, err } = run([join(dir, "bin", "teacher-assist"), "doctor", "--json"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    return out;
  };

  test("finds its own plugins, courses and sample workspace, and nothing of the old place", () => {
    rmSync(stamp(first), { force: true });
    expect(run(["node", join(first, "scripts", "setup.mjs")]).code).toBe(0);
    const compiled = (dir: string) => join(dir, "node_modules", ".cache", "teacher-assist", "main.js");
    expect(readFileSync(compiled(first), "utf8")).not.toContain(top);
    const copy = join(top, "copy");
    cpSync(first, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    const ofCopy = facts(copy);
    expect(ofCopy).toContain(join(copy, "workspace"));
    expect(ofCopy).not.toContain(first);
    const moved = join(top, "moved there");
    renameSync(first, moved);
    try {
      expect(facts(moved)).toContain(join(moved, "workspace"));
      const launcher = join(moved, "bin", "teacher-assist");
      expect(run([launcher, "--list"]).out).toContain("lesson-planning:create-lesson");
      const plan = run([launcher, "study", "plan", "bahasa-melayu", "--json"]);
      expect(plan).toMatchObject({ code: 0, out: expect.stringContaining("concept_id") });
      const exercise = run([
        launcher,
        "study",
        "new",
        "intro-to-algorithms",
        "binary-search",
        "--modality",
        "code",
        "--json",
      ]);
      expect(exercise.code).toBe(0);
      // It was the compiled one that ran.
      expect(run(["find", join(moved, "src"), "-newer", compiled(moved)]).out).toBe("");
    } finally {
      renameSync(moved, first);
    }
  });
});

test("what is changed in the source is what runs next, and what is not touched by it stays compiled", () => {
  expect(run(["node", join(first, "scripts", "setup.mjs")]).code).toBe(0);
  const launcher = join(first, "bin", "teacher-assist");
  const file = join(first, "src", "cli", "version.ts");
  const before = readFileSync(file, "utf8");
  const { atime, mtime } = statSync(file);
  const compiledList = join(first, "node_modules", ".cache", "teacher-assist", "list.js");
  const compiledBefore = readFileSync(compiledList);
  try {
    writeFileSync(file, before.replace("manifest.version", "'next after' + manifest.version"));
    expect(run([launcher, "--version"])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^next after/),
    });
    writeFileSync(compiledList, "console.log('compiled'); process.exitCode = 0;");
    expect(run([launcher, "--list"]).out).toBe("compiled\n");
    rmSync(compiledList);
    expect(run([launcher, "--list"]).out).toContain("lesson-planning:create-lesson");
  } finally {
    writeFileSync(file, before);
    writeFileSync(compiledList, compiledBefore);
    utimesSync(file, atime, mtime); // or everything would be compiled again for the tests that follow
  }
});

describe("a checkout that one may not write to", () => {
  const start = join(first, "scripts", "start.mjs");
  const root0 = process.getuid?.() === 0;
  const readOnly = ["bwrap", "--dev-bind", "/", "/", "--ro-bind", first, first];
  const another = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
  const ways = { "on a read-only disk": readOnly, "somebody else's": another };
  for (const [name, wrapper] of Object.entries(ways)) {
    // What is installed is linked from this checkout, which may lie in a private folder.
    const reaches = ["test", "-r", join(root, "node_modules", "bun", "package.json")];
    const works = root0 && run([...wrapper, ...reaches], { cwd: "/" }).code === 0;
    if (!works)
      console.log(
        `skipped: a checkout ${name} (needs root, ${wrapper[0]} and a folder that others may read)`,
      );
    test.skipIf(!works)(
      `${name}: npm start works, and where something is missing says so in one line`,
      () => {
        const home = { HOME: "/nonexistent" };
        expect(run(["node", join(first, "scripts", "setup.mjs")]).code).toBe(0);
        const at = { cwd: "/", env: home };
        expect(run([...wrapper, "node", start, "--version"], at)).toMatchObject({ code: 0, err: "" });
        expect(run([...wrapper, join(first, "bin", "teacher-assist"), "--version"], at)).toMatchObject({
          code: 0,
          err: "",
        });
        const list = join(first, "node_modules", ".package-lock.json");
        rmSync(stamp(first));
        expect(run([...wrapper, "node", start, "--version"], at)).toMatchObject({ code: 0, err: "" });
        writeFileSync(
          list,
          installedList((path) => path !== "node_modules/zod"),
        );
        const missing = run([...wrapper, "node", start, "--version"], at);
        writeFileSync(
          list,
          installedList(() => true),
        );
        expect(missing.code).toBe(1);
        expect(missing.err.trim().split("\n")).toHaveLength(1);
        expect(missing.err).toContain("cannot be written to by you");
      },
    );
  }
});

describe("stopping what was started", () => {
  const serving = async (command: readonly string[], signal: NodeJS.Signals) => {
    const child = Bun.spawn([...command], {
      cwd: root,
      env: { PATH: process.env.PATH ?? "", HOME: elsewhere, TEACHER_ASSIST_DATA: elsewhere },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "ignore",
    });
    const reader = child.stdout.getReader();
    let said = "";
    while (!/"port":\d+/.test(said)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`It never served: ${said}`);
      said += new TextDecoder().decode(value);
    }
    const port = Number(/"port":(\d+)/.exec(said)?.[1]);
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
        () => true,
        () => false,
      );
    expect(await answers()).toBe(true);
    child.kill(signal);
    await child.exited;
    while (await answers()) await Bun.sleep(50); // the limit of the test ends what never ends
    return child.exitCode;
  };
  const args = ["--serve", "--no-open", "--json"];
  const launcher = { who: "the launcher", command: ["node", "scripts/start.mjs", ...args], code: 0 };
  const npm = { who: "npm start", command: ["npm", "start", "--silent", "--", ...args], code: null };
  const ways = [
    { ...launcher, signal: "SIGTERM" },
    { ...launcher, signal: "SIGHUP" },
    { ...npm, signal: "SIGHUP" },
    { ...npm, signal: "SIGTERM" },
  ] as const;
  for (const { who, command, code, signal } of swept(ways, 1)) {
    test(`${signal} to ${who} ends the server${code === null ? "" : ", cleanly"}`, async () => {
      const ended = await serving(command, signal);
      if (code !== null) expect(ended).toBe(code);
    });
  }
});

test("npx bun test asks for the tests' own tools before any test is read", async () => {
  expect(run(["node", join(first, "scripts", "setup.mjs")]).code).toBe(0);
  const bare = checkout(join(top, "bare"));
  const tool = join(bare, "node_modules", "fast-check");
  rmSync(tool);
  // What was compiled for the first will do: this is not about compiling.
  cpSync(join(first, "node_modules", ".cache"), join(bare, "node_modules", ".cache"), { recursive: true });
  const npm = recordingNpm(top, `ln -s '${join(root, "node_modules", "fast-check")}' '${tool}'`);
  writeFileSync(
    join(bare, "node_modules", ".package-lock.json"),
    installedList((_, { dev }) => !dev),
  );
  cpSync(join(root, "bunfig.toml"), join(bare, "bunfig.toml"));
  writeFileSync(join(bare, "one.test.ts"), 'import { test } from "bun:test"; test("one", () => {});');
  const done = run([process.execPath, "test", "./one.test.ts"], { cwd: bare, env: { PATH: npm.path } });
  expect(done.err).toContain("1 pass");
  expect(npm.calls()).toEqual([expect.stringMatching(/^ci (?!.*omit)/)]);
});
