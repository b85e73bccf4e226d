import { sentencesIn } from "../../../text/sentences.ts";
import { gap } from "../../exercises/flashcards/card.ts";
import type { DraftConcept } from "../draft.ts";
import { type Piece, placePieces } from "../place-pieces.ts";
import { lengthOf } from "./list-kind.ts";
import type { ListKind } from "./list-kinds.ts";
import { type Word, wordPiece } from "./word.ts";

/** The topics of a list of that kind. */
export function listConcepts(words: readonly Word[], kind: ListKind): DraftConcept[] {
  if (kind === "words") return placePieces(words.map(wordPiece));
  if (kind === "terms") return placePieces(words.map(termPiece), "Terms");
  const long = words.filter(({ meanings }) => !isShort(meanings[0] ?? ""));
  return [
    ...placePieces(words.filter((word) => !long.includes(word)).map(gapPiece), "Questions"),
    ...openQuestions(long),
  ];
}

function termPiece({ term, meanings, sentences, example: told, note = "", unit, concept }: Word): Piece {
  const [first] = sentences;
  const example = first?.text ?? told ?? note;
  const item = { term, definition: meanings.join("; "), ...(example === "" ? {} : { example }) };
  return { kind: "definitions", item, unit, concept };
}

/** A question whose answer is a word or two has one right answer: it is a gap, and remembered as one. */
function gapPiece({ term, meanings, note = "", unit, concept }: Word): Piece {
  const item = { text: `${term} ${gap}`, answers: meanings, ...(note === "" ? {} : { hint: note }) };
  return { kind: "cloze", item, unit, concept };
}

function isShort(answer: string): boolean {
  return lengthOf(answer) <= 4 && answer.length <= 50;
}

const atOnce = 10;

/** Questions that are answered in a sentence. */
function openQuestions(words: readonly Word[]): DraftConcept[] {
  return [...Map.groupBy(words, ({ unit }) => unit)].flatMap(([unit, own]) =>
    Array.from({ length: Math.ceil(own.length / atOnce) }, (_, index): DraftConcept => {
      const part = own.slice(index * atOnce, (index + 1) * atOnce);
      const from = index * atOnce + 1;
      const title = `${unit || "Questions to explain"} ${from} to ${from + part.length - 1}`;
      return {
        title,
        unit: unit || "Questions",
        type: "concepts",
        bloom: "understand",
        explanation: part.map(({ term, meanings }) => `- **${term}** ${meanings.join(" ")}`).join("\n"),
        items: { questions: part.map(openQuestion) },
      };
    }),
  );
}

function openQuestion({ term, meanings, note = "" }: Word) {
  const whole = meanings.join(" ");
  const begin = `It begins with “${whole.split(/\s+/).slice(0, 2).join(" ")}”.`;
  return {
    question: term,
    bloom: "understand" as const,
    references: [whole],
    points: sentencesIn(whole),
    hints: [note === "" ? begin : note],
  };
}
