import type { Lesson } from "../document.ts";

/** The lesson with the length that its Overview says ("A 45-minute lesson") as long as its parts are: one paper says one length. */
export function withItsLength({ markdown, sections }: Lesson, minutes: number): string {
  const overview = sections.find(({ kind }) => kind === "overview");
  if (overview === undefined || minutes <= 0) return markdown;
  const said = overview.text.replace(/\b\d{1,3}(?=-minute lesson\b)/, String(minutes));
  return markdown.replace(overview.text, () => said);
}
