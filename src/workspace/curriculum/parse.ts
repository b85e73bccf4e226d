import { linesOf } from "../text.ts";
import { codeKey, normaliseCode } from "./codes.ts";
import { type Entry, readEntries } from "./entries.ts";
import { openCurriculum } from "./frontmatter.ts";
import { contentHash } from "./hash.ts";
import { orderLevels } from "./levels.ts";
import type { CurriculumFile, Outcome } from "./outcome.ts";
import { readRecords } from "./records.ts";
import { parseReferences } from "./references.ts";
import { noPattern } from "./safe-pattern.ts";

/** Never throws. Every problem has its line; entries that are sound come back whatever else is wrong. */
export function parseCurriculum(path: string, text: string): CurriculumFile {
  const { provenance, body, bodyLine, problems } = openCurriculum(path, text);
  const { levels, contentHash: recorded, ...about } = provenance;
  const lines = linesOf(body);
  const outcomes: Outcome[] = [];
  const entries: Entry[] = [];
  const seen = new Map<string, number>();
  const fits = codeTest(about.codePattern);
  const fieldOf = fieldsByLabel();
  for (const entry of readEntries(lines, bodyLine)) {
    const code = normaliseCode(entry.code);
    if (!isEntry(entry, code, about.codePattern, fits)) continue;
    const line = entry.startLine;
    const first = seen.get(codeKey(code));
    if (!fits(code)) {
      problems.push({
        line,
        message: `"${code}" does not look like the codes \`code_pattern\` describes, so it is left out.`,
      });
    } else if (first !== undefined) {
      problems.push({ line, message: `${code} is already on line ${first}; this second entry is left out.` });
    } else {
      seen.set(codeKey(code), line);
      const outcome = readOutcome(path, code, entry, about.codePattern, fieldOf);
      if (outcome.text === "")
        problems.push({ line, message: `${code} has no text: add a line \`- **Outcome text**: …\`.` });
      outcomes.push(outcome);
      entries.push(entry);
    }
  }
  if (outcomes.length === 0)
    problems.push({ line: bodyLine, message: "There is no entry: each one starts with `## CODE — title`." });
  const records = readRecords(lines);
  return {
    path,
    ...about,
    levels: orderLevels(
      outcomes.map(({ level }) => level),
      levels,
    ),
    integrity:
      recorded === null
        ? "unhashed"
        : recorded === contentHash(entries.map((entry) => entry.lines))
          ? "intact"
          : "edited",
    outcomes,
    ...(records.size === 0 ? {} : { records }),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** A heading is an entry when its code looks like one or its bullets say so; "## Notes" is neither. */
function isEntry(entry: Entry, code: string, pattern: RegExp, fits: (code: string) => boolean): boolean {
  return (
    (pattern !== noPattern && fits(code)) ||
    entry.bullets.some(({ label }) => /^(?:outcome\b|level$)/i.test(label))
  );
}

/** Codes are short: nothing longer is ever given to a teacher's pattern. */
function codeTest(pattern: RegExp): (code: string) => boolean {
  // A flag such as "g" would have it remember where the last code ended.
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace(/[gy]/g, ""));
  return (code) => code !== "" && code.length <= 80 && (pattern === noPattern || whole.test(code));
}

const fields: readonly [RegExp, keyof Outcome][] = [
  [/^level$/i, "level"],
  [/^(?:organi[sz]er|strand)$/i, "organiser"],
  [/^(?:outcome(?: text)?(?: \(.*\))?|statement)$/i, "text"],
  [/^progression from$/i, "from"],
  [/^progression to$/i, "to"],
  [/^cross-references?$/i, "related"],
  [/^assessment expectations?$/i, "expectations"],
  [/^common misconceptions?$/i, "misconceptions"],
  [/^(?:typical )?prior knowledge$/i, "priorKnowledge"],
  [/^key ?words?$/i, "keywords"],
];

/** The same few labels stand in every entry of a file. */
function fieldsByLabel(): (label: string) => keyof Outcome | undefined {
  const known = new Map<string, keyof Outcome | undefined>();
  return (label) => {
    if (!known.has(label)) known.set(label, fields.find(([name]) => name.test(label))?.[1]);
    return known.get(label);
  };
}

function readOutcome(
  path: string,
  code: string,
  entry: Entry,
  pattern: RegExp,
  fieldOf: (label: string) => keyof Outcome | undefined,
): Outcome {
  const said = new Map<keyof Outcome, string>();
  const other: { label: string; text: string }[] = [];
  let textLine: number | undefined;
  for (const { label, text, line } of entry.bullets) {
    const field = fieldOf(label);
    if (field === undefined || said.has(field)) other.push({ label, text });
    else said.set(field, text);
    if (field === "text") textLine ??= line;
  }
  const one = (field: keyof Outcome) => said.get(field) ?? "";
  return {
    code,
    title: entry.title,
    level: one("level"),
    organiser: one("organiser"),
    text: one("text"),
    from: parseReferences(one("from"), pattern),
    to: parseReferences(one("to"), pattern),
    related: parseReferences(one("related"), pattern),
    expectations: items(one("expectations"), ";"),
    misconceptions: items(one("misconceptions"), ";"),
    priorKnowledge: one("priorKnowledge"),
    keywords: items(one("keywords"), ","),
    file: path,
    startLine: entry.startLine,
    endLine: entry.endLine,
    ...(textLine === undefined ? {} : { textLine }),
    ...(other.length === 0 ? {} : { other }),
  };
}

function items(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
