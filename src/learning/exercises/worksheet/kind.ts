import { writeAtomic } from "../../../store/atomic.ts";
import type { Course } from "../../course.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { mainFile, readText } from "../handed-in.ts";
import {
  type ExerciseKind,
  type ExercisePage,
  type HintsGiven,
  hintsGiven,
  type Ladder,
  type Needs,
  practiceMinutes,
  some,
  teachingAsHints,
} from "../kind.ts";
import { type KeyEntry, unseal, WorksheetBody } from "./body.ts";
import type { SheetField, SheetPart } from "./fields.ts";

export type WorksheetWork = {
  kind: "worksheet";
  fields: (SheetField & { hints: HintsGiven })[];
  parts: SheetPart[];
};

/** Fewer words than this cannot be matched, nor told apart from a guess. */
const fewestWords = 4;

export const worksheet: ExerciseKind<WorksheetWork> = {
  name: "worksheet",
  modality: "worksheet",
  suffix: "ws",
  words: { one: "worksheet", several: "worksheets", short: "worksheet" },
  body: WorksheetBody,
  needsBox: false,
  canPractise: ({ vocabulary, definitions, facts, cloze, errors, orderings, categories, outputs, star }) =>
    vocabulary.length >= fewestWords ||
    some(definitions, facts, cloze, errors, orderings, categories, outputs, star),
  make: async (request) => (await import("./generate.ts")).generateWorksheet(request),
  grade,
  view,
  page,
  // A sheet that was made elsewhere has no key whose questions could be hinted at.
  hints: (record, course) => (unseal(record) === null ? teachingAsHints(record, course) : []),
  hintsByQuestion: { questions, ladder, written },
  needs,
  minutes: () => practiceMinutes,
  manner: "file",
  effort: 0,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "answered",
};

function needs(record: ExerciseRecord): Needs {
  const entries = unseal(record)?.key.entries ?? [];
  return {
    choices: entries.flatMap(({ kind, options }) => (ofWords.has(kind) ? options : [])),
    answers: entries.flatMap(said),
  };
}

/** Their choices are words, or what words mean. */
const ofWords: ReadonlySet<KeyEntry["kind"]> = new Set(["matching", "choice"]);

/** What somebody writes or understands who gets it right. */
function said({ kind, prompt, options, accepted }: KeyEntry): string[] {
  switch (kind) {
    case "categories":
      return [prompt];
    case "category_lists":
      return options;
    case "reorder":
    case "cloze":
    case "correction":
      return accepted.slice(0, 1);
    default:
      return [];
  }
}

async function grade(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const { gradeForeignWorksheet, gradeWorksheet } = await import("./grade.ts");
  const path = mainFile(record, desk);
  const read = desk.response === undefined ? await readText(path) : { text: desk.response, utf8: false };
  const { ports } = desk.room;
  const options = {
    now: ports.now(),
    domain: desk.course.config.domain_type,
    hintsUsed: record.hints_used,
    hinted: record.hinted ?? {},
  };
  const graded =
    record.body === null
      ? gradeForeignWorksheet(read.text, options)
      : gradeWorksheet(record, read.text, options);
  if ("problem" in graded) return graded;
  const write = () => writeAtomic(ports.disk, path, [new TextEncoder().encode(graded.text)]);
  return {
    evaluation: graded.evaluation,
    save: read.utf8 ? write : null,
    isUntouched: graded.answered === 0,
  };
}

function questions(record: ExerciseRecord): string[] | null {
  const entries = unseal(record)?.key.entries;
  return entries?.filter(({ judging }) => judging !== "own").map(({ id }) => id) ?? null;
}

async function ladder(record: ExerciseRecord, course: Course, question: string): Promise<Ladder> {
  const entries = unseal(record)?.key.entries ?? [];
  const entry = entries.find(({ id }) => id === question);
  const items = course.items.get(record.concept_id);
  if (entry === undefined || items === undefined) return { hints: [], answer: null };
  const { sheetLadder } = await import("./hints.ts");
  return sheetLadder(entry, entries, items);
}

async function written(record: ExerciseRecord, text: string): Promise<ReadonlyMap<string, string>> {
  const { sheetFields } = await import("./fields.ts");
  return new Map((sheetFields(record, text) ?? []).map(({ id, answer }) => [id, answer]));
}

async function view(
  record: ExerciseRecord,
  text: string | null,
  course: Course,
): Promise<WorksheetWork | null> {
  const { sheetFields, sheetParts } = await import("./fields.ts");
  const fields = text === null ? null : sheetFields(record, text);
  const parts = sheetParts(record);
  if (fields === null || parts === null) return null;
  const helped = fields.map(async (field) => ({
    ...field,
    hints: await hintsGiven(worksheet, record, course, field.id),
  }));
  return { kind: "worksheet", fields: await Promise.all(helped), parts };
}

async function page(): Promise<ExercisePage> {
  const { withKey, withoutKey } = await import("./without-key.ts");
  const { fillSheet } = await import("./fill.ts");
  return {
    open(text) {
      const { text: shown, key } = withoutKey(text);
      return { text: shown, kept: key };
    },
    close: withKey,
    fill: (record, before, answers) => fillSheet(record, before, new Map(Object.entries(answers))),
  };
}
