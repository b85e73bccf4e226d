import { z } from "zod";
import { fileNameOf } from "../file-name.ts";
import { withoutBom } from "../text.ts";
import type { Imported } from "./case-import.ts";
import { openCurriculum } from "./frontmatter.ts";
import { importFile } from "./import.ts";
import { tooManyOutcomes } from "./most-outcomes.ts";
import { parseCurriculum } from "./parse.ts";

/** A curriculum as it was given: a CASE package, a table, or a file in our own format. `name`: what it is called. */
export type GivenCurriculum = {
  name: string;
  text: string;
  /** What classes call it; for a table or a package that does not say so itself. */
  subject?: string | undefined;
};

export const ReadCurriculum = z.object({
  path: z.string(),
  /** As it is written into the workspace. */
  text: z.string(),
  title: z.string(),
  outcomes: z.number(),
  levels: z.array(z.string()),
  /** A few of them, so that a teacher sees whether it was understood. */
  first: z.array(z.object({ code: z.string(), title: z.string() })),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});
export type ReadCurriculum = z.infer<typeof ReadCurriculum>;

/**
 * Reads it and writes nothing. `day` is today, as 2026-11-15. Strangers wrote it: only a child calls this
 * (curriculum-child.ts), the doors go through `readGivenApart`.
 */
export function readGiven(
  { name, text, subject = "" }: GivenCurriculum,
  day: string,
): { ok: true; curriculum: ReadCurriculum } | { ok: false; message: string } {
  const said = name.trim().replace(/\.(?:md|markdown|csv|tsv|txt|json)$/i, "");
  const path = `curriculum/${fileNameOf(said) || "curriculum"}.md`;
  const plain = withoutBom(text);
  if (plain.trim() === "") return { ok: false, message: "There is nothing in it." };
  const imported = isOurs(plain)
    ? asItIs(path, plain)
    : importFile(said, new TextEncoder().encode(plain), day);
  if (!imported.ok) return imported;
  const written = withSubject(path, imported.text, subject.trim());
  const file = parseCurriculum(path, written);
  return {
    ok: true,
    curriculum: {
      path,
      text: written,
      title: imported.title,
      outcomes: imported.outcomes,
      levels: [...new Set(file.outcomes.map(({ level }) => level).filter(Boolean))],
      first: file.outcomes.slice(0, 3).map(({ code, title }) => ({ code, title })),
      problems: [...file.problems],
    },
  };
}

/** Our own format begins with facts about the file, or has an outcome as a heading. */
function isOurs(text: string): boolean {
  return /^---\s*$/m.test(text.slice(0, 200)) || /^## \S/m.test(text);
}

/** By its subject a file is found for a class. */
function withSubject(path: string, text: string, subject: string): string {
  if (subject === "" || parseCurriculum(path, text).subject !== "") return text;
  return text.replace(/^---\r?\n(?=title:)/, (open) => `${open}subject: ${JSON.stringify(subject)}\n`);
}

function asItIs(path: string, text: string): Imported {
  const { refusedPattern } = openCurriculum(path, text);
  if (refusedPattern !== null) return { ok: false, message: refusedPattern };
  const { title, outcomes, problems } = parseCurriculum(path, text);
  if (outcomes.length > 0)
    return (
      tooManyOutcomes(outcomes.length) ?? { ok: true, text, title: title || path, outcomes: outcomes.length }
    );
  const why = problems.map(({ line, message }) => `Line ${line}: ${message}`).slice(0, 3);
  return { ok: false, message: ["No outcome was found in it.", ...why].join(" ") };
}
