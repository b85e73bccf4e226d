import { isBlank } from "../../answers/blank.ts";
import type { DomainType } from "../../course-format.ts";
import { errorTypeOf, unanswered } from "../../errors/error-type.ts";
import { type Evaluation, type EvaluationError, evaluationOf } from "../../evaluation.ts";
import type { FsrsRating } from "../../schedule.ts";
import type { Answered, ConversationState, Question } from "./conversation-record.ts";
import { answerShown } from "./feedback.ts";
import { halfRight } from "./half-right.ts";
import { isSure } from "./judged.ts";
import { conversationRating } from "./question-rating.ts";
import { onPath } from "./scene/path.ts";

type Pair = { question: Question; answered: Answered };

/**
 * The evaluation of a conversation (exercise-modalities §4.3, §4.4, §8.1). One that was stopped early is what was done
 * of it: a question that was not come to, or had only hints and no answer, is none; one that was left half answered counts as that,
 * and a part is never Easy. Handed in as a whole, a question without a reply is not answered. Null where nothing was tried at all.
 */
export function conclude(state: ConversationState, now: Date, isEarly = false): Evaluation | null {
  const all: Pair[] = onPath(state.body).map(({ question, answered }) => ({
    question,
    answered: asLeft(answered),
  }));
  const tried = all.filter((pair) => !isUntouched(pair));
  const pairs = isEarly ? all.filter((pair) => !isLeftOpen(pair)) : all;
  if (tried.length === 0 || pairs.length === 0) return null;
  const isPart = pairs.length < all.length;
  const scores = pairs.map(({ answered }) => answered.settled?.score ?? 0);
  const correct = Math.round(100 * scores.reduce((sum, one) => sum + one, 0)) / 100;
  const sure = pairs.map(({ answered }) => answered.settled?.confidence ?? 1);
  return {
    ...evaluationOf(state.record, now),
    score: { correct, total: pairs.length, percentage: Math.round((1000 * correct) / pairs.length) / 1000 },
    fsrs_rating: rated(pairs, isPart),
    details: {
      errors: pairs.flatMap((pair) => errorIn(pair, state.body.domain)),
      strengths: pairs.flatMap(strength),
      improvements: [...new Set(pairs.flatMap(improvement))],
    },
    items: pairs.map(({ question: { item }, answered: { settled } }) => ({
      item,
      rating: settled?.rating ?? 1,
    })),
    hints_used: pairs.reduce((sum, { answered }) => sum + answered.hints, 0),
    confidence: Math.round((100 * sure.reduce((sum, one) => sum + one, 0)) / sure.length) / 100,
    provisional: pairs.some(({ answered }) => ["learner", "unrated"].includes(answered.settled?.by ?? "")),
    feedback: [
      ...pairs.map(line),
      ...(isPart ? [notCome] : []),
      ...(state.body.scene === null ? [] : [notJudged(state.body.domain)]),
    ].join("\n"),
  };
}

const notCome = "The questions you had not come to do not count.";

/** What was not looked at is no part of the score, and that is said. */
function notJudged(domain: DomainType): string {
  return domain === "language"
    ? "What counted was whether you said what the scene needed. Grammar, politeness and pronunciation were not judged, but for slips that were named."
    : "What counted was whether you said what was asked for. How convincing it was, its language and its truth were not judged.";
}

function rated(pairs: readonly Pair[], isPart: boolean): FsrsRating {
  const rating = conversationRating(
    pairs.map(({ answered: { settled, hints } }) => ({
      rating: settled?.rating ?? 1,
      score: settled?.score ?? 0,
      hints,
    })),
  );
  return isPart && rating === 4 ? 3 : rating;
}

/** A question that nobody ended: what was half right of it is not lost. */
function asLeft(answered: Answered): Answered {
  return answered.settled === null ? { ...answered, settled: halfRight(answered.replies) } : answered;
}

function isUntouched({ answered }: Pair): boolean {
  return answered.replies.length === 0 && answered.hints === 0 && answered.settled === null;
}

/** Where somebody stopped, a question that was helped with, or whose answer nobody could judge, is none that was failed. */
function isLeftOpen({ answered: { replies, settled } }: Pair): boolean {
  if (settled !== null) return false;
  return !replies.some((reply) => isSure(reply) && !isBlank(reply.text));
}

function strength({ question, answered: { settled, replies } }: Pair): string[] {
  if (settled === null || settled.rating < 3 || replies.length !== 1) return [];
  return [`${settled.rating === 4 ? "Knew at once" : "Knew"}: ${shortly(question)}`];
}

/** The first thing that went wrong with a question that was not plainly known; a confusion even where it was put right. */
function errorIn({ question, answered }: Pair, domain: DomainType): EvaluationError[] {
  const { settled, replies } = answered;
  const wrong = replies.find(({ verdict }) => verdict !== "correct");
  const confused = wrong?.error_type?.includes("confusion") === true;
  if ((settled?.rating ?? 1) >= 3 && !confused) return [];
  // Right with a hint is help, not an error; what the learner called wrong is one, whatever the grader thought.
  if (settled?.verdict === "correct" && wrong === undefined) return [];
  const slip = wrong ?? replies.at(-1);
  const type = slip === undefined ? unanswered : (slip.error_type ?? errorTypeOf(domain, "wrong_answer"));
  return [
    {
      question: question.prompt,
      expected: expected(question),
      actual: slip?.text ?? "",
      error_type: type,
      note: slip?.note || question.explanation,
    },
  ];
}

function expected(question: Question): string {
  if (question.weighing === "scene") return question.points.join(" ");
  return question.accepted[0] ?? question.references[0] ?? "";
}

function improvement({ question, answered }: Pair): string[] {
  const { settled, replies } = answered;
  if ((settled?.rating ?? 1) >= 3) return [];
  const last = replies.at(-1);
  const notes = question.weighing === "scene" && last !== undefined && last.note !== "" ? [last.note] : [];
  const missing = settled?.verdict === "correct" ? [] : (last?.missing ?? []);
  if (missing.length > 0)
    return [...notes, ...missing.map((idea) => `Add to “${shortly(question)}”: ${idea}`)];
  return notes.length > 0 ? notes : [`Look again at: ${shortly(question)}`];
}

function line({ question, answered }: Pair, i: number): string {
  const { settled, hints } = answered;
  if (settled === null) return `${i + 1}. ${shortly(question)} – not answered.`;
  const helped = hints === 0 ? "" : hints === 1 ? ", with one hint" : `, with ${hints} hints`;
  const by =
    settled.by === "learner"
      ? " (your own rating)"
      : settled.by === "unrated"
        ? " (not rated; counted with care)"
        : "";
  const answer = settled.verdict === "correct" ? "" : ` ${answerShown(question).replace(/\s+/g, " ")}`;
  return `${i + 1}. ${shortly(question)} – ${outcome(answered)}${helped}${by}.${answer}`;
}

function outcome({ settled, replies }: Answered): string {
  if (settled === null) return "not answered";
  if (settled.verdict === "partial") return "partly right";
  if (settled.by === "shown") return "the answer was shown";
  if (settled.verdict === "incorrect") return "not yet";
  return replies.length > 1 ? "right, after another try" : "right";
}

const longest = 100;

function shortly({ prompt, points, weighing }: Question): string {
  const text = (
    weighing === "scene" ? points.join(" ") : weighing === "story" ? (prompt.split("\n\n")[0] ?? "") : prompt
  )
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
