import { type Boundary, boundaryOf } from "./boundary.ts";
import { inputShape, isEdge } from "./input-shape.ts";
import type { PreparedTask, PreparedTest } from "./prepare-task.ts";
import { passed, type Ran } from "./run-tests.ts";
import { inSteps } from "./steps.ts";
import type { CodeLanguage } from "./task.ts";
import type { Value } from "./value.ts";
import { alike } from "./value-likeness.ts";

/** Why one test failed: a type of exercise-modalities §8.3, and what shows it. */
export type Failure = {
  index: number;
  type: FailureType;
  evidence: string;
  /** What to do about it, where going through it by hand would not help. */
  todo?: string;
};
export type FailureType =
  | "syntax_error"
  | "off_by_one"
  | "missing_edge_case"
  | "complexity_error"
  | "wrong_data_structure"
  | "logic_error"
  | "misconception";

type Seen = {
  index: number;
  test: PreparedTest;
  ran: Ran;
  passed: boolean;
  edge: boolean;
  large: boolean;
  /** What is expected says that there is none. */
  isNone: boolean;
  boundary: Boundary | null;
};

/** The failures of a run, each seen together with the others: one off in most tests means more than one off in one. */
export function failuresOf(tests: readonly Ran[], task: PreparedTask, language: CodeLanguage): Failure[] {
  const seen = task.tests.flatMap((test, index) => {
    const ran = tests[index];
    const shape = inputShape(test.call);
    return ran === undefined
      ? []
      : [
          {
            index,
            test,
            ran,
            passed: passed(ran),
            edge: isEdge(shape),
            large: shape === "large",
            isNone: isNoAnswer(test, task.tests),
            boundary: boundaryOf(test),
          },
        ];
  });
  const failing = seen.filter((one) => !one.passed);
  const ownTypes = failing.map((one) => byItself(one, seen, language));
  const rest = failing.filter((_, at) => ownTypes[at] === null);
  const together = asAWhole(rest, seen, language);
  return failing.map((one, at) => ({ index: one.index, ...(ownTypes[at] ?? together(one)) }));
}

type Typed = Omit<Failure, "index">;

/** Nothing is special about the input, all others of its kind come out right and are smaller: thirty stairs after ten. */
function isOutgrown(own: Seen, seen: readonly Seen[]): boolean {
  const sizeOf = ({ test }: Seen) =>
    Math.max(0, ...Array.from(test.call.matchAll(/\d+/g), ([digits]) => Number(digits)));
  const others = seen.filter((one) => one !== own && !one.large);
  return !own.edge && others.length > 2 && others.every((one) => one.passed && sizeOf(one) < sizeOf(own));
}

