import type { Items } from "../course-format.ts";
import { type CardKind, cardId, gap } from "../exercises/flashcards/card.ts";
import { escapeHtml } from "../import/html-text.ts";
import { clozeMarkup } from "./cloze-text.ts";
import { ownDirections } from "./note-fields.ts";

/** A piece of a course as a note of our own type: its fields in HTML, and the flashcards that are its cards. */
export type OutgoingNote = { kind: CardKind; name: string; fields: string[]; cards: string[] };

/** Everything of a concept that cards are made from. A gap text without a gap gives none: Anki has no card for it. */
export function notesOf(items: Items, conceptTitle: string): OutgoingNote[] {
  const note = (kind: CardKind, name: string, fields: readonly string[]): OutgoingNote => ({
    kind,
    name,
    fields: [...fields, conceptTitle].map(escapeHtml),
    cards: ownDirections[kind].map((direction) => cardId(kind, name, direction)),
  });
  return [
    ...items.vocabulary.map(({ term, meanings, accepted, sentences, part = "", note: remark = "" }) =>
      note("vocabulary", term, [
        term,
        lines(meanings),
        lines(accepted),
        lines(sentences.map(({ text }) => text)),
        lines(sentences.map(({ translation }) => translation)),
        part,
        remark,
      ]),
    ),
    ...items.definitions.map(({ term, definition, example = "" }) =>
      note("definitions", term, [term, definition, example]),
    ),
    ...items.cloze
      .filter(({ text }) => text.includes(gap))
      .map(({ text, answers, hint = "" }) =>
        note("cloze", text, [
          clozeMarkup(text, answers[0] ?? "", hint === "" ? undefined : hint),
          lines(answers),
          hint,
        ]),
      ),
    ...items.facts.map(({ statement, truth, why }) =>
      note("facts", statement, [statement, truth ? "True" : "False", why]),
    ),
  ];
}

/** One a line: a line break inside one would make two of it. */
function lines(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/\s*\n\s*/g, " ")).join("\n");
}
