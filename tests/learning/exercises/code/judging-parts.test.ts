import { expect, test } from "bun:test";
import fc from "fast-check";
import { boundaryOf } from "../../../../src/learning/exercises/code/boundary.ts";
import { failuresOf } from "../../../../src/learning/exercises/code/failures.ts";
import { inputShape } from "../../../../src/learning/exercises/code/input-shape.ts";
import { withMarker } from "../../../../src/learning/exercises/code/place-to-write.ts";
import { probeCalls } from "../../../../src/learning/exercises/code/probe-calls.ts";
import { rateCode } from "../../../../src/learning/exercises/code/rate-code.ts";
import { examineScript } from "../../../../src/learning/exercises/code/script/examine-script.ts";
import { tokens } from "../../../../src/learning/exercises/code/script/tokens.ts";
import type { CodeLanguage } from "../../../../src/learning/exercises/code/task.ts";
import { equal, type Value } from "../../../../src/learning/exercises/code/value.ts";
import { alike } from "../../../../src/learning/exercises/code/value-likeness.ts";
import { scriptTask, smallCourse, taskNamed } from "./support.ts";

test("two values are equal exactly where the language says so", () => {
  const cases: [Value, Value, boolean, boolean | "never there"][] = [
    [2, { f: "2.0", i: "0x2" }, true, "never there"],
    [true, 1, true, false],
    [{ l: [1, 2] }, { t: [1, 2] }, false, false],
    [{ s: [1, 2] }, { s: [2, 1] }, true, true],
    [
      {
        d: [
          ["a", 1],
          ["b", 2],
        ],
      },
      {
        d: [
          ["b", 2],
          ["a", 1],
        ],
      },
      true,
      true,
    ],
    ["1", 1, false, false],
    [{ i: "0x20000000000000" }, { f: "9007199254740992.0", i: "0x20000000000000" }, true, "never there"],
    [{ o: "function" }, { o: "function" }, false, false],
    [{ o: "undefined" }, { o: "undefined" }, true, true],
    [{ o: "undefined" }, null, false, false],
    [{ l: ["a,b"] }, { l: ["a", "b"] }, false, false],
    ["[1]", { l: [1] }, false, false],
  ];
  for (const [a, b, python, javascript] of cases) {
    expect({ a, b, same: equal(a, b, "python") }).toEqual({ a, b, same: python });
    if (javascript !== "never there")
      expect({ a, b, same: equal(a, b, "javascript") }).toEqual({ a, b, same: javascript });
  }
});

test("what is special about an input is seen in its text", () => {
  const cases = {
    "f([])": "empty",
    "f('')": "empty",
    "f({}, 3)": "empty",
    "f(None)": "nothing",
    "f(0)": "zero",
    "f([7])": "single",
    "f(['only, one'])": "single",
    "f((1, None, None))": "single",
    "f([-5, -2])": "negative",
    "f([3, 1, 3])": "repeats",
    "f([3, 1, 2])": "ordinary",
    "f('a[]b')": "ordinary",
    "f(list(range(20000)))": "large",
    "f([1] * 50000)": "large",
    "f(10 ** 40)": "large",
    "f([1000, 2000])": "ordinary",
    "(lambda a: (f(a), a)[1])([])": "empty",
  };
  const seen: Record<string, string> = Object.fromEntries(
    Object.keys(cases).map((call) => [call, inputShape(call)]),
  );
  expect(seen).toEqual(cases);
});

test("a wrong value is told by how it is like the right one", () => {
  const as = (expected: Value, actual: Value) => alike(expected, actual, "python")?.as ?? null;
  expect(as(5, 6)).toBe("one-off");
  expect(as(-1, 0)).toBeNull();
  expect(as(true, false)).toBeNull();
  expect(as({ l: [1, 2, 3] }, { l: [1, 2] })).toBe("one-off");
  expect(as({ l: [1, 2, 3] }, { l: [2, 3] })).toBe("one-off");
  expect(as({ l: [1, 2, 3] }, { l: [3, 2, 1] })).toBeNull();
  expect(as({ l: [1, 2] }, { t: [1, 2] })).toBe("kind");
  expect(as({ l: [2, 1] }, { s: [1, 2] })).toBe("kind");
  expect(as(5, "5")).toBe("kind");
  expect(as(5, { l: [5] })).toBe("kind");
  expect(as({ t: [9, true] }, { t: [9, false] })).toBe("count");
  expect(as({ l: [{ t: [1, 2] }] }, { l: [{ l: [1, 2] }] })).toBe("kind");
});

