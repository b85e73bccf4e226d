import { type Confined, confine } from "../confine.ts";
import { fileNameOf } from "../file-name.ts";
import { WorkspaceError } from "../path.ts";
import { withoutBom } from "../text.ts";
import type { Imported } from "./case-import.ts";
import { openCurriculum } from "./frontmatter.ts";
import { importFile } from "./import.ts";
import { parseCurriculum } from "./parse.ts";

/** A curriculum as it was given: a CASE package, a table, or a file in our own format. `name`: what it is called. */
export type GivenCurriculum = {
  name: string;
  text: string;
  /** What classes call it; for a table or a package that does not say so itself. */
  subject?: string | undefined;
};

export type ReadCurriculum = {
  path: string;
  /** As it is written into the workspace. */
  text: string;
  title: string;
  outcomes: number;
  levels: readonly string[];
  /** A few of them, so that a teacher sees whether it was understood. */
  first: { code: string; title: string }[];
  problems: readonly { line: number; message: string }[];
};

/** Reads it and writes nothing. `day` is today, as 2026-11-15. */
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
      problems: file.problems,
    },
  };
}

/** Writes it; one of that name is replaced only where that is wished. Throws `WorkspaceError`. */
export async function bringIn(root: string, { path, text }: ReadCurriculum, replace: boolean): Promise<void> {
  const files = confine(root);
  if (!replace && isThere(files, path))
    throw new WorkspaceError(
      "changed",
      `There is a curriculum file ${path} already, and it was left as it is. Choose another name, or replace it.`,
    );
  await files.write(path, text);
}

/** A name that differs only in its capitals is the same file on many a computer. */
function isThere(files: Confined, path: string): boolean {
  if (files.entry("curriculum")?.kind !== "folder") return false;
  return files
    .list("curriculum")
    .some(({ name }) => `curriculum/${name}`.toLowerCase() === path.toLowerCase());
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
  if (outcomes.length > 0) return { ok: true, text, title: title || path, outcomes: outcomes.length };
  const why = problems.map(({ line, message }) => `Line ${line}: ${message}`).slice(0, 3);
  return { ok: false, message: ["No outcome was found in it.", ...why].join(" ") };
}
