import { slug } from "../../../text/slug.ts";

/** The kinds of item that a page has a form for; others of a topic stay as they are. */
export const listNames = ["vocabulary", "definitions", "facts", "cloze", "questions", "code_tasks"] as const;
export type ListName = (typeof listNames)[number];

export type Item = Readonly<Record<string, unknown>>;

/**
 * How a field of an item is written. `line`: in one line. `text`: in several. `code`: as a program. `many`: alternatives,
 * with " / " between them. `lines`: one a line. `tests`: a call and what it gives, "add(2, 3) => 5", one a line.
 */
export type Field = {
  name: string;
  as: "line" | "text" | "code" | "many" | "lines" | "truth" | "bloom" | "tests";
  /** It may be left out. */
  optional?: boolean;
  /** Of the language that is learned. */
  foreign?: boolean;
};

export const fieldsOf: Readonly<Record<ListName, readonly Field[]>> = {
  vocabulary: [
    { name: "term", as: "line", foreign: true },
    { name: "meanings", as: "many" },
    { name: "sentences.0.text", as: "line", optional: true, foreign: true },
    { name: "sentences.0.translation", as: "line", optional: true },
    { name: "accepted", as: "many", optional: true, foreign: true },
    { name: "note", as: "line", optional: true },
  ],
  definitions: [
    { name: "term", as: "line" },
    { name: "definition", as: "text" },
    { name: "example", as: "text", optional: true },
  ],
  facts: [
    { name: "statement", as: "text" },
    { name: "truth", as: "truth" },
    { name: "why", as: "text" },
  ],
  cloze: [
    { name: "text", as: "text" },
    { name: "answers", as: "many" },
    { name: "hint", as: "line", optional: true },
  ],
  questions: [
    { name: "question", as: "text" },
    { name: "case", as: "text", optional: true },
    { name: "references", as: "lines" },
    { name: "points", as: "lines" },
    { name: "hints", as: "lines" },
    { name: "bloom", as: "bloom" },
  ],
  code_tasks: [
    { name: "title", as: "line" },
    { name: "statement", as: "text" },
    { name: "function", as: "line" },
    { name: "starter", as: "code" },
    { name: "solution", as: "code" },
    { name: "tests", as: "tests" },
    { name: "hints", as: "lines" },
    { name: "why", as: "lines" },
    { name: "bloom", as: "bloom" },
  ],
};

/** What a field shows of an item. */
export function textIn(item: Item, { name, as }: Field): string {
  const [list, at, inner] = name.split(".");
  const value = inner === undefined ? item[name] : partIn(item, list ?? "", Number(at))[inner];
  if (as === "truth") return value === false ? "false" : "true";
  if (as === "many") return strings(value).join(" / ");
  if (as === "lines") return strings(value).join("\n");
  if (as === "tests")
    return tests(value)
      .map(({ call, expect }) => `${call} => ${expect}`)
      .join("\n");
  return typeof value === "string" ? value : "";
}

/** An item with what its fields say. What they do not show stays as it was. */
export function itemOf(list: ListName, before: Item, texts: Readonly<Record<string, string>>): Item {
  const next: Record<string, unknown> = { ...before };
  for (const field of fieldsOf[list]) {
    const text = texts[field.name] ?? "";
    if (text === textIn(before, field) && Object.keys(before).length > 0) continue;
    write(next, field, text);
  }
  if (list === "code_tasks" && typeof next.id !== "string") next.id = slug(texts.title ?? "") || "task";
  return next;
}

function write(item: Record<string, unknown>, { name, as, optional = false }: Field, text: string): void {
  const [list = "", at, inner] = name.split(".");
  const blank = text.trim() === "";
  if (inner !== undefined) writeInner(item, list, Number(at), inner, text.trim());
  else if (as === "truth") item[name] = text === "true";
  else if (as === "many") item[name] = parts(text, /\s+\/\s+|\n/);
  else if (as === "lines") item[name] = parts(text, /\n/);
  else if (as === "tests") item[name] = testsOf(text, tests(item[name]));
  else if (blank && optional) delete item[name];
  else item[name] = as === "code" ? text : text.trim();
}

/** A sentence and its translation are one: where both are gone, so is it. */
function writeInner(
  item: Record<string, unknown>,
  list: string,
  at: number,
  inner: string,
  text: string,
): void {
  const all = Array.isArray(item[list]) ? [...item[list]] : [];
  const next = { text: "", translation: "", ...partIn(item, list, at), [inner]: text };
  if (next.text === "" && next.translation === "") all.splice(at, 1);
  else all[at] = next;
  item[list] = all;
}

function partIn(item: Item, list: string, at: number): Item {
  const all = item[list];
  const part: unknown = Array.isArray(all) ? all[at] : undefined;
  return isItem(part) ? part : {};
}

type TestCase = { name: string; call: string; expect: string };

/** A test that calls the same keeps its name. */
function testsOf(text: string, before: readonly TestCase[]): TestCase[] {
  return parts(text, /\n/).map((line) => {
    const [call = "", ...expected] = line.split("=>");
    const known = before.find((one) => one.call === call.trim());
    return { name: known?.name ?? call.trim(), call: call.trim(), expect: expected.join("=>").trim() };
  });
}

function tests(value: unknown): TestCase[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isItem).map(({ name, call, expect }) => ({
    name: String(name ?? ""),
    call: String(call ?? ""),
    expect: String(expect ?? ""),
  }));
}

function parts(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

export function isItem(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
