import { normalised } from "./units.ts";

export type SheetMetadata = {
  /** It says that it is a worksheet. */
  marked: boolean;
  course: string | null;
  concept: string | null;
  bloom_level: string | null;
  exercise: string | null;
  generated: string | null;
  status: string | null;
};

/** What the comments of a worksheet say (exercise-modalities §3.3). */
export function metadataOf(text: string): SheetMetadata {
  const source = normalised(text);
  const field = (name: string) =>
    new RegExp(`<!--\\s*${name}\\s*:\\s*([^\\n]*?)\\s*-->`, "i").exec(source)?.[1] ?? null;
  return {
    marked: /<!--\s*WORKSHEET\s*-->/i.test(source),
    course: field("course"),
    concept: field("concept"),
    bloom_level: field("bloom_level"),
    exercise: field("exercise"),
    generated: field("generated"),
    status: field("status"),
  };
}

/** The answers in the file's own comment, by "section.question"; null where there are none. */
export function embeddedKey(text: string): Map<string, string> | null {
  const block = /<!--\s*answers\s*:\s*\n([\s\S]*?)(?:-->|$(?![\s\S]))/i.exec(normalised(text))?.[1];
  if (block === undefined) return null;
  const lines = Array.from(block.matchAll(/^\s*(\d+\.\d+)\s*:[^\S\n]*(.*?)\s*$/gm), (match) => {
    const [, id = "", answer = ""] = match;
    return [id, answer] as const;
  });
  return new Map(lines);
}

export type SheetStatus = "pending" | "submitted" | "evaluated";

/** The file with another status and every other byte as it was; unchanged where it has no comment to say it in. */
export function withStatus(text: string, status: SheetStatus): string {
  const said = /(<!--\s*status\s*:\s*)[A-Za-z_]+(\s*-->)/i;
  if (said.test(text)) return text.replace(said, `$1${status}$2`);
  return text.replace(/<!--\s*WORKSHEET\s*-->(\r\n|\r|\n)/i, `$&<!-- status: ${status} -->$1`);
}
