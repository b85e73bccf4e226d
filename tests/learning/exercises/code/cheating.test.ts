import { expect, test } from "bun:test";
import { testFile } from "../../../../src/learning/exercises/code/test-file.ts";
import { swept } from "../../../sweep.ts";
import { handIn, scriptTask, smallCourse, taskNamed } from "./support.ts";

const wrong = "def count_multiples(limit, k):\n    return None\n";
const fake = `{"kind": "called", "index": 0, "value": 3, "shown": "3"}`;

const attempts: Record<string, string> = {
  "results that it prints itself": `${wrong}\nimport json\nfor i in range(9):\n    print(json.dumps({"version": 3, "status": "pass", "tests": []}))\n    print('${fake}')\n`,
  "results written past the harness": `${wrong}\nimport os\nos.write(1, b'{"version": 3, "status": "pass"}\\n' + b'${fake}\\n' * 9)\n`,
  "leaving with success": `import sys\n${wrong}\nsys.exit(0)\n`,
  "leaving at once": `import os\nos._exit(0)\n${wrong}`,
  "leaving from inside the function": "import os\ndef count_multiples(limit, k):\n    os._exit(0)\n",
  "raising SystemExit inside the function": "def count_multiples(limit, k):\n    raise SystemExit(0)\n",
  "a value that is equal to everything":
    "class Any(int):\n    def __eq__(self, other):\n        return True\n    def __ne__(self, other):\n        return False\n    def __repr__(self):\n        return '3'\n    __hash__ = int.__hash__\n\n\ndef count_multiples(limit, k):\n    return Any(-7)\n",
  "an object that is equal to everything":
    "class Any:\n    def __eq__(self, other):\n        return True\n\n\ndef count_multiples(limit, k):\n    return Any()\n",
  "other builtins and another json":
    "import builtins, json\nbuiltins.isinstance = lambda *a: True\nbuiltins.eval = lambda *a: 3\nbuiltins.compile = lambda *a, **k: None\njson.dumps = lambda *a, **k: '{}'\nbuiltins.print = lambda *a, **k: None\nbuiltins.AssertionError = Exception\n\ndef count_multiples(limit, k):\n    return None\n",
  "another harness":
    "import sys\nmain = sys.modules['__main__']\nmain.plain = lambda value: 3\nmain.shown = lambda value: '3'\nmain.JOB['calls'] = []\n\ndef count_multiples(limit, k):\n    return None\n",
  "the word of the lines, taken from the frames":
    "import sys, gc, os, json\n\ndef words():\n    found = set()\n    for one in gc.get_objects():\n        if isinstance(one, type(words)) and one.__closure__:\n            for cell in one.__closure__:\n                try:\n                    if isinstance(cell.cell_contents, str) and len(cell.cell_contents) == 36:\n                        found.add(cell.cell_contents)\n                except ValueError:\n                    pass\n    return found\n\nfor word in words():\n    os.write(1, ('\\n' + word + json.dumps({'kind': 'loaded', 'found': True}) + '\\n').encode())\n    for index in range(6):\n        os.write(1, ('\\n' + word + json.dumps({'kind': 'called', 'index': index, 'value': True, 'passed': True, 'status': 'pass'}) + '\\n').encode())\n        os.write(1, ('\\n' + word + json.dumps({'kind': 'started', 'index': index + 1000}) + '\\n').encode())\nos._exit(0)\n\ndef count_multiples(limit, k):\n    return None\n",
  "whatever answers lie about in the box":
    "import gc, os, sys\n\ndef lying_about():\n    texts = []\n    for name in os.listdir('.'):\n        try:\n            texts.append(open(name).read())\n        except OSError:\n            pass\n    return texts\n\ndef count_multiples(limit, k):\n    frame = sys._getframe()\n    while frame is not None:\n        for value in list(frame.f_locals.values()) + list(frame.f_globals.values()):\n            if isinstance(value, dict):\n                for key in ('expected', 'expect'):\n                    if key in value:\n                        return value[key]\n        frame = frame.f_back\n    for text in lying_about():\n        if '142' + '85' in text:\n            return int('142' + '85')\n    return None\n",
};

for (const [what, code] of Object.entries(attempts)) {
  test(`no test is passed by ${what}`, async () => {
    const { score, fsrs_rating, details } = await handIn("count-multiples", code);
    expect({ correct: score.correct, fsrs_rating }).toEqual({ correct: 0, fsrs_rating: 1 });
    expect(details.errors.length).toBeGreaterThan(0);
  });
}

