import { expect, test } from "bun:test";
import { materialFrom, rowsOf } from "../../../src/web/plan/material/rows.ts";

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
