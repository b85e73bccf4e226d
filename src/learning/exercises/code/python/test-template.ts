import type { CodeTask } from "../task.ts";
import { callShown, isWitnessed } from "../witness-call.ts";

export function pythonTests(task: CodeTask): string {
  const names = testNames(task);
  const tests = task.tests.map(({ call, expect }, index) =>
    isWitnessed(call)
      ? `def ${names[index]}():\n    ${call}`
      : [
          `def ${names[index]}():`,
          `    got = ${expression(call)}`,
          `    expected = ${expression(expect)}`,
          `    assert got == expected, _told(got, expected)`,
        ].join("\n"),
  );
  const calls = task.tests.map(
    ({ call }, index) => `    ${names[index]}: ${JSON.stringify(oneLine(callShown(call)))},`,
  );
  const runs = task.tests.some(({ call }) => isWitnessed(call)) ? `\n\n${witness}` : "";
  return `#!/usr/bin/env python3
"""Tests for the exercise: ${oneLine(task.title).replaceAll("\\", "\\\\").replaceAll('"', "'")}"""

import os
import sys

# Add exercise directory to path
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from exercise import *
from exercise import ${task.function}


def _told(got, expected):
    return f"expected {_short(expected)}, got {_short(got)}"


def _short(value):
    text = repr(value)
    return text if len(text) <= 120 else text[:90] + " ... " + text[-20:]
${runs}

${tests.join("\n\n\n")}


if __name__ == "__main__":
    tests = {
${calls.map((line) => `    ${line}`).join("\n")}
    }
    passed = 0
    for test, call in tests.items():
        try:
            test()
            passed += 1
            print(f"  PASS: {test.__name__}")
        except AssertionError as e:
            print(f"  FAIL: {test.__name__}: {call}: {e}")
        except Exception as e:
            print(f"  FAIL: {test.__name__}: {call}: {type(e).__name__}: {e}")
    print(f"\\n{passed}/{len(tests)} tests passed")
    sys.exit(0 if passed == len(tests) else 1)
`;
}

/** Here the tests' own assertions are what decides. */
const witness = `def _witness(source, name):
    import unittest
    inner = {**globals(), "__name__": "the tests", "unittest": unittest, "TestCase": unittest.TestCase}
    try:
        import pytest
        inner["pytest"] = pytest
    except ImportError:
        pass
    exec(source, inner)
    holder = next((one for one in inner.values() if isinstance(one, type) and hasattr(one, name)), None)
    if holder is None:
        inner[name]()
    elif issubclass(holder, unittest.TestCase):
        holder(name).debug()
    else:
        getattr(holder(), name)()
`;

/** Names that Python takes, in any script, each once. */
function testNames(task: CodeTask): string[] {
  const taken = new Set([task.function]);
  return task.tests.map(({ name }) => {
    const words = name
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, "_");
    const base = `test_${words.replace(/^_+|_+$/g, "") || "case"}`;
    let own = base;
    for (let count = 2; taken.has(own); count++) own = `${base}_${count}`;
    taken.add(own);
    return own;
  });
}

function expression(source: string): string {
  const text = source.trim();
  return /[\n#]/.test(text) ? `(\n${text}\n    )` : text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
