import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { DeckItem } from "../../../src/coach/deck/deck-format.ts";
import type { UtteranceQuestion } from "../../../src/coach/judge/verdict.ts";

/** One utterance with the verdict a person gave it, before the judge was run. */
const LabelledRow = z.strictObject({
  id: z.string(),
  language: z.enum(["de", "en", "ms", "fr", "es"]),
  instruction: z.string(),
  target: z.string(),
  gloss: z.string(),
  accepted: z.array(z.string()),
  decoys: z.array(z.string()),
  others: z.array(z.string()),
  heard: z.string(),
  label: z.enum(["correct", "unclear", "incorrect"]),
  category: z.string(),
  repeating: z.boolean().default(false),
  asked: z.string().optional(),
});
export type LabelledRow = z.infer<typeof LabelledRow>;

export const labelledSets = [
  "labelled",
  "held-out",
  "talk",
  "talk-held-out",
  "about",
  "about-held-out",
  "wrong-use",
  "wrong-use-held-out",
] as const;
export type LabelledSet = (typeof labelledSets)[number];

export function labelledRows(set: LabelledSet): LabelledRow[] {
  const folder = join(import.meta.dir, set);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
    .map((line) => LabelledRow.parse(JSON.parse(line)));
}

export function questionOf(row: LabelledRow): UtteranceQuestion {
  return {
    heard: row.heard,
    item: deckItem("target", row.target, row.gloss, row.accepted, row.decoys),
    others: row.others.map((target, at) => deckItem(`other-${at + 1}`, target)),
    targetLanguage: row.language,
    instructionLanguage: row.instruction,
    repeating: row.repeating,
    ...(row.asked === undefined ? {} : { asked: row.asked }),
  };
}

export function deckItem(
  id: string,
  target: string,
  gloss = "?",
  accepted: string[] = [],
  decoys: string[] = [],
): DeckItem {
  const examples = [{ text: target, translation: gloss }];
  return DeckItem.parse({ id, target, gloss, explanation: gloss, examples, accepted, decoys });
}

/** A pair of words that are easily taken for one another: never correct, whatever else. */
export function isMinimalPair(row: LabelledRow): boolean {
  return row.category.startsWith("minimal") || row.category === "homophone";
}

/** The word said as the deck has it, with nothing to doubt. */
export function isCleanUse(row: LabelledRow): boolean {
  return row.label === "correct" && row.category !== "repeat" && row.category !== "echo";
}
