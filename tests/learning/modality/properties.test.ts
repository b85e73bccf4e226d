import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { bloomLevels } from "../../../src/bloom.ts";
import type { Modality } from "../../../src/learning/course-format.ts";
import { domainTypes, modalities } from "../../../src/learning/course-words.ts";
import { possible } from "../../../src/learning/modality/limits.ts";
import { matrix } from "../../../src/learning/modality/matrix.ts";
import { selectModality } from "../../../src/learning/modality/modality.ts";
import { ModalityQuestion } from "../../../src/learning/modality/question.ts";
import { times } from "../../sweep.ts";
import { sections } from "./ask.ts";

const modality = fc.constantFrom(...modalities);
const some = fc.uniqueArray(modality);
/** `__proto__` is no key that a file can hold. */
const word = fc.string().filter((text) => text !== "__proto__");
const type = fc.oneof(fc.constantFrom(...matrix.flatMap((row) => [row.type, ...row.also])), word);
const weight = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }));
const perModality = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record(
    { worksheet: value, conversation: value, code: value, long_form: value, image_review: value },
    { requiredKeys: [] },
  );
const pair = fc.record({ primary: modality, secondary: modality }, { requiredKeys: [] });
const override = fc
  .tuple(pair, fc.record({ remember: pair, apply: pair, create: pair }, { requiredKeys: [] }))
  .map(([own, bloom_override]) => ({ ...own, bloom_override }));
const performance = perModality(
  fc.option(
    fc.record({
      attempts: fc.nat({ max: 8 }),
      avg_score: fc.double({ min: 0, max: 1, noNaN: true }),
      last_used: fc.constant(null),
    }),
  ),
);

const question: fc.Arbitrary<ModalityQuestion> = fc
  .tuple(
    fc.record({
      domain: fc.constantFrom(...domainTypes),
      bloom: fc.constantFrom(...bloomLevels),
      conceptType: type,
    }),
    fc.record(
      {
        phase: fc.constantFrom("teach", "practice", "review", "assess"),
        course: fc.record(
          {
            modality_weights: perModality(weight),
            modality_overrides: fc.dictionary(type, override, { maxKeys: 3 }),
          },
          { requiredKeys: [] },
        ),
        preferences: fc.record({ preferred: some, avoided: some }, { requiredKeys: [] }),
        recent: fc.array(
          fc.record({
            modality,
            conceptId: fc.constantFrom("greetings", "numbers"),
            percentage: fc.constantFrom(0, 0.3, 0.5, 0.9),
          }),
          { maxLength: 6 },
        ),
        performance: fc.record({ concept: performance, overall: performance }, { requiredKeys: [] }),
        week: perModality(fc.nat({ max: 12 })),
        suited: some,
        minutesLeft: fc.nat({ max: 30 }),
        available: fc.uniqueArray(modality, { minLength: 1 }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([must, may]) => ({ ...must, ...may }));

function always(promise: (asked: ModalityQuestion, choice: ReturnType<typeof selectModality>) => void) {
  fc.assert(
    fc.property(question, (asked) => promise(asked, selectModality(asked))),
    { numRuns: times(500, 2000) },
  );
}

const taught = (asked: ModalityQuestion) =>
  asked.phase === "teach" && possible(asked).includes("conversation");
const isZero = (asked: ModalityQuestion, each: Modality) => asked.course?.modality_weights?.[each] === 0;
const isAvoided = (asked: ModalityQuestion, each: Modality) =>
  asked.preferences?.avoided?.includes(each) ?? false;

describe("whatever is asked", () => {
  test("what is chosen, second or offered can be done, and no two of them are the same", () => {
    always((asked, { modality, secondary, offer }) => {
      const named = [modality, secondary, offer].filter((each) => each !== null);
      for (const each of named) expect(possible(asked)).toContain(each);
      expect(new Set(named).size).toBe(named.length);
    });
  });

  test("teaching is conversation", () => {
    always((asked, choice) => {
      if (taught(asked)) expect(choice.modality).toBe("conversation");
    });
  });

  test("weight 0 is never chosen, unless the course leaves nothing that can be done", () => {
    always((asked, { modality, secondary, offer }) => {
      if (taught(asked)) return;
      if (possible(asked).every((each) => isZero(asked, each))) return;
      for (const each of [modality, secondary, offer])
        expect(each !== null && isZero(asked, each)).toBe(false);
    });
  });

  test("what is avoided is never chosen while another remains", () => {
    always((asked, { modality, secondary, offer }) => {
      if (taught(asked)) return;
      const allowed = possible(asked).filter((each) => !isZero(asked, each));
      const left = (allowed.length > 0 ? allowed : possible(asked)).filter((each) => !isAvoided(asked, each));
      if (left.length === 0) return;
      for (const each of [modality, secondary, offer])
        expect(each !== null && isAvoided(asked, each)).toBe(false);
    });
  });

  test("a photo is required only when nothing else is left, and nothing else is offered", () => {
    always((asked, { modality, secondary, offer }) => {
      expect(secondary).not.toBe("image_review");
      if (offer !== null) expect(offer).toBe("image_review");
      if (modality !== "image_review") return;
      const others = possible(asked).filter((each) => each !== "image_review");
      expect(others.every((each) => isZero(asked, each) || isAvoided(asked, each))).toBe(true);
    });
  });

  test("a worksheet or code never follows another while there is anything else", () => {
    always((asked, { modality }) => {
      const files: Modality[] = ["worksheet", "code"];
      const last = asked.recent?.at(-1);
      if (last === undefined || !files.includes(last.modality) || !files.includes(modality)) return;
      const others = possible(asked).filter((each) => !files.includes(each) && each !== "image_review");
      expect(others.every((each) => isZero(asked, each) || isAvoided(asked, each))).toBe(true);
    });
  });

  test("the same question gets the same answer, and is left as it was", () => {
    always((asked, choice) => {
      const copy = structuredClone(asked);
      expect(selectModality(asked)).toEqual(choice);
      expect(asked).toEqual(copy);
    });
  });

  test("there is always a reason, and each cites its section", () => {
    always((_, choice) => {
      expect(choice.reason.length).toBeGreaterThan(0);
      for (const section of sections(choice)) expect(section).toStartWith("§");
    });
  });

  test("a question read from a file is the same question", () => {
    always((asked) => {
      const file = JSON.parse(JSON.stringify(asked));
      expect(selectModality(ModalityQuestion.parse(file)).modality).toBe(selectModality(asked).modality);
    });
  });
});
