import { type FieldKind, fieldsIn } from "../../../../lesson/fields.ts";
import type { Hands } from "../hands.ts";

const prefix = "#fill-in/";

/** A section's text with its fields as links, so that each stands where it is read. */
export function asLinks(text: string): string {
  return fieldsIn(text).reduceRight((rest, { label, start, end }) => {
    const name = encodeURIComponent(label).replace(/[()]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
    return `${rest.slice(0, start)}[.](${prefix}${name})${rest.slice(end)}`;
  }, text);
}

/** What a field asks for; null where the link is another one. */
export function labelIn(href: string): string | null {
  return href.startsWith(prefix) ? decodeURIComponent(href.slice(prefix.length)) : null;
}

/** What stands in the form of a field so far. */
export type Typed = { texts: Readonly<Record<string, string>>; rows: number };

type Given = Extract<Parameters<Hands["save"]>[0], { type: "fill" }>["given"];

/** What was typed as it is sent; null where what is needed is not there yet. */
export function givenFrom(kind: FieldKind, { texts, rows }: Typed): Given | null {
  const said = (name: string) => texts[name]?.trim() ?? "";
  const lines = (name: string) =>
    said(name)
      .split("\n")
      .map((line) => line.trim().replace(/^(?:\d+[.)]|[-*•])\s+/, ""))
      .filter(Boolean);
  switch (kind) {
    case "example":
      return said("problem") === ""
        ? null
        : { kind, problem: said("problem"), steps: lines("steps"), result: said("result") };
    case "questions": {
      const all = Array.from({ length: rows }, (_, at) => ({
        text: said(`question-${at}`),
        answer: said(`answer-${at}`),
      }));
      const questions = all.filter(({ text }) => text !== "");
      return questions.length === 0 ? null : { kind, questions };
    }
    default:
      if (said("text") === "") return null;
      return kind === "mistake"
        ? { kind, text: said("text"), truth: said("truth") }
        : { kind, text: said("text") };
  }
}

export function readTyped(kept: string): Typed {
  try {
    const value: unknown = JSON.parse(kept);
    if (typeof value === "object" && value !== null && "texts" in value && "rows" in value) {
      const { texts, rows } = value;
      if (typeof rows === "number" && typeof texts === "object" && texts !== null)
        return {
          rows,
          texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === "string")),
        };
    }
  } catch {
    // nothing was typed yet
  }
  return { texts: {}, rows: 3 };
}
