import { z } from "zod";
import { splitFrontmatter } from "../../markdown/fences.ts";
import { parseFrontmatter } from "../../markdown/frontmatter.ts";
import { readYaml } from "../../markdown/yaml-fields.ts";
import type { CurriculumFile } from "./outcome.ts";
import { noPattern, safePattern } from "./safe-pattern.ts";

const text = z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1));

const format = {
  kind: "a curriculum file",
  schema: z.object({
    title: text,
    subject: text.optional(),
    source: text,
    retrieved: text,
    licence: text,
    version: text,
    wording: z.enum(["official", "summary"]),
    code_pattern: text,
    levels: z.array(text).optional(),
    content_hash: text.optional(),
    country: text.optional(),
    numbering: z.enum(["official", "ours"]).optional(),
  }),
  foreign: ["description", "language", "author", "creator"],
};

/** What a file says of where it comes from. */
export type Provenance = Pick<
  CurriculumFile,
  | "title"
  | "subject"
  | "source"
  | "retrieved"
  | "licence"
  | "version"
  | "wording"
  | "codePattern"
  | "levels"
  | "numbering"
> & { contentHash: string | null };

export type Opened = {
  provenance: Provenance;
  body: string;
  bodyLine: number;
  problems: { line: number; message: string }[];
  /** Why its `code_pattern` is not used; null where it is, or where there is none. */
  refusedPattern: string | null;
};

/** Never throws. What is wrong or missing is said; a file that does not say its wording is taken for a summary. */
export function openCurriculum(path: string, file: string): Opened {
  const parsed = parseFrontmatter(path, file, format);
  const problems = parsed.ok
    ? []
    : parsed.problems.map(({ line, message }) => ({ line, message: explained(message) }));
  const cut = splitFrontmatter(file);
  const body = cut.ok ? cut.body : file.replace(/^\uFEFF/, "");
  const fields = parsed.ok ? parsed.value : cut.ok ? looseFields(cut.yaml) : {};
  const pattern = safePattern(said(fields.code_pattern));
  const refusedPattern = pattern.ok || said(fields.code_pattern) === "" ? null : pattern.message;
  if (refusedPattern !== null)
    problems.push({ line: parsed.ok ? parsed.lineOf(["code_pattern"]) : 1, message: refusedPattern });
  return {
    provenance: {
      title: said(fields.title),
      subject: said(fields.subject),
      source: said(fields.source),
      retrieved: said(fields.retrieved),
      licence: said(fields.licence),
      version: said(fields.version),
      wording: fields.wording === "official" ? "official" : "summary",
      numbering: fields.numbering === "ours" ? "ours" : "official",
      codePattern: pattern.ok ? pattern.pattern : noPattern,
      levels: Array.isArray(fields.levels) ? fields.levels.map(said).filter((level) => level !== "") : [],
      contentHash: said(fields.content_hash) || null,
    },
    body,
    bodyLine: cut.ok ? cut.bodyLine : 1,
    problems,
    refusedPattern,
  };
}

function looseFields(yaml: string): Record<string, unknown> {
  const read = readYaml(yaml);
  return read.ok ? read.fields : {};
}

function said(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

const why: Readonly<Record<string, string>> = {
  source: "the address the curriculum was taken from",
  retrieved: "the day it was taken from there",
  licence: "the terms it may be used on",
  version: "which edition it is",
  wording: "`official` where the text is the curriculum's own, `summary` where it is not",
  code_pattern: "how its codes look, as in 'TCH\\s[0-4]-\\d{2}[a-z]'",
};

function explained(message: string): string {
  const field = /^`(\w+)` is missing/.exec(message)?.[1];
  const meaning = field === undefined ? undefined : why[field];
  return meaning === undefined ? message : `${message.replace(/\.$/, "")}: ${meaning}.`;
}
