import fc from "fast-check";
import type { Question } from "../../src/questions/question.ts";

const word = fc.stringMatching(/^[a-zA-Z0-9éß÷½][a-zA-Z0-9éß :#'"|>{}[\]&*!%@`,?-]{0,20}[a-z0-9]$/);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const shared = {
  prompt: fc.oneof(
    line,
    fc.tuple(line, line).map(([a, b]) => `${a}\n\n    ${b}\n- ${a}`),
  ),
  why: fc.option(line, { nil: undefined }),
  help: fc.option(line, { nil: undefined }),
  further: fc.option(line, { nil: undefined }),
  marks: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
};
const distinct = (min: number, max: number) =>
  fc.uniqueArray(line, {
    minLength: min,
    maxLength: max,
    selector: (text) =>
      text
        .toLowerCase()
        .replace(/[*_`]/g, "")
        .replace(/\s+/g, " ")
        .replace(/[.;,]$/, "")
        .trim(),
  });

/** Questions that are fair: one right option, nothing said twice. */
export const questions: fc.Arbitrary<Question> = fc.oneof(
  fc.tuple(fc.record(shared), distinct(2, 6), fc.nat(), fc.option(line, { nil: undefined })).map(
    ([head, texts, at, misconception]): Question => ({
      kind: "choice",
      ...head,
      options: texts.map((text, index) =>
        index === at % texts.length
          ? { text, right: true }
          : { text, ...(misconception ? { misconception } : {}) },
      ),
    }),
  ),
  fc
    .tuple(fc.record(shared), fc.array(line, { minLength: 1, maxLength: 3 }))
    .map(([head, answers]): Question => ({ kind: "short", ...head, answers })),
  fc
    .tuple(
      fc.record(shared),
      fc.integer({ min: -9999, max: 9999 }),
      fc.constantFrom("cm", "km/h", "£", "%", undefined),
    )
    .map(
      ([head, value, unit]): Question => ({
        kind: "number",
        ...head,
        prompt: `How many are there, ${head.prompt}?`,
        answer: `${value}`,
        ...(unit === undefined ? {} : { unit }),
      }),
    ),
  fc
    .tuple(fc.record(shared), distinct(3, 8))
    .map(([head, items]): Question => ({ kind: "order", ...head, items })),
  fc.tuple(fc.record(shared), distinct(2, 8), distinct(8, 11)).map(
    ([head, lefts, rights]): Question => ({
      kind: "match",
      ...head,
      pairs: lefts.map((left, at) => ({ left, right: rights[at] ?? "" })),
      spare: rights.slice(8),
    }),
  ),
  fc.tuple(fc.record(shared), fc.constantFrom(["stem", "root"], ["petal", "leaf", "seed"])).map(
    ([head, names]): Question => ({
      kind: "label",
      ...head,
      figure: {
        kind: "labelled-parts",
        title: "a plant",
        parts: names.map((label, at) => ({ shape: "place", at: [10 + 30 * at, 20], label })),
      },
      blanks: names.map((name, at) => ({ mark: "ABC".charAt(at), answers: [name] })),
    }),
  ),
);
