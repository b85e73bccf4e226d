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

/** Bounded, like the value itself: many spaces with no end behind them are not tried again from each of them. */
const space = "\\s{0,20}";
/** Longer than any line of a key; what comes after is not looked at. */
const longestAnswer = 1_000;

/** What the comments of a worksheet say (exercise-modalities §3.3). */
export function metadataOf(text: string): SheetMetadata {
  const source = normalised(text);
  const field = (name: string) =>
    new RegExp(`<!--${space}${name}${space}:${space}([^\\n]{0,300}?)${space}-->`, "i").exec(source)?.[1] ??
    null;
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
  const lines = block.split("\n").flatMap((line) => {
    const found = /^\s*(\d+\.\d+)\s*:/.exec(line);
    if (found === null) return [];
    const [head, id = ""] = found;
    return [[id, line.slice(head.length, head.length + longestAnswer).trim()] as const];
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
