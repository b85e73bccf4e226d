import { describe, expect, test } from "bun:test";
import { standOf } from "../../src/learning/exercises/conversation/judge-statement.ts";
import { judgeTruth } from "../../src/learning/exercises/worksheet/truth.ts";
import { languages } from "../../src/text/languages/languages.ts";
import { openingStance } from "../../src/text/stance.ts";
import { saidOutright, sideOf, truthIn } from "../../src/text/yes-no.ts";

const entry = (truth: boolean, prompt: string, explanation: string) => ({
  id: "1.1",
  kind: "truth" as const,
  judging: "truth" as const,
  accepted: [truth ? "true" : "false"],
  options: [],
  words: null,
  explanation,
  errorType: null,
  given: null,
  uses: [],
  prompt,
  section: "",
});

describe("yes and no, once for the whole house", () => {
  test.each([
    ["true", true],
    ["wahr", true],
    ["stimmt", true],
    ["betul", true],
    ["yep", true],
    ["false", false],
    ["falsch", false],
    ["bukan", false],
    ["faux", false],
    ["perhaps", null],
  ] as const)("“%s” takes the same side on a worksheet and in a talk", (word, side) => {
    expect(sideOf(word)).toBe(side);
    expect(standOf(`${word}, because the tide follows the moon`).stand).toBe(side);
    const verdict = judgeTruth(
      entry(side ?? true, "The tide follows the moon.", "The moon pulls at the water."),
      `${word}, the moon pulls at the water of the sea`,
    );
    expect(verdict.verdict === "correct").toBe(side !== null);
  });

  test("a word of another sentence says neither where it does not open one", () => {
    expect([truthIn("never"), truthIn("no"), truthIn("untrue"), truthIn("richtig")]).toEqual([
      null,
      null,
      false,
      true,
    ]);
  });

  test("whoever says nothing but yes or no is heard in the languages of the session only", () => {
    expect(saidOutright("Ja, bitte!", ["de-AT"])).toBe(true);
    expect(saidOutright("ja bitte", ["ms", "en"])).toBeNull();
    expect(saidOutright("No.", ["en"])).toBe(false);
    expect(saidOutright("yes, the green one", ["en"])).toBeNull();
  });

  test("saying no twice is saying it once, and the reason after it is what counts", () => {
    const reason = "iron is heavier than cork";
    for (const said of [
      `No. ${reason}`,
      `No, it is not so. ${reason}`,
      `No, it isn't. ${reason}`,
      `No it is not; ${reason}`,
      `No, that's not true: ${reason}`,
      `No, they don't, because ${reason}`,
    ])
      expect([said, standOf(said).rest.replace("because ", "")]).toEqual([said, reason]);
    expect(openingStance("No, it is not the sample but the population.")).toEqual({
      side: false,
      rest: "it is not the sample but the population.",
    });
    expect(openingStance("It is the mean that moves.")).toBeNull();
  });

  test.each([
    ["No they aren't, only some are.", false],
    ["I don't think so. Only some are.", false],
    ["I think so, some are.", true],
    ["That's not wrong: some are.", true],
    ["Das stimmt nicht, nur einige.", false],
    ["Stimmt, nur einige.", true],
    ["Nein, ist es nicht. Nur einige.", false],
    ["Dem ist nicht so: nur einige.", false],
    ["Itu tidak benar, kerana hanya beberapa.", false],
    ["Ya, betul. Hanya beberapa.", true],
    ["Bukan begitu. Hanya beberapa.", false],
    ["Non, ce n'est pas vrai : quelques-uns.", false],
    ["C'est faux, seulement quelques-uns.", false],
    ["No, no es así. Solo algunos.", false],
    ["No es falso: algunos.", true],
  ])("%s", (said, side) => {
    expect(openingStance(said)?.side).toBe(side);
  });

  test("no language says yes and no with one word", () => {
    for (const { tag, yes, no, isSo, isNotSo } of languages) {
      const one = new Set(`${yes.words} ${isSo}`.split(" "));
      const both = `${no.words} ${isNotSo}`.split(" ").filter((word) => word !== "" && one.has(word));
      expect([tag, both]).toEqual([tag, []]);
    }
  });
});
