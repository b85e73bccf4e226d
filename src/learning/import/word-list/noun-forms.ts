/**
 * "der Vertrag, -träge", "das Haus, ¨er", "kniha, -y": an ending after a comma belongs to its word, as dictionaries and
 * course books write it.
 */
const form = /,\s+(?:[-–~][\p{L}¨⸚]*|[¨⸚]\p{L}{0,4})(?:\/-?\p{L}+)?(?=\s*(?:[,;:=|\t)]|\s|$))/gu;

/** What would part a table or a pair inside one, each with a letter of nobody's that stands for it meanwhile. */
const kept: readonly (readonly [string, string])[] = [
  [",", "\uE0F0"],
  ["-", "\uE0F1"],
  ["–", "\uE0F2"],
];

/** The text with its forms out of the way of whatever parts its lines; `withForms` puts them back. */
export function withoutForms(text: string): string {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.search(form) >= 0);
  // "plural, -s": where most such lines would be left with nothing that parts them, the comma is what does.
  if (lines.filter(isPartedElsewhere).length * 2 < lines.length) return text;
  return text.replace(form, hidden);
}

export function withForms(text: string): string {
  return kept.reduce((all, [mark, letter]) => all.replaceAll(letter, mark), text);
}

/** After its form by anything, or before it by anything but a comma: "Haus, house, -er" is a table of three. */
function isPartedElsewhere(line: string): boolean {
  const [before = "", ...after] = line.replace(form, "\n").split("\n");
  const marks = /\t|[;|=→]|\s[‐-―−-]+\s|:\s/;
  return marks.test(before) || after.some((text) => marks.test(text) || text.includes(","));
}

function hidden(text: string): string {
  return kept.reduce((all, [mark, letter]) => all.replaceAll(mark, letter), text);
}

/** Whether such a form is in a line that `withoutForms` has been over. */
export function hasForm(line: string): boolean {
  return line.includes(kept[0]?.[1] ?? "");
}
