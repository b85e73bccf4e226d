import { worksheetRating } from "../../answers/worksheet-rating.ts";
import type { Course } from "../../course.ts";
import { errorTypeOf } from "../../errors/error-type.ts";
import { type Evaluation, type EvaluationError, evaluationOf } from "../../evaluation.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Compared } from "./compare.ts";
import { shown } from "./reference.ts";

/** The grade of what was read; what was not read is out of the count. Null: nothing was read. */
export function evaluationFrom(parts: {
  record: ExerciseRecord;
  compared: readonly Compared[];
  notes: readonly string[];
  confidence: number;
  /** Whether the reading can stand alone. */
  sure: boolean;
  course: Course;
  now: Date;
}): Evaluation | null {
  const { record, compared, notes, confidence, sure, course, now } = parts;
  const read = compared.filter(({ outcome }) => outcome !== "unread");
  if (read.length === 0) return null;
  const count = (wanted: Compared["outcome"]) => read.filter(({ outcome }) => outcome === wanted).length;
  const [right, nearly] = [count("right"), count("nearly")];
  const unread = compared.length - read.length;
  const domain = course.config.domain_type;
  return {
    ...evaluationOf(record, now),
    score: {
      correct: right + nearly / 2,
      total: read.length,
      percentage: (right + nearly / 2) / read.length,
    },
    fsrs_rating: worksheetRating({
      correct: right,
      partial: nearly,
      total: read.length,
      hintUsed: record.hints_used > 0,
    }),
    details: {
      errors: read.filter(({ outcome }) => outcome !== "right").map((one) => errorOf(one, domain)),
      strengths: read
        .filter(({ outcome }) => outcome === "right")
        .map(({ reference }) => `${shown(reference)} is right.`),
      improvements: [...notes],
    },
    hints_used: record.hints_used,
    confidence: Math.round(100 * confidence * (read.length / compared.length)) / 100,
    provisional: !sure || unread > 0,
    feedback: feedbackFor(compared, notes, unread),
  };
}

function errorOf(
  { reference, read, verdict }: Compared,
  domain: Course["config"]["domain_type"],
): EvaluationError {
  return {
    question: reference.gloss === "" ? reference.written : reference.gloss,
    expected: reference.written,
    actual: read,
    error_type: errorTypeOf(domain, verdict?.error_type ?? "wrong_answer"),
    note: verdict?.note ?? "",
  };
}

const words = {
  right: "right",
  nearly: "nearly right",
  wrong: "not the same",
  unread: "could not be read",
} as const;

function feedbackFor(compared: readonly Compared[], notes: readonly string[], unread: number): string {
  const lines = compared.map(({ reference, read, outcome }) => {
    const seen = read === "" ? "" : `; read: "${read}"`;
    return `- ${shown(reference)}: ${words[outcome]}${seen}`;
  });
  const left =
    unread === 0 ? [] : ["What could not be read was not counted. Compare it with the reference yourself."];
  return [lines.join("\n"), ...left, ...notes.map((note) => `- ${note}`)].join("\n\n");
}