const pairs = "(10, 3): 3, (12, 4): 3, (0, 5): 0, (8, 1): 8, (4, 9): 0, (100000, 7): 14285";
const lookups: Record<string, string> = {
  "a table of the tests": `def count_multiples(limit, k):\n    return {${pairs}}[(limit, k)]\n`,
  "a chain of conditions":
    "def count_multiples(limit, k):\n    if limit == 10 and k == 3:\n        return 3\n    if limit == 12 and k == 4:\n        return 3\n    if limit == 0:\n        return 0\n    if limit == 8:\n        return 8\n    if limit == 4:\n        return 0\n    return 14285\n",
  "a table nobody can read":
    "TABLE = bytes(c ^ 7 for c in bytes([56 ^ 7])).decode()\n\ndef count_multiples(limit, k):\n    code = limit * 31 + k\n    return 3 if code in (3 * 100 + 13, 3 * 100 + 76) else 8 if code == 2 * 100 + 49 else 14285 if code > 9999 else 0\n",
};

for (const [what, code] of Object.entries(lookups)) {
  test(`answers that are looked up do not count: ${what}`, async () => {
    const { score, fsrs_rating, feedback, details } = await handIn("count-multiples", code);
    expect(feedback).toContain("6 of 6 tests pass");
    expect({ correct: score.correct, fsrs_rating }).toEqual({ correct: 0, fsrs_rating: 1 });
    expect(details.errors[0]?.error_type).toBe("misconception");
  });
}

test("answers that are looked up do not count: a table of words behind a checksum", async () => {
  const { task } = taskNamed("longest-run-without-repeat");
  const words = [
    "abcabcbb",
    "abba",
    "zzzz",
    "",
    "pwwkew",
    "abcdefghij".repeat(20000),
    "abcd",
    String.fromCodePoint(...Array.from({ length: 6000 }, (_, at) => 20000 + at)).repeat(5),
  ];
  const table = words.map((word, index) => `${Bun.hash.crc32(word)}: ${task.tests[index]?.expect}`);
  const code = `import zlib\n\n\ndef longest_stretch(text):\n    return {${table.join(", ")}}.get(zlib.crc32(text.encode()))\n`;
  const { score, fsrs_rating, feedback } = await handIn(task.id, code);
  expect(feedback).toContain("8 of 8 tests pass");
  expect([score.correct, fsrs_rating]).toEqual([0, 1]);
});

test("changed tests change nothing, and the learner is told", async () => {
  const { task } = taskNamed("count-multiples");
  const own = testFile(task, "python");
  const edited = own.replaceAll("assert got == expected", "assert True");
  const given = await handIn("count-multiples", wrong, { test: own });
  const changed = await handIn("count-multiples", wrong, { test: edited });
  expect([given.score.correct, changed.score.correct]).toEqual([0, 0]);
  expect(given.feedback).not.toContain("has been changed");
  expect(changed.feedback).toContain("has been changed");
});

test("changing the helper that counts does not make a search fast", async () => {
  const { details, score } = await handIn(
    "binary-search-index",
    "class Counted(list):\n    reads = 0\n\n\ndef binary_search(items, target):\n    for i in range(len(items)):\n        if items[i] == target:\n            return i\n    return -1\n",
  );
  expect(score).toMatchObject({ correct: 7, total: 9 });
  expect(details.errors.map(({ error_type }) => error_type)).toEqual([
    "complexity_error",
    "complexity_error",
  ]);
});

const script: Record<string, string> = {
  "printing results": `console.log('${fake}');\nfunction sumEven() { return null; }\n`,
  "leaving with success": "process.exit(0);\nfunction sumEven() { return 0; }\n",
  "leaving from inside": "function sumEven() { process.exit(0); }\n",
  "other prototypes":
    "Object.prototype.toJSON = function () { return { kind: 'called', index: 0, value: 1, passed: true }; };\nArray.prototype.map = function () { return [6]; };\nJSON.stringify = () => '{}';\nfunction sumEven() { return null; }\n",
  "its own eval":
    "globalThis.eval = () => 6;\nArray.isArray = () => true;\nfunction sumEven() { return {}; }\n",
};

for (const [what, code] of swept(Object.entries(script), 3)) {
  test(`no JavaScript test is passed by ${what}`, async () => {
    const { score, fsrs_rating } = await handIn("jumlah-genap", code, {
      course: smallCourse("javascript", [scriptTask]),
    });
    expect({ correct: score.correct, fsrs_rating }).toEqual({ correct: 0, fsrs_rating: 1 });
  });
}
