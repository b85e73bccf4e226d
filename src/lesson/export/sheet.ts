import type { Level } from "../../questions/paper.ts";
import { keyBlocks } from "./answer-key.ts";
import { type Audience, forProjecting, forStudents, forTeacher, isForPupils } from "./audience.ts";
import type { Block } from "./block.ts";
import type { ExportInput } from "./model.ts";
import { onPapers } from "./papers.ts";
import { type Reference, references } from "./references.ts";
import { cleanText } from "./safe-text.ts";
import { type LessonPart, readParts } from "./sections.ts";
import type { Taken } from "./sift.ts";
import { withoutSet } from "./without-set.ts";

/** One part of a sheet: a section, or an appendix. `title` is null only before the first section. */
export type SheetPart = {
  title: string | null;
  blocks: Block[];
  /** Starts a page of its own: what comes before it can be handed out without it. */
  apart: boolean;
  /** What a teacher says or knows here and nobody else reads: speaker notes. */
  notes: SheetNote[];
};

/** `under` is the subheading it belongs to; empty before the first. */
export type SheetNote = { under: string; blocks: Block[] };

/** What every format renders: the lesson for one audience, composed and in order. */
export type Sheet = {
  audience: Audience;
  title: string;
  subtitle: string;
  /** In words; null where the teacher has decided everything. */
  status: string | null;
  guidance: string[];
  parts: SheetPart[];
  references: Reference[];
  footer: string;
};

/** `screen` is a lesson shown to a class: a teacher's notes leave the slides that pupils see and go behind them. */
export function composeSheet(
  input: ExportInput,
  audience: Audience,
  medium: "page" | "screen",
  level: Level = "core",
): Sheet {
  const parts =
    input.part === undefined ? readParts(input.markdown) : forHandingOut(readParts(input.markdown));
  const cites = references(audience === "teacher" ? input.evidence : []);
  const { part } = input;
  const printed = onPapers(composeParts(input, parts, audience, medium), { part, level, audience });
  const composed = printed.map((part) => ({
    ...part,
    blocks: outlined(cites.resolve(part.blocks)),
    notes: part.notes.map((note) => ({ ...note, blocks: cites.resolve(note.blocks) })),
  }));
  return {
    ...headOf(input, audience),
    audience,
    parts: composed,
    references: audience === "teacher" ? cites.list() : [],
  };
}

/** What stands above and below, whatever is between. */
export function headOf(
  input: ExportInput,
  audience: Audience,
): Pick<Sheet, "title" | "subtitle" | "status" | "guidance" | "footer"> {
  const forTeachers = audience === "teacher";
  const [title, subtitle] = [oneLine(input.title), oneLine(input.subtitle)];
  return {
    title: (forTeachers ? title : withoutSet(title)) || "Lesson",
    subtitle: forTeachers ? subtitle : withoutSet(untimed(subtitle)),
    // What is handed out is nobody's draft any more.
    status: input.part !== undefined && !forTeachers ? null : statusInWords(input.status),
    // What to know about a class before a sensitive topic is said to whoever teaches it, and to nobody in it.
    guidance: forTeachers ? input.guidance.map(oneLine).filter((words) => words !== "") : [],
    footer: footerOf(input),
  };
}

/** All of a companion is for pupils, whatever its headings are called; "Teacher:" lines are sifted out of it as ever. */
function forHandingOut(parts: readonly LessonPart[]): LessonPart[] {
  return parts.map((part) =>
    part.kind === "answers" || part.kind === "vocabulary" ? part : { ...part, kind: "task" },
  );
}

function composeParts(
  input: ExportInput,
  parts: readonly LessonPart[],
  audience: Audience,
  medium: "page" | "screen",
): SheetPart[] {
  if (audience === "student") {
    const codes = input.evidence.map(({ code }) => code);
    return forStudents(parts, codes, input.title).parts.map((part) => sheetPart(part, []));
  }
  if (medium === "page") {
    const { parts: seen, taken } = forTeacher(parts);
    return [...seen.map((part) => sheetPart(part, [])), ...appendix("Answer key", taken)];
  }
  const { parts: seen, taken } = forProjecting(parts, input.title);
  const shown = seen.filter(isForPupils).map((part) => sheetPart(part, taken));
  const rest = seen.filter((part) => !isForPupils(part)).map((part) => sheetPart(part, []));
  const notes = taken.filter(({ reason }) => reason === "teacher");
  const [first, ...others] = [
    ...rest,
    ...appendix("Teacher notes", notes),
    ...appendix(
      "Answer key",
      taken.filter(({ reason }) => reason === "answer"),
    ),
  ];
  return first === undefined ? shown : [...shown, { ...first, apart: true }, ...others];
}

function sheetPart({ title, blocks }: LessonPart, taken: readonly Taken[]): SheetPart {
  const own = taken.filter(({ section }) => section === (title ?? ""));
  const notes = own.map((one) => ({
    under: one.under,
    blocks: keyBlocks([{ ...one, section: "", under: "" }]),
  }));
  return { title, blocks, apart: false, notes };
}

function appendix(title: string, taken: readonly Taken[]): SheetPart[] {
  const blocks = keyBlocks(taken);
  return blocks.length === 0 ? [] : [{ title, blocks, apart: true, notes: [] }];
}

/** Headings below a section's own, with no level left out: readers of a screen move by them. */
function outlined(blocks: readonly Block[]): Block[] {
  let last = 2;
  return blocks.map((block) => {
    if (block.kind !== "heading") return block;
    last = Math.max(3, Math.min(block.level, last + 1, 6));
    return { ...block, level: last };
  });
}

function statusInWords(status: ExportInput["status"]): string | null {
  switch (status) {
    case "draft":
      return "Draft: the teacher has not yet decided on every section.";
    case "unverified":
      return "Unverified: what this lesson says about the curriculum has not been checked.";
    case "decided":
      return null;
  }
}

/** "3B · Computing Science · 50 minutes", without the minutes. */
function untimed(subtitle: string): string {
  const parts = subtitle.split(" · ").filter((part) => !/^\d+\s*min(?:ute)?s?\b/i.test(part));
  return parts.join(" · ");
}

/** Who made it and what it draws on: in every format, for teachers and for pupils. */
function footerOf({ madeBy, attributions = [] }: ExportInput): string {
  const made = oneLine(madeBy) === "" ? [] : [`Made with ${oneLine(madeBy)}`];
  return [...made, ...attributions.map(oneLine)].join(". ");
}

function oneLine(words: string): string {
  return cleanText(words).replace(/\s+/g, " ").trim();
}
