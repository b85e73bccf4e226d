import type { SimpleTest } from "./simple-test.ts";

/**
 * A test that is more than a call and its value (errors that must be raised, classes that are set up, loops over
 * variants), as one call: it runs the test's own statements with a witness in place of the test case
 * (`exercises/code/python/witness.py`), and gives back what each assertion saw. What must come back is what the same
 * gives for the reference solution, and is worked out where that is, not beside the learner's code.
 */
export function witnessed(name: string, source: TestSource, test: string): SimpleTest {
  const program = [...source.before, source.named(test)].join("\n");
  const call = `_witness(${pythonText(program)}, ${JSON.stringify(test)})`;
  return { name, call, expect: call };
}

export type TestSource = {
  /** What stands in the file outside its tests, without what it takes from the solution and the testing library. */
  before: string[];
  /** The class or function that holds the test, without the other tests. */
  named(test: string): string;
};

/** In one line of ASCII, as Python reads it. */
function pythonText(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
