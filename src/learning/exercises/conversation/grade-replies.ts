import type { FsrsRating } from "../../schedule.ts";
import { judgeShortAnswer } from "../../short-answers/judge-short-answer.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { conclude } from "./conclude.ts";
import { begin, type ConversationState } from "./conversation-record.ts";
import type { Judged } from "./judged.ts";
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
    if (state.body.progress.phase === "done") break;
    const self = typeof desk.self === "number" ? desk.self : null;
    ({ state } = await takeReply(state, reply, { now, self }));
  }
  const evaluation = conclude(state, now);
  return evaluation === null
    ? { problem: "There is no reply in it to grade. Nothing was recorded." }
    : { evaluation, save: null };
}

/** One reply to the question that is open, with one try. `self`: what counts where the program is not sure; null: as it stands. */
export async function takeReply(
  before: ConversationState,
  reply: string,
  { now, self }: { now: Date; self: FsrsRating | null },
): Promise<{ state: ConversationState; judged: Judged | null }> {
  const step = await replyTo(before, reply, { now, seconds: null }, judgeShortAnswer, null, handedIn);
  const { judged } = step;
  const isUnsure = step.state.body.progress.phase === "self_rating";
  const state = isUnsure && self !== null ? selfRate(step.state, self).state : step.state;
  const { at, phase } = state.body.progress;
  const isOpen = at === before.body.progress.at && phase !== "done";
  return { state: isOpen ? asItStands({ ...step, state }) : state, judged };
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