function byItself(own: Seen, seen: readonly Seen[], language: CodeLanguage): Typed | null {
  const { test, ran, large } = own;
  const smallPass = seen.some((one) => one.passed && !one.large);
  const stopped = ran.came === "stopped" ? ran.why : "";
  const grew = ran.came === "timeout" && ran.grew === true;
  if (/memory/i.test(stopped) || grew || (ran.came === "error" && ran.type === "MemoryError")) {
    return {
      type: large && smallPass ? "complexity_error" : "logic_error",
      evidence: `${grew ? "It was stopped" : "It filled the memory it was given and was stopped"}: something in it keeps growing.`,
      todo: "Find the list, the text or the number that grows in each round of a loop, and what should stop it.",
    };
  }
  if (ran.came === "timeout" || /time|running/i.test(stopped)) {
    return (large && smallPass) || isOutgrown(own, seen)
      ? {
          type: "complexity_error",
          evidence: `Small inputs come out right, this larger one takes too many steps${test.steps === null ? "" : `; the reference needs ${inSteps(test.steps)}`}.`,
          todo: "Count the steps for a small input, and again for one twice as long: what makes them grow so fast?",
        }
      : {
          type: "logic_error",
          evidence: "It does not come to an end even on a small input: look at what ends the loop.",
          todo: "Find the loop that never ends: what has to change in each round so that its condition becomes false?",
        };
  }
  if (/ended itself/.test(stopped)) {
    return {
      type: "logic_error",
      evidence: stopped,
      todo: "Take out what ends the program, such as exit: the function gives its answer back with return.",
    };
  }
  if (
    ran.came === "error" &&
    /^(RecursionError|RangeError|InternalError)$/.test(ran.type) &&
    /recursion|stack/i.test(ran.text)
  ) {
    return large && smallPass
      ? {
          type: "complexity_error",
          evidence: "Small inputs come out right; on this large one the calls go too deep.",
        }
      : { type: "logic_error", evidence: "It calls itself without end: is there a case that stops it?" };
  }
  if (ran.came !== "value") return null;
  const { value, output } = ran;
  if (
    isNothing(value) &&
    output.trim() !== "" &&
    output.trim() === test.expectedShown.replace(/^(['"])(.*)\1$/, "$2")
  )
    return {
      type: "misconception",
      evidence: "The right answer is printed and nothing is returned: printing is not giving back.",
    };
  const like = alike(test.expected, value, language);
  if (like?.as === "kind") return { type: "wrong_data_structure", evidence: like.evidence };
  if (like?.as === "count")
    return {
      type: "complexity_error",
      evidence: "The answer is right, but it was reached in more steps than the test allows.",
    };
  return null;
}

function asAWhole(
  failing: readonly Seen[],
  seen: readonly Seen[],
  language: CodeLanguage,
): (one: Seen) => Typed {
  const ordinary = seen.filter((one) => !one.edge && !one.large && !one.isNone);
  const ordinaryPass = ordinary.filter((one) => one.passed).length;
  const isSpecial = (one: Seen) => one.edge || one.isNone;
  if (failing.length > 0 && failing.every(isSpecial) && ordinaryPass > 0 && ordinaryPass === ordinary.length)
    return ({ test, edge }) => ({
      type: "missing_edge_case",
      evidence: edge
        ? `Ordinary inputs come out right; this one (${shapeWords[inputShape(test.call)]}) does not.`
        : "Where there is an answer it comes out right; here there is none, and that is not said.",
    });
  const off = failing.map((one) => offByOne(one, language));
  const many = off.filter((one) => one !== null).length;
  if (many * 2 > failing.length)
    return (one) => {
      const evidence = off[failing.indexOf(one)] ?? null;
      return evidence === null
        ? { type: "logic_error", evidence: plainly(one.ran) }
        : { type: "off_by_one", evidence };
    };
  const border = failing.find((one) => one.boundary !== null);
  if (border !== undefined && onlyAtTheBoundary(failing, seen))
    return ({ boundary }) => ({
      type: "off_by_one",
      evidence: `What lies inside comes out right; the ${boundary ?? border.boundary} does not: a loop ends or begins one step off.`,
    });
  return ({ ran }) => ({ type: "logic_error", evidence: plainly(ran) });
}

/** Which tests fail tells it: those at an end, and none inside. A large input seldom shows where it looks. */
function onlyAtTheBoundary(failing: readonly Seen[], seen: readonly Seen[]): boolean {
  const inside = (one: Seen) => one.boundary === null && !one.edge && !one.large && !one.isNone;
  return (
    failing.every((one) => one.boundary !== null || one.large) &&
    seen.some((one) => one.passed && inside(one))
  );
}

function plainly(ran: Ran): string {
  if (ran.came === "stopped") return ran.why;
  return ran.came === "error" ? "It stops with an error." : "The answer is not the expected one.";
}

function offByOne({ test, ran }: Seen, language: CodeLanguage): string | null {
  if (ran.came === "error") return ran.type === "IndexError" ? "It reads beyond the end of a list." : null;
  if (ran.came !== "value") return null;
  const like = alike(test.expected, ran.value, language);
  return like?.as === "one-off" ? like.evidence : null;
}

/** What a function gives back for "there is none": -1 only where nothing given or given back is negative otherwise. */
function isNoAnswer({ expected, call }: PreparedTest, tests: readonly PreparedTest[]): boolean {
  if (expected !== -1) return isNothing(expected);
  return (
    !/(?<![\w)\]])-\s*\d/.test(call) &&
    tests.every((one) => typeof one.expected !== "number" || one.expected >= -1)
  );
}

function isNothing(value: Value): boolean {
  return value === null || (typeof value === "object" && "o" in value && value.o === "undefined");
}

const shapeWords = {
  empty: "something empty",
  nothing: "no value at all",
  zero: "zero",
  negative: "a negative number",
  single: "a single item",
  repeats: "the same item more than once",
  large: "a large input",
  ordinary: "an ordinary input",
} as const;
