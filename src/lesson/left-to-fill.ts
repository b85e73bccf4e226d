/** What a draft tells the teacher of the places that it leaves to her; true only as long as one is left. */
export const nothingWritten =
  "Teacher: nobody has written notes on this yet, so three things are left for you to fill in: an example, three questions, and a mistake that pupils make. What you write is the lesson, and in the page it is kept as your note for next time.";

const [before, after] = [
  "Teacher: your notes are used as they stand. They leave out ",
  "; what only you can give is a place to fill in, the rest is done by the pupils.",
];

/** `missing`: "an example and questions". */
export function notesLeaveOut(missing: string): string {
  return `${before}${missing}${after}`;
}

/** A section of a lesson in which no place is left to fill in, without what was said of them. */
export function withoutLeft(text: string): string {
  const paragraphs = text.split("\n\n");
  const told = (paragraph: string) => {
    const said = paragraph.trim();
    return said === nothingWritten || (said.startsWith(before) && said.endsWith(after));
  };
  if (!paragraphs.some(told)) return text;
  const end = /\n*$/.exec(text)?.[0] ?? "";
  return `${paragraphs
    .filter((one) => !told(one))
    .join("\n\n")
    .trimEnd()}${end}`;
}
