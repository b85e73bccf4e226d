import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";

const courses = join(import.meta.dir, "..", "..", "courses");
const python = Bun.which("python3");
if (python === null)
  console.log("skipped: the courses' Python tasks are not run, because there is no python3 here");

/** Runs each task's solution and starter against its tests, and each short program for its output. */
const prover = `
import contextlib, io, json, sys

def passes(source, tests):
    space = {}
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(source, space)
            for test in tests:
                if eval(test["call"], space) != eval(test["expect"], space):
                    return False
    except Exception:
        return False
    return True

def printed(source):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(source, {})
    return out.getvalue().strip()

work = json.load(sys.stdin)
print(json.dumps({
    "tasks": [[t["id"], passes(t["solution"], t["tests"]), passes(t["starter"], t["tests"])] for t in work["tasks"]],
    "outputs": [[o["output"].strip(), printed(o["code"])] for o in work["outputs"]],
}))
`;

test.skipIf(python === null)(
  "every code task can be solved, is not solved by its starter, and every printed output is true",
  async () => {
    for (const name of readdirSync(courses)) {
      const { course } = loadCourse(join(courses, name));
      const items = [...(course?.items.values() ?? [])];
      const work = {
        tasks: items.flatMap(({ code_tasks }) => code_tasks),
        outputs: items.flatMap(({ outputs }) => outputs),
      };
      const child = Bun.spawn([python ?? "", "-c", prover], {
        stdin: new Blob([JSON.stringify(work)]),
        stdout: "pipe",
        stderr: "pipe",
      });
      const [out, err] = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
      ]);
      expect({ name, err }).toEqual({ name, err: "" });
      const { tasks, outputs } = JSON.parse(out);
      expect(tasks.filter(([, solved, starter]: [string, boolean, boolean]) => !solved || starter)).toEqual(
        [],
      );
      expect(outputs.filter(([said, is]: [string, string]) => said !== is)).toEqual([]);
      if (name === "intro-to-algorithms") expect(tasks.length).toBeGreaterThanOrEqual(25);
    }
  },
);
