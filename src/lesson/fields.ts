/** What only the teacher can give, by the kind of thing it is. */
export type FieldKind = "example" | "questions" | "mistake" | "text";

/** A place in a lesson to fill in, with what is asked for. */
export type Field = { label: string; kind: FieldKind; start: number; end: number };

/** As the built-in author marks them, and a model is told to: "[To fill in: …]". Older lessons have them too. */
const mark = /\[to fill in\b:?[ \t]*([^\]\n]*)\]/gi;

export function fieldsIn(markdown: string): Field[] {
  return Array.from(markdown.matchAll(mark), ({ 0: whole, 1: label = "", index }) => ({
    label: label.trim(),
    kind: kindOf(label),
    start: index,
    end: index + whole.length,
  }));
}

/** The same text, same lines, with nothing in such places: what nobody has written yet is not judged. */
export function withoutFields(markdown: string): string {
  return markdown.replace(mark, (whole) => " ".repeat(whole.length));
}

/** What is asked for stands in the label alone: a form that fits it is offered, and any text is taken. */
function kindOf(label: string): FieldKind {
  if (/\bexamples?\b/i.test(label)) return "example";
  if (/\bquestions?\b/i.test(label)) return "questions";
  return /\bmistakes?\b|\bmisconceptions?\b/i.test(label) ? "mistake" : "text";
}