test("-1 says that there is none only where no other answer and nothing given is negative", () => {
  const why = (calls: readonly (readonly [call: string, expected: number, actual: number])[]) => {
    const tests = calls.map(([call, expected]) => ({
      name: call,
      call,
      expected,
      expectedShown: String(expected),
      steps: null,
    }));
    const ran = calls.map(([, expected, value]) => ({
      came: "value" as const,
      value,
      shown: String(value),
      output: "",
      passed: value === expected,
      steps: null,
    }));
    return failuresOf(ran, { tests, given: "", probes: [] }, "python").map(({ evidence }) => evidence);
  };
  const none = "here there is none";
  const found = [
    ["place([4, 9, 2], 9)", 1, 1],
    ["place([3, 8, 5], 5)", 2, 2],
  ] as const;
  expect(why([...found, ["place([1, 2, 4], 7)", -1, 3]])[0]).toContain(none);
  const least = [
    ["least([4, 9, 2])", 2, 2],
    ["least([6, -4, 5])", -4, -4],
  ] as const;
  expect(why([...least, ["least([3, 5, n])", -1, 3]])[0]).not.toContain(none);
  const low = [
    ["lowest([4, 9, 2])", 2, 2],
    ["lowest([6, 4, 5])", 4, 4],
  ] as const;
  expect(why([...low, ["lowest(list(range(-1, 9)))", -1, 0]])[0]).not.toContain(none);
});

test("the rating follows the table of tests passed and code quality", () => {
  const work = {
    passed: 6,
    total: 6,
    quality: "clean",
    hintsUsed: 0,
    isScaffolded: false,
    forbidden: false,
    notWorkedOut: false,
  } as const;
  expect(rateCode(work)).toBe(4);
  expect(rateCode({ ...work, quality: "minor issues" })).toBe(3);
  expect(rateCode({ ...work, quality: "poor" })).toBe(2);
  expect(rateCode({ ...work, hintsUsed: 2 })).toBe(2);
  expect(rateCode({ ...work, forbidden: true })).toBe(2);
  expect(rateCode({ ...work, passed: 3 })).toBe(2);
  expect(rateCode({ ...work, passed: 2 })).toBe(1);
  expect(rateCode({ ...work, passed: 0, total: 0 })).toBe(1);
  expect(rateCode({ ...work, notWorkedOut: true })).toBe(1);
});

test("the same calls with other numbers keep the order of what is in them", () => {
  const probes = probeCalls(taskNamed("pair-with-sum").task);
  expect(probes.filter(({ isNear, isOther }) => isNear && !isOther).map(({ call }) => call)).toEqual([
    "pair_with_sum([2, 4, 5, 7, 11], 10)",
    "pair_with_sum([2, 5, 10], 9)",
    "pair_with_sum([2, 5, 5, 10], 9)",
    "pair_with_sum([], 6)",
    "pair_with_sum([-6, -1, 4, 6], 4)",
    "pair_with_sum([2, 4, 5, 11], 12)",
  ]);
});

const listsIn = (call: string): number[][] =>
  [...call.matchAll(/\[([^[\]]*)\]/g)].map(([, inside = ""]) =>
    inside === "" ? [] : inside.split(", ").map(Number),
  );

test("what is given otherwise keeps to what is so in every test: sorted lists stay sorted, squares square", () => {
  const others = (id: string) => probeCalls(taskNamed(id).task).filter(({ isOther }) => isOther);
  const sorted = others("pair-with-sum").flatMap(({ call }) => listsIn(call));
  expect(sorted.length).toBeGreaterThan(20);
  for (const list of sorted) expect(list).toEqual(list.toSorted((a, b) => a - b));
  const squares = others("magic-square").map(({ call }) => listsIn(call));
  expect(squares.length).toBeGreaterThan(5);
  for (const rows of squares) for (const row of rows) expect(row.length).toBe(rows.length);
});

test("only what is given is changed: neither the index of what is looked at nor a function in the test", () => {
  const task = {
    ...taskNamed("selection-sort").task,
    tests: [
      { name: "a", call: "(lambda a: (selection_sort(a), a)[1])([5, 2, 4])", expect: "[2, 4, 5]" },
      { name: "b", call: "selection_sort(lambda n: n + 7, [3, (1, 'x'), None])[0]", expect: "0" },
    ],
  };
  const calls = probeCalls(task).map(({ call }) => call);
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(call).toMatch(/a\)\[1\]\)\(\[|lambda n:n\+7, .*\)\[0\]$/);
});

