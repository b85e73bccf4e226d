import { expect, test } from "bun:test";
import fc from "fast-check";
import type { BoxOutcome, BoxRunner } from "../../../src/learning/sandbox/box.ts";
import { nameProblem, staysInside } from "../../../src/learning/sandbox/file-names.ts";
import { describeBox, runInBox } from "../../../src/learning/sandbox/run-in-box.ts";
import { sandboxProfile } from "../../../src/learning/sandbox/sandbox-exec.ts";

const hello = { language: "python", files: { "a.py": "print('hello')" }, entry: "a.py" } as const;

test("without a working box nothing is run, and the learner is told", async () => {
  let ran = false;
  const broken: BoxRunner = {
    name: "broken",
    languages: ["python"],
    available: async () => false,
    run: async () => {
      ran = true;
      return outcome("broken");
    },
  };
  const result = await runInBox(hello, { runners: [broken] });
  expect(result).toMatchObject({ status: "refused", runner: null, stdout: "", exitCode: null });
  expect(result.message).toContain("was not run");
  expect(ran).toBe(false);
  expect((await runInBox(hello, { runners: [] })).status).toBe("refused");
});

test("a box that turns out not to work gives way to the next one", async () => {
  const failing = runner("first", { ...outcome("first"), status: "refused" });
  const next = runner("second", outcome("second"));
  expect((await runInBox(hello, { runners: [failing, next] })).runner).toBe("second");
});

test("what would run each language here can be told", async () => {
  const described = await describeBox();
  expect(described.map(({ language }) => language)).toEqual(["python", "javascript", "typescript"]);
  for (const { runner: name, why } of described) expect(why).toContain(name ?? "none of these works");
});

test("no file name leads out of the box", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", ".", "/", "\\", "-", ":", "\0", "é", " ") }),
      (name) => {
        fc.pre(staysInside(name));
        expect(new URL(encodeURI(name), "file:///x/box/").pathname.startsWith("/x/box/")).toBe(true);
        expect(name).not.toMatch(/^[/-]|(^|\/)\.\.?(\/|$)|\0|\\/);
      },
    ),
  );
  for (const bad of ["../a.py", "/etc/passwd", "a/../../b", "", "a//b", "C:\\x", "-c", "a\nb"])
    expect(nameProblem({ language: "python", files: { [bad]: "" }, entry: bad })).not.toBeNull();
  for (const good of ["exercise.py", "parts/helper.py", "tâche 1.py"])
    expect(nameProblem({ language: "python", files: { [good]: "" }, entry: good })).toBeNull();
});

test("a request that names no file to run, or one twice, is refused in words", async () => {
  const missing = await runInBox({ ...hello, entry: "b.py" });
  expect(missing).toMatchObject({ status: "refused" });
  expect(missing.message).toContain("b.py");
  const twice = await runInBox({ ...hello, files: { a: "", "a/b.py": "" }, entry: "a" });
  expect(twice.message).toContain("both a file and a folder");
});

test("the macOS profile denies first and never opens a home folder", () => {
  const profile = sandboxProfile({ program: "/opt/py/bin/python3", folders: ["/opt/py"] }, '/tmp/a "box"');
  expect(profile.split("\n").slice(0, 3)).toEqual(["(version 1)", "(deny default)", "(deny network*)"]);
  expect(profile).toContain('(subpath "/tmp/a \\"box\\"")');
  expect(profile).not.toMatch(/\(subpath "(\/|\/Users|\/private|\/Users\/[^/]+)"\)/);
});

function runner(name: string, result: BoxOutcome): BoxRunner {
  return { name, languages: ["python"], available: async () => true, run: async () => result };
}

function outcome(name: string): BoxOutcome {
  return { status: "done", exitCode: 0, stdout: "", stderr: "", seconds: 0, runner: name, message: "" };
}
