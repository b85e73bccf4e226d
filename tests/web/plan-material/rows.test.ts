import { expect, test } from "bun:test";
import { asKind, type Choice } from "../../../src/web/plan/material/as-kind.ts";
import { kinds, materialFrom, type Row, rowsOf } from "../../../src/web/plan/material/rows.ts";

const said = (text: string, at: number) => ({ text, page: at + 1, at });
const material = {
  title: "Tides",
  source: "Tides.pdf",
  ideas: [said("The Moon pulls.", 0), said("Printed by Hill & Co.", 1)],
  words: [{ term: "ebb", meaning: "flowing out", page: 2, at: 2 }],
  examples: [said("High water at noon.", 3)],
  questions: [{ ...said("Why two?", 4), answer: "" }],
  mistakes: [said("The wind makes tides.", 5)],
  rest: [said("Homework Friday", 6)],
};

test("what is looked over and left alone is saved as it was found, every page with it", () => {
  expect(materialFrom(material, "Tides", rowsOf(material))).toEqual(material);
});

test("what was unticked or emptied is not saved, what was changed is saved as changed", () => {
  const rows = rowsOf(material).map((row) => {
    if (row.text.startsWith("Printed")) return { ...row, keep: false };
    if (row.kind === "rest") return { ...row, text: " " };
    return row.kind === "questions" ? { ...row, text: "Why two a day?", second: "The Earth turns." } : row;
  });
  expect(materialFrom(material, "The tides", rows)).toEqual({
    ...material,
    title: "The tides",
    ideas: [said("The Moon pulls.", 0)],
    questions: [{ text: "Why two a day?", page: 5, at: 4, answer: "The Earth turns." }],
    rest: [],
  });
});

test("a line that was taken for another thing is saved as what she says it is, in its place", () => {
  const called: Readonly<Record<string, Choice>> = {
    "The Moon pulls.": "mistakes",
    "Homework Friday": "out",
    "Why two?": "ideas",
    "Printed by Hill & Co.": "rest",
    "neap tide - a low one": "words",
    "When is ebb? (after high water)": "questions",
  };
  const more = {
    ...material,
    rest: [...material.rest, said("neap tide - a low one", 7), said("When is ebb? (after high water)", 1)],
  };
  const rows = rowsOf(more).map((row) => asKind(row, called[row.text] ?? row.kind));
  expect(materialFrom(more, "Tides", rows)).toEqual({
    ...material,
    ideas: [said("Why two?", 4)],
    words: [...material.words, { term: "neap tide", meaning: "a low one", page: 8, at: 7 }],
    questions: [{ ...said("When is ebb?", 1), answer: "after high water" }],
    mistakes: [said("The Moon pulls.", 0), ...material.mistakes],
    rest: [said("Printed by Hill & Co.", 1)],
  });
});

test("whatever a row is called and called back, none of its words is lost", () => {
  const texts = ({ text, second }: Row) => `${text} ${second ?? ""}`.match(/\p{L}+/gu);
  const rows = rowsOf({ ...material, questions: [{ ...said("Why two?", 4), answer: "The Earth turns." }] });
  for (const row of rows)
    for (const kind of kinds) {
      const there = asKind(row, kind);
      expect(texts(there)).toEqual(texts(row));
      expect(asKind(there, row.kind)).toEqual(row);
      expect(asKind(asKind(row, "out"), kind)).toEqual(there);
    }
});
