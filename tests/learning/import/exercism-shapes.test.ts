import { describe, expect, test } from "bun:test";
import { gradeCode } from "../../../src/learning/exercises/code/grade-code.ts";
import { testFile } from "../../../src/learning/exercises/code/test-file.ts";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import { box, now, recordOf } from "../exercises/code/support.ts";
import { loaded, withSource } from "./imported-course.ts";

type Shape = { solution: string; tests: string; wrong: string; more?: Record<string, string> };

/** Tests as tracks have them, each with a solution that passes and one that fails where it matters. */
const shapes: Record<string, Shape> = {
  raises: {
    solution: `def square(number):\n    if number < 1 or number > 64:\n        raise ValueError("square must be between 1 and 64")\n    return 2 ** (number - 1)\n`,
    wrong: `def square(number):\n    return 2 ** (number - 1)\n`,
    tests: `import unittest
from raises import (
    square,
)

class GrainsTest(unittest.TestCase):
    def test_one(self):
        self.assertEqual(square(1), 1)
    def test_two(self):
        self.assertEqual(square(2), 2)
    def test_three(self):
        self.assertEqual(square(3), 4)
    def test_square_0_is_invalid(self):
        with self.assertRaises(ValueError) as err:
            square(0)
        self.assertEqual(type(err.exception), ValueError)
        self.assertEqual(err.exception.args[0], "square must be between 1 and 64")
    def test_called(self):
        self.assertRaises(ValueError, square, 65)
    # Utility functions
    def test_with_message(self):
        with self.assertRaisesRegex(ValueError, "between 1"):
            square(-1)

if __name__ == "__main__":
    unittest.main()
`,
  },
  account: {
    solution: `class BankAccount:
    def __init__(self):
        self.money = None
    def open(self):
        if self.money is not None:
            raise ValueError("account already open")
        self.money = 0
    def deposit(self, amount):
        if self.money is None:
            raise ValueError("account not open")
        self.money += amount
    def get_balance(self):
        return self.money
`,
    wrong: `class BankAccount:
    def __init__(self):
        self.money = None
    def open(self):
        self.money = 0
    def deposit(self, amount):
        self.money = (self.money or 0) + amount
    def get_balance(self):
        return self.money
`,
    tests: `import unittest
from account import BankAccount

class BankAccountTest(unittest.TestCase):
    def setUp(self):
        self.account = BankAccount()
    def test_new(self):
        self.account.open()
        self.assertEqual(self.account.get_balance(), 0)
    def test_single_deposit(self):
        account = BankAccount()
        account.open()
        account.deposit(100)
        self.assertEqual(account.get_balance(), 100)
    def test_twice(self):
        self.account.open()
        self.account.deposit(100)
        self.account.deposit(50)
        self.assertEqual(self.account.get_balance(), 150)
        self.assertIsInstance(self.account, BankAccount)
    def test_cannot_open_twice(self):
        self.account.open()
        with self.assertRaises(ValueError) as err:
            self.account.open()
        self.assertEqual(err.exception.args[0], "account already open")
    def test_deposit_to_closed(self):
        with self.assertRaises(ValueError):
            self.account.deposit(1)
`,
  },
  variants: {
    solution: `"""A concept exercise."""\nEXPECTED_BAKE_TIME = 40\n\ndef bake_time_remaining(elapsed):\n    return EXPECTED_BAKE_TIME - elapsed\n\ndef preparation_time_in_minutes(layers):\n    return layers * 2\n`,
    wrong: `EXPECTED_BAKE_TIME = 40\n\ndef bake_time_remaining(elapsed):\n    return EXPECTED_BAKE_TIME - elapsed\n\ndef preparation_time_in_minutes(layers):\n    return 2\n`,
    more: { "variants_test_data.py": "layers_data = [(1, 2), (2, 4), (5, 10)]\n" },
    tests: `import unittest
import pytest
from variants_test_data import layers_data

try:
    from variants import (EXPECTED_BAKE_TIME, bake_time_remaining, preparation_time_in_minutes)
except ImportError as import_fail:
    raise ImportError("no") from import_fail

class LasagnaTest(unittest.TestCase):
    @pytest.mark.task(taskno=1)
    def test_EXPECTED_BAKE_TIME(self):
        failure_msg = 'Expected a constant of EXPECTED_BAKE_TIME with a value of 40.'
        self.assertEqual(EXPECTED_BAKE_TIME, 40, msg=failure_msg)
    @pytest.mark.task(taskno=2)
    def test_bake_time_remaining(self):
        input_data = [1, 2, 5, 10]
        result_data = [39, 38, 35, 30]
        for variant, (time, expected) in enumerate(zip(input_data, result_data), start=1):
            with self.subTest(f'variation #{variant}', time=time, expected=expected):
                actual_result = bake_time_remaining(time)
                failure_msg = (f'Called bake_time_remaining({time}). '
                               f'The function returned {actual_result}.')
                self.assertEqual(actual_result, expected, msg=failure_msg)
    @pytest.mark.task(taskno=3)
    def test_preparation_time_in_minutes(self):
        for number, expected in layers_data:
            with self.subTest(f"{number}"):
                self.assertEqual(preparation_time_in_minutes(number), expected)
    @pytest.mark.skip(reason="extra")
    def test_more(self):
        self.assertAlmostEqual(preparation_time_in_minutes(3) / 4, 1.5, places=3)
`,
  },
  objects: {
    solution: `class Clock:
    def __init__(self, hour, minute):
        self.all = (60 * hour + minute) % 1440
    def __repr__(self):
        return f"Clock({self.all // 60}, {self.all % 60})"
    def __str__(self):
        return f"{self.all // 60:02}:{self.all % 60:02}"
    def __eq__(self, other):
        return self.all == other.all
    def __add__(self, minutes):
        return Clock(0, self.all + minutes)
    @property
    def minute(self):
        return self.all % 60
`,
    wrong: `class Clock:
    def __init__(self, hour, minute):
        self.all = 60 * hour + minute
    def __str__(self):
        return f"{self.all // 60:02}:{self.all % 60:02}"
    def __add__(self, minutes):
        return Clock(0, self.all + minutes)
    minute = 0
`,
    tests: `import unittest
from objects import Clock
import math

LIMIT = 1440

class ClockTest(unittest.TestCase):
    def test_on_the_hour(self):
        self.assertEqual(str(Clock(8, 0)), "08:00")
    def test_repr(self):
        self.assertEqual(repr(Clock(12, 30)), "Clock(12, 30)")
    def test_same(self):
        self.assertEqual(Clock(15, 37), Clock(15, 37))
    def test_wraps(self):
        self.assertEqual(Clock(15, 37), Clock(15, 37 + LIMIT))
    def test_not(self):
        self.assertNotEqual(Clock(1, 1), Clock(1, 2))
    def test_property(self):
        self.assertEqual(Clock(1, 5).minute, 5)
    def test_add(self):
        clock = Clock(10, 0)
        clock = clock + 3
        self.assertIn("10:03", [str(clock)])
        self.assertTrue(math.isfinite(clock.minute))
`,
  },
  functions: {
    solution: `def area(radius):\n    if radius < 0:\n        raise ValueError("no such circle")\n    return 3.141592653589793 * radius * radius\n`,
    wrong: `def area(radius):\n    return 3 * radius * radius\n`,
    tests: `import pytest
import functions

def helper(value):
    return functions.area(value)

def test_zero():
    assert functions.area(0) == 0
def test_one():
    assert helper(1) == pytest.approx(3.14159265)
@pytest.mark.parametrize("radius, expected", [(2, 12.5663706), (3, 28.2743338)])
def test_many(radius, expected):
    assert functions.area(radius) == pytest.approx(expected)
def test_negative():
    with pytest.raises(ValueError, match="no such"):
        functions.area(-1)
`,
  },
};