test("words of JavaScript are found whatever the text, and nothing but spaces and comments is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (source) => {
      for (const { text, line } of tokens(source)) {
        expect(text.length).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(source.split("\n").length);
      }
    }),
  );
  const bare = fc
    .array(fc.constantFrom("a", "=>", "1.5", "'x y'", ["`t$", "{a}`"].join(""), "{", "}", "===", "数", "?."))
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(bare, (source) =>
      expect(
        tokens(source)
          .map(({ text }) => text)
          .join(" "),
      ).toBe(source),
    ),
  );
  const nested = ["`p$", "{`q`}`"].join("");
  const template = `string ${nested}`;
  expect(
    tokens(`a / b / c; // no\n/x[/]y/.test(s) /* no */ ${nested}`).map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual([
    "name a",
    "mark /",
    "name b",
    "mark /",
    "name c",
    "mark ;",
    "regex /x[/]y/",
    "mark .",
    "name test",
    "mark (",
    "name s",
    "mark )",
    template,
  ]);
});

test("JavaScript's forbidden names are found as calls and properties, not in words, comments or one's own names", () => {
  const [task] = smallCourse("javascript", [scriptTask]).items.get("senarai")?.code_tasks ?? [];
  if (task === undefined) throw new Error("no task");
  const found = (code: string) =>
    examineScript(code, task).findings.filter(({ level }) => level === "forbidden").length;
  expect(found("const x = numbers.reduce(f);")).toBe(1);
  expect(found('const x = numbers["reduce"](f);')).toBe(1);
  expect(found("const x = numbers?.reduce(f);")).toBe(1);
  expect(found("const { reduce } = Array.prototype; reduce.call(a);")).toBeGreaterThan(0);
  expect(found("// reduce\nconst s = 'reduce it';")).toBe(0);
  expect(found("function reduce(a) { return a; }\nconst x = reduce(1);")).toBe(0);
  expect(found("const f = (reduce) => reduce + 1;")).toBe(0);
});

test("the learner sees where to write: in the function, after its docstring, and as the course has marked it", () => {
  const named = (starter: string, language: CodeLanguage = "python") => withMarker(starter, "f", language);
  expect(
    named(
      'import os\n\n\ndef g():\n    pass\n\n\ndef f(\n    x: int,\n) -> int:\n    """Give\n    back x."""\n    return None',
    ),
  ).toEndWith('    back x."""\n    # YOUR CODE HERE\n    return None');
  expect(named("def f(x):\n  total = 0\n  return total + 1")).toBe(
    "def f(x):\n  # YOUR CODE HERE: what stands here is not right yet\n  total = 0\n  return total + 1",
  );
  expect(named('def f(x):\n    """Only this."""')).toBe(
    'def f(x):\n    # YOUR CODE HERE: what stands here is not right yet\n    """Only this."""',
  );
  expect(named("def f(x):\n    # your code here\n    pass")).toBe(
    "def f(x):\n    # your code here\n    pass",
  );
  expect(named("f = lambda x: 1")).toBe(
    "# YOUR CODE HERE: what stands here is not right yet\nf = lambda x: 1",
  );
  expect(named("export function f(a: string[]): number {\n  return 0;\n}", "typescript")).toBe(
    "export function f(a: string[]): number {\n  // YOUR CODE HERE\n  return 0;\n}",
  );
  expect(named("const f = (a) => {\n\treturn [];\n};", "javascript")).toContain(
    "{\n\t// YOUR CODE HERE\n\treturn",
  );
});

test("a test at an end of what is given is known by its call", () => {
  const at = (call: string, name = "") => boundaryOf({ name, call });
  expect([
    at("find([1, 3, 9], 9)"),
    at("find([1, 3, 9], 1)"),
    at("find([5], 5)"),
    at("find(range(100), 99)"),
  ]).toEqual(["last item", "first item", "only item", "last item"]);
  expect(at("count(12, 4)", "limit included")).toBe("limit itself");
  expect([
    at("find([1, 3, 9], 3)"),
    at("find([], 3)"),
    at("largest([4])"),
    at("fizz(5)", "first five"),
  ]).toEqual([null, null, null, null]);
});
