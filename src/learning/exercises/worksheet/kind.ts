import { writeAtomic } from "../../../store/atomic.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { mainFile, readText } from "../handed-in.ts";
import {
  type ExerciseKind,
  type ExercisePage,
  type Needs,
  practiceMinutes,
  some,
  teachingAsHints,
} from "../kind.ts";
import { type KeyEntry, unseal, WorksheetBody } from "./body.ts";
import type { SheetField, SheetPart } from "./fields.ts";

export type WorksheetWork = { kind: "worksheet"; fields: SheetField[]; parts: SheetPart[] };

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
  hints: teachingAsHints,
  needs,
  minutes: () => practiceMinutes,
  manner: "file",
  effort: 0,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: false,
  isFleeting: false,
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

async function view(record: ExerciseRecord, text: string | null): Promise<WorksheetWork | null> {
  const { sheetFields, sheetParts } = await import("./fields.ts");
  const fields = text === null ? null : sheetFields(record, text);
  const parts = sheetParts(record);
  return fields === null || parts === null ? null : { kind: "worksheet", fields, parts };
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