const track = {
  "config.json": JSON.stringify({
    language: "Python",
    slug: "python",
    exercises: {
      practice: Object.keys(shapes).map((slug) => ({ slug, name: slug, prerequisites: [], difficulty: 2 })),
    },
  }),
  ...Object.fromEntries(
    Object.entries(shapes).flatMap(([slug, { solution, tests, more = {} }]) => {
      const at = (file: string) => `exercises/practice/${slug}/${file}`;
      const files = {
        solution: [`${slug}.py`],
        test: [`${slug}_test.py`],
        example: [".meta/example.py"],
        editor: Object.keys(more),
      };
      return [
        [at(".docs/instructions.md"), "# Instructions\n\nDo it."],
        [at(".meta/config.json"), JSON.stringify({ files })],
        [at(".meta/example.py"), solution],
        [at(`${slug}.py`), "def nothing():\n    pass\n"],
        [at(`${slug}_test.py`), tests],
        ...Object.entries(more).map(([name, text]) => [at(name), text]),
      ];
    }),
  ),
};

describe("tests of every shape that tracks have are checked", async () => {
  const made = await withSource(track, (folder) => importCourse({ path: folder }, { name: "imported", now }));
  const { course, report } = await loaded(made);

  test("none is left out in silence, and here none is left out", () => {
    expect(report.skipped).toEqual([]);
    expect(course.concepts.map(({ id }) => id)).toEqual(Object.keys(shapes));
  });

  for (const [slug, { solution, wrong, tests }] of Object.entries(shapes)) {
    test(slug, async () => {
      const task = course.items.get(slug)?.code_tasks[0];
      const concept = course.concepts.find(({ id }) => id === slug);
      if (task === undefined || concept === undefined) throw new Error("it was not imported");
      const methods = tests.match(/def test\w*/g)?.length ?? 0;
      expect(task.tests.length).toBeGreaterThanOrEqual(methods);
      const record = recordOf(task, concept, "python");
      const deps = { box, now, course, hintsUsed: 0 };
      expect(await gradeCode(record, { exercise: solution }, deps)).toMatchObject({
        score: { percentage: 1 },
      });
      const graded = await gradeCode(record, { exercise: wrong }, deps);
      if ("problem" in graded) throw new Error(graded.problem);
      expect(graded.score.percentage).toBeLessThan(1);
      expect(graded.feedback).not.toContain("_witness(");
      // The learner's own copy of the tests says the same.
      const own = async (exercise: string) => {
        const files = { "exercise.py": exercise, "test_exercise.py": testFile(task, "python") };
        return (await box({ language: "python", files, entry: "test_exercise.py" })).stdout;
      };
      if (/pytest\.(?:raises|approx)/.test(tests)) return; // pytest is not there in the box
      expect(await own(solution)).toContain(`${task.tests.length}/${task.tests.length} tests passed`);
      expect(await own(wrong)).toContain("FAIL");
    });
  }
});
