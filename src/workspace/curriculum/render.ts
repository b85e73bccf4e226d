import { readEntries } from "./entries.ts";
import { contentHash } from "./hash.ts";
import type { CurriculumFile, Outcome, Reference } from "./outcome.ts";
import { type Records, renderRecords } from "./records.ts";

/** A curriculum file that is still to be written. */
export type Draft = {
  about: Pick<
    CurriculumFile,
    "title" | "subject" | "source" | "retrieved" | "licence" | "version" | "wording"
  > & {
    /** "" where the codes are to say it. */
    codePattern: string;
    /** Empty where the order follows from the names. */
    levels: string[];
  };
  outcomes: DraftOutcome[];
  records: Records;
};

export type DraftOutcome = Omit<Outcome, "file" | "startLine" | "endLine" | "textLine">;

/** The file's text, with the hash of its entries in its frontmatter. */
export function renderCurriculum({ about, outcomes, records }: Draft): string {
  const entries = outcomes.map((outcome) => renderEntry(outcome, about.wording));
  const body = entries.join("\n");
  const hash = contentHash(readEntries(body.split("\n"), 1).map(({ lines }) => lines));
  const fields: [string, string][] = [
    ["title", line(about.title)],
    ["subject", line(about.subject)],
    ["source", line(about.source)],
    ["retrieved", line(about.retrieved)],
    ["licence", line(about.licence)],
    ["version", line(about.version)],
    ["wording", about.wording],
    ["code_pattern", about.codePattern],
    ["content_hash", hash],
  ];
  // JSON's strings are YAML's.
  const front = fields
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  if (about.levels.length > 0) front.push(`levels: ${JSON.stringify(about.levels)}`);
  const kept = renderRecords(records);
  return `---\n${front.join("\n")}\n---\n\n# ${line(about.title)}\n\n${body}${kept === "" ? "" : `\n${kept}`}`;
}

function renderEntry(outcome: DraftOutcome, wording: CurriculumFile["wording"]): string {
  const bullets: [string, string][] = [
    ["Level", outcome.level],
    ["Organiser", outcome.organiser],
    [wording === "summary" ? "Outcome (summary)" : "Outcome text", outcome.text],
    ["Progression from", references(outcome.from)],
    ["Progression to", references(outcome.to)],
    ["Assessment expectations", outcome.expectations.map((item) => item.replaceAll(";", ",")).join("; ")],
    ["Common misconceptions", outcome.misconceptions.map((item) => item.replaceAll(";", ",")).join("; ")],
    ["Cross-references", references(outcome.related)],
    ["Typical prior knowledge", outcome.priorKnowledge],
    ["Keywords", outcome.keywords.map((item) => item.replaceAll(",", " ")).join(", ")],
    ...(outcome.other ?? []).map(({ label, text }): [string, string] => [
      line(label).replace(/\*+|:+$/g, "") || "Note",
      text,
    ]),
  ];
  const shown = bullets
    .filter(([, text]) => line(text) !== "")
    .map(([label, text]) => `- **${label}**: ${line(text)}\n`);
  return `${heading(outcome.code, outcome.title)}\n${shown.join("")}`;
}

function heading(code: string, title: string): string {
  // Hashes at a heading's end close it, and are no part of it.
  const words = line(title.replace(/\*\*|__|`/g, "")).replace(/[\s#]+$/, "");
  return words === "" ? `## ${code}` : `## ${code} — ${words}`;
}

/** Whether an entry's heading, read again, gives this code back. */
export function survivesHeading(code: string): boolean {
  return (
    readEntries([heading(code, "Title")], 1)[0]?.code === code &&
    readEntries([heading(code, "")], 1)[0]?.code === code
  );
}

function references(list: readonly Reference[]): string {
  const plain = (text: string) => line(text).replace(/[()]/g, "'");
  return list
    .map(({ code, name, note }) => {
      const what = code ?? plain(name).replace(/[,;]/g, " ").replace(/\s+/g, " ");
      return note === "" ? what : `${what} (${plain(note)})`;
    })
    .join(", ");
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
