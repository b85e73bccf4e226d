import type { DeckItem } from "../../coach/deck/deck-format.ts";
import { judgeUtterance } from "../../coach/judge/judge-utterance.ts";
import { judgeAnswer } from "../../learning/answers/judge.ts";
import { judgeShortAnswer } from "../../learning/short-answers/judge-short-answer.ts";
import type { LabelledRow, SpeakRow, StudyRow } from "./labelled-row.ts";

/** By the judges that the rooms use, with no model. */
export function judgeRow(labelled: LabelledRow): string {
  return labelled.room === "study" ? graded(labelled.row) : heard(labelled.row);
}

/** The name of what is measured: each kind of answer has a judge of its own. */
export function judgeOf({ room, row }: LabelledRow): string {
  return room === "study" ? `study ${row.kind}` : "speak";
}

function graded({ kind, question, key, answer, vocabulary }: StudyRow): string {
  if (kind === "short_answer") return judgeShortAnswer({ question, references: key, answer }).verdict;
  return judgeAnswer({ accepted: key, answer, ...(vocabulary === undefined ? {} : { vocabulary }) }).verdict;
}

function heard({
  language,
  target,
  accepted,
  decoys,
  others,
  heard: said,
  asked,
  repeating,
}: SpeakRow): string {
  return judgeUtterance({
    heard: said,
    item: item("asked", target, accepted, decoys),
    others: others.map((other, at) => item(`other-${at + 1}`, other)),
    targetLanguage: language,
    instructionLanguage: language.startsWith("en") ? "de" : "en",
    repeating,
    ...(asked === undefined ? {} : { asked }),
  }).verdict;
}

function item(id: string, target: string, accepted: string[] = [], decoys: string[] = []): DeckItem {
  const examples = [{ text: target, translation: target }];
  return { id, target, gloss: "", explanation: "", examples, accepted, decoys, cues: [], unit: "" };
}
