import type { CardKind, Direction } from "../exercises/flashcards/card.ts";
import type { NoteType } from "./note-type-rows.ts";

/** Our own note types, by their fields: the same names in and out, so that a deck that comes back is understood. */
export const ownFields = {
  vocabulary: ["Term", "Meanings", "Accepted", "Sentences", "Translations", "Part", "Note", "Concept"],
  definitions: ["Term", "Definition", "Example", "Concept"],
  cloze: ["Text", "Answers", "Hint", "Concept"],
  facts: ["Statement", "Verdict", "Why", "Concept"],
} as const satisfies Record<CardKind, readonly string[]>;

/** Which direction each of our card templates asks in. */
export const ownDirections = {
  vocabulary: ["recognise", "recall"],
  definitions: ["recognise", "recall"],
  cloze: ["complete"],
  facts: ["judge"],
} as const satisfies Record<CardKind, readonly Direction[]>;

export const cardKinds = [
  "vocabulary",
  "definitions",
  "cloze",
  "facts",
] as const satisfies readonly CardKind[];

/** The tag that keeps a note's concept. */
export const conceptTag = "concept::";

export function ownKind({ fields }: NoteType): CardKind | null {
  return cardKinds.find((kind) => ownFields[kind].join("\x1f") === fields.join("\x1f")) ?? null;
}

/** Which two fields of somebody's note type are asked about, and in which direction each of its cards asks. */
export type FrontAndBack = { front: number; back: number; directions: (Direction | null)[] };

export function frontAndBack(type: NoteType): FrontAndBack | null {
  const [first] = type.templates;
  if (type.fields.length < 2) return null;
  const asked = first === undefined ? [] : fieldsIn(first.question, type.fields);
  const answered = first === undefined ? [] : fieldsIn(first.answer, type.fields);
  const front = asked[0] ?? 0;
  const back =
    answered.find((field) => !asked.includes(field)) ?? type.fields.findIndex((_, i) => i !== front);
  const directions = type.templates.map(({ question, answer }): Direction | null => {
    const from = fieldsIn(question, type.fields)[0];
    const to = fieldsIn(answer, type.fields);
    if (from === front) return "recognise";
    return from === back && (to.includes(front) || to.length === 0) ? "recall" : null;
  });
  // Two templates that ask the same way would be one card: the first keeps it.
  const single = directions.map((one, index) => (directions.indexOf(one) === index ? one : null));
  return { front, back, directions: single };
}

/** The fields that a template shows, in its order: "{{Front}}", "{{type:Back}}", not "{{FrontSide}}" or "{{#Extra}}". */
function fieldsIn(template: string, fields: readonly string[]): number[] {
  return Array.from(template.matchAll(/\{\{([^{}]*)\}\}/g), ([, inside = ""]) =>
    /^\s*[#^/!]/.test(inside) ? -1 : fields.indexOf((inside.split(":").at(-1) ?? "").trim()),
  ).filter((field) => field >= 0);
}
