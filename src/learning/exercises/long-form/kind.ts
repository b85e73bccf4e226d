import { bloomLevels } from "../../../bloom.ts";
import type { Rubric } from "../../course-format.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { type Found, foundOf, type GradingDesk } from "../grading.ts";
import { mainFile, textAt } from "../handed-in.ts";
import { type ExerciseKind, type ExercisePage, some, teachingAsHints } from "../kind.ts";
import { LongFormBody, longFormBody } from "./body.ts";
import { choosePrompt } from "./choose-prompt.ts";

export type LongFormWork = {
  kind: "long_form";
  case?: string | undefined;
  prompt: string;
  words: number;
  rubric: Rubric;
  response: string;
};

const demanding = bloomLevels.slice(bloomLevels.indexOf("analyze"));

export const longForm: ExerciseKind<LongFormWork> = {
  name: "long_form",
  modality: "long_form",
  suffix: "lf",
  words: { one: "long answer", several: "long answers", short: "long answers" },
  body: LongFormBody,
  needsBox: false,
  canPractise: ({ essays, questions }) =>
    some(essays) || questions.some(({ bloom }) => demanding.includes(bloom)),
  isSpent: (of) => choosePrompt({ ...of, seed: 0 }) === null,
  make: async (request) => (await import("./generate.ts")).generateLongForm(request),
  grade,
  view,
  page,
  hints: teachingAsHints,
  minutes: ({ words }) => Math.max(shortestWriting, readingTheQuestion + Math.ceil(words / wordsPerMinute)),
  manner: "long",
  effort: 3,
  wayOut: null,
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "scored",
};

const wordsPerMinute = 20;
const readingTheQuestion = 2;
export const shortestWriting = 10;

async function grade(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const { gradeLongForm, sameForEach } = await import("./grade.ts");
  const text = desk.response ?? (await textAt(mainFile(record, desk)));
  const self = typeof desk.self === "number" ? sameForEach(record, desk.self) : desk.self;
  const graded = foundOf(
    await gradeLongForm(record, text, {
      ask: await desk.room.ask(),
      course: desk.course,
      now: desk.room.ports.now(),
      hintsUsed: record.hints_used,
      self,
    }),
  );
  if ("problem" in graded) return graded;
  const { readResponse } = await import("./response.ts");
  return { ...graded, isUntouched: readResponse(text, record).trim() === "" };
}

async function view(record: ExerciseRecord, text: string | null): Promise<LongFormWork | null> {
  const essay = longFormBody(record);
  if (essay === null) return null;
  const { case: told, prompt, words, rubric } = essay;
  const { responseOn } = await import("./response.ts");
  return {
    kind: "long_form",
    ...(told === undefined ? {} : { case: told }),
    prompt,
    words,
    rubric,
    response: responseOn(text ?? "", record),
  };
}

async function page(): Promise<ExercisePage> {
  const { responseOn, withResponse } = await import("./response.ts");
  return {
    open: (text) => ({ text, kept: "" }),
    close: (text) => text,
    fill(record, before, { response }) {
      const isSame = response === undefined || responseOn(before, record) === response;
      return { text: isSame ? before : (withResponse(record, response) ?? before), unplaced: [] };
    },
  };
}
