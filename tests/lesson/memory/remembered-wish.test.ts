import { expect, test } from "bun:test";
import { editTypes } from "../../../src/lesson/decide/edit-types.ts";
import { isWishType, wishesIn, wishText } from "../../../src/lesson/memory/remembered-wish.ts";
import { isKind, sectionTitles, slug } from "../../../src/lesson/section-kind.ts";

test("whatever is learned of any section is read back as it was written", () => {
  const kinds = sectionTitles.map(slug).filter(isKind);
  expect(kinds).toHaveLength(sectionTitles.length);
  for (const section of kinds)
    for (const type of editTypes.filter(isWishType)) {
      const text = wishText({ section, type });
      expect([text, wishesIn([text])]).toEqual([text, [{ section, type }]]);
    }
});

test("a teacher's own wording is understood too", () => {
  const wishes: [string, string, string][] = [
    ["Keep plenaries brief, about three minutes", "plenary", "shorter"],
    ["The warm-up can be more challenging for this lot", "starter", "harder"],
    ["They need the main part spelled out step by step", "main", "more_detail"],
    ["Success criteria in simpler words please", "success-criteria", "easier"],
    ["shorter starters", "starter", "shorter"],
  ];
  for (const [line, section, type] of wishes)
    expect([line, wishesIn([line])]).toEqual([line, [{ section, type }]] as never);
});

test("what names no section, or says what is not to be, is left to whoever can read", () => {
  for (const line of [
    "They like football",
    "Everything shorter",
    "Never make the starter shorter",
    "The plenary isn't to be harder",
    "Starter on paper",
  ])
    expect([line, wishesIn([line])]).toEqual([line, []]);
});
