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

# A right program that looks at a part of what it is given first, and at nothing else of it.
looks = {
    "the last two": lambda given: given[-2:],
    "the first two": lambda given: given[:2],
    "the first and the last": lambda given: given[:1] + given[-1:] if len(given) > 1 else given,
    "all but the first": lambda given: given[1:] if len(given) > 1 else given,
    "all but the last": lambda given: given[:-1] if len(given) > 1 else given,
}

def short_sighted(task, look):
    """Whether what looks at too little passes, and has been given more than it looked at."""
    space = {}
    exec(task["solution"], space)
    whole = space[task["function"]]
    state = {"inside": False, "missed": False}
    def narrow(*given):
        if state["inside"]:
            return whole(*given)
        at = next((i for i, one in enumerate(given) if isinstance(one, (list, str))), None)
        if at is not None:
            part = look(given[at])
            state["missed"] = state["missed"] or part != given[at]
            given = given[:at] + (part,) + given[at + 1:]
        state["inside"] = True
        try:
            return whole(*given)
        finally:
            state["inside"] = False
    space[task["function"]] = narrow
    try:
        # Short ones first: most fail there.
        for test in sorted(task["tests"], key=lambda test: "range" in test["call"] or "*" in test["call"]):
            if eval(test["call"], space) != eval(test["expect"], space):
                return False
    except Exception:
        return False
    return state["missed"]

def printed(source):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(source, {})
    return out.getvalue().strip()

work = json.load(sys.stdin)
print(json.dumps({
    "tasks": [[t["id"], passes(t["solution"], t["tests"]), passes(t["starter"], t["tests"])] for t in work["tasks"]],
    "holes": [[t["id"], name] for t in work["tasks"] for name, look in looks.items() if short_sighted(t, look)],
    "outputs": [[o["output"].strip(), printed(o["code"])] for o in work["outputs"]],
}))
`;

test.skipIf(python === null)(
  "every code task can be solved, is not solved by its starter or by what looks at a part of its input, and every printed output is true",
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
      const { tasks, outputs, holes } = JSON.parse(out);
      expect(tasks.filter(([, solved, starter]: [string, boolean, boolean]) => !solved || starter)).toEqual(
        [],
      );
      expect({ name, holes }).toEqual({ name, holes: [] });
      expect(outputs.filter(([said, is]: [string, string]) => said !== is)).toEqual([]);
      if (name === "intro-to-algorithms") expect(tasks.length).toBeGreaterThanOrEqual(25);
    }
  },
);
