import { judgeShortAnswer } from "../../short-answers/judge-short-answer.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { conclude } from "./conclude.ts";
import { begin, type ConversationState } from "./conversation-record.ts";
import { questionRating } from "./question-rating.ts";
import { replyTo, reveal, selfRate } from "./reply-to.ts";
import { current, type Step, settle } from "./steps.ts";

/**
 * A conversation held elsewhere: the learner's replies, one for each question, as an array in JSON or one a line. Each
 * has one try here: where there is no turn-taking, there are no hints.
 */
export async function gradeReplies(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const started = begin(record);
  if ("problem" in started) return started;
  let state = started;
  if (desk.response === undefined && state.body.progress.phase !== "done") {
    return {
      problem: "This is a conversation: hold it, or hand in a reply for each question.",
      command: `teacher-assist study start ${record.course}, or teacher-assist study grade ${record.exercise_id} --response <file>`,
    };
  }
  if (desk.response !== undefined && state.body.teaching !== null && state.body.progress.phase === "teaching")
    state = { ...state, body: { ...state.body, progress: { ...state.body.progress, phase: "asking" } } };
  const now = desk.room.ports.now();
  for (const reply of desk.response === undefined ? [] : repliesIn(desk.response)) {
    const { at, phase } = state.body.progress;
    if (phase === "done") break;
    const step = await replyTo(state, reply, { now, seconds: null }, judgeShortAnswer, null, handedIn);
    state = step.state;
    if (state.body.progress.phase === "self_rating" && typeof desk.self === "number")
      state = selfRate(state, desk.self).state;
    if (state.body.progress.at === at && state.body.progress.phase !== "done") state = asItStands(step);
  }
  const evaluation = conclude(state, now);
  return evaluation === null
    ? { problem: "There is no reply in it to grade. Nothing was recorded." }
    : { evaluation, save: null };
}

/** Nobody is there to be asked. */
const handedIn = { book: null, oneWay: true };

/** Nobody is asked again here: what was judged counts as it stands. */
function asItStands({ state, judged }: Step): ConversationState {
  if (judged === null || state.body.progress.phase !== "asking") return reveal(state).state;
  const { verdict, score, confidence } = judged;
  const { question, answered } = current(state);
  const { hints, replies } = answered;
  const rating = questionRating({
    verdict,
    kind: question.kind,
    hints,
    tries: replies.length,
    seconds: null,
    hedged: false,
  });
  const settled = { verdict, score, confidence, rating, by: "code" as const, reason: "" };
  return settle(state, settled, verdict, "", judged).state;
}

function repliesIn(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value;
  } catch {
    // lines, then
  }
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const numbered = lines.map((line, i) => new RegExp(`^\\s*${i + 1}\\s*[.):]\\s*(.*)$`).exec(line)?.[1]);
  return numbered.every((reply) => reply !== undefined) ? numbered : lines;
}
