import { contentWords, plain } from "../../../../src/lesson/check/lints/rule.ts";
import { parseLesson } from "../../../../src/lesson/document.ts";
import type { Pages } from "./pages.ts";
import { clipped } from "./wish.ts";
import { listed } from "./wording.ts";

/** Whether it asks to be told something. What asks for a change as a question does is none: "could you add one?" */
export function isQuestion(text: string): boolean {
  const said = text.trim();
  if (/^(?:can|could|would|will|shall|may|please|what about|how about|what if)\b/i.test(said)) return false;
  return /^(?:why|who|whose|when|where|which|what|how)\b/i.test(said) || said.endsWith("?");
}

/**
 * Where that which a question speaks of comes from: the line of the lesson that says it, and the line of a file that it was
 * drawn from. Where neither is found it is said what cannot be answered, and which files the lesson was made of.
 * `section`: the title of the one that it was asked in; what is quoted is looked for there first.
 */
export function aboutLesson(
  question: string,
  markdown: string,
  { files }: Pick<Pages, "files">,
  section = "",
): string {
  const drawn = /drawn from (.+?) by built-in drafting/.exec(markdown)?.[1] ?? "";
  const sources = Array.from(drawn.matchAll(/`([^`]+)`/g), ([, path = ""]) => path);
  const wanted = new Set([...contentWords(question)].filter((word) => !asking.has(word)));
  const { sections } = parseLesson(markdown);
  const inLesson = sections.flatMap(({ title, body }) =>
    body.split("\n").map((text) => ({ place: title, text: plain(unmarked(text)) })),
  );
  const inFiles = sources.flatMap((path) =>
    (files.get(path)?.text ?? "")
      .split("\n")
      .map((text, at) => ({ place: `\`${path}\`, line ${at + 1}`, text: plain(unmarked(text)) })),
  );
  const said = quotedIn(question, inLesson, section) ?? nearest(inLesson, wanted);
  const source = said === null ? null : nearest(inFiles, contentWords(said.text), 0.6);
  if (said !== null && source !== null)
    return `${said.place} says: "${quoted(said.text)}". That stands in ${source.place}: "${quoted(source.text)}". ${unchanged}`;
  const from =
    sources.length === 0
      ? "The lesson does not say which files it was made of."
      : `The lesson was made of ${listed(sources.map((path) => `\`${path}\``))}, with no AI model.`;
  const where = said === null ? "" : ` ${said.place} says: "${quoted(said.text)}".`;
  return `Built-in drafting cannot answer questions about a lesson beyond where it comes from.${where} ${from} ${unchanged}`;
}

const unchanged = "The lesson was not changed.";

/** Words of asking, as they are cut to their stems. */
const asking = contentWords(
  "where come came from wrote written write taken took found section lesson idea note",
);

function unmarked(line: string): string {
  return line.replace(/^\s*(?:[-*+>]|\d+[.)]|#{1,6})\s+/, "").replaceAll('"', "'");
}

function quoted(text: string): string {
  return clipped(text.replace(/[.:]$/, ""), 160);
}

/** The line that has the very words which a question quotes; null where it quotes none, or they stand nowhere. */
function quotedIn(question: string, all: readonly Placed[], section: string): Placed | null {
  const lines = [...all.filter(({ place }) => place === section), ...all];
  const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ")} `;
  const names = Array.from(question.matchAll(/["“”]([^"“”]{3,})["“”]/gu), ([, name = ""]) => words(name));
  const held = names.find(
    (name) => name.trim() !== "" && lines.some(({ text }) => words(text).includes(name)),
  );
  return held === undefined ? null : (lines.find(({ text }) => words(text).includes(held)) ?? null);
}

type Placed = { place: string; text: string };

/** The line that has most of the words, and at least this share of them. */
function nearest(lines: readonly Placed[], wanted: ReadonlySet<string>, share = 0.5): Placed | null {
  let best: { line: Placed; count: number } | null = null;
  for (const line of lines) {
    const words = contentWords(line.text);
    const count = [...wanted].filter((word) => words.has(word)).length;
    if (count > (best?.count ?? 0)) best = { line, count };
  }
  return best !== null && best.count >= wanted.size * share ? best.line : null;
}
