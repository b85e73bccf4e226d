import type { Sound } from "../kind.ts";
import type {
  Answered,
  ConversationBody,
  ConversationState,
  Question,
  Settled,
} from "./conversation-record.ts";
import { noAnswer, wholePrompt } from "./conversation-record.ts";
import { answerShown } from "./feedback.ts";
import type { Judged } from "./judged.ts";
import { indexAfter } from "./scene/path.ts";
import { rateYourself, say } from "./wording.ts";

export type Outcome =
  | "correct"
  | "partial"
  | "incorrect"
  /** Nothing is settled: the same question once more. */
  | "try_again"
  | "hint"
  /** The answer was shown. */
  | "shown"
  /** The grader is not sure; the learner is asked for a rating. */
  | "self_rating"
  | "rated"
  /** The check after teaching is over. */
  | "taught"
  /** The exercise was over before. */
  | "over"
  /** The learner wants to end the exercise here. */
  | "stop"
  /** No answer, but what the learner likes: it is in their settings, and the same question stands. */
  | "noted"
  /** The learner asked something: it is answered, nothing is counted, and the same question stands. */
  | "answered"
  | "refused";

export type Step = {
  state: ConversationState;
  outcome: Outcome;
  /** What the grader made of the reply; null where none was judged. */
  judged: Judged | null;
  /** In plain words, for the learner. */
  say: string;
  done: boolean;
};

export function step(
  state: ConversationState,
  outcome: Outcome,
  words: string,
  judged: Judged | null = null,
): Step {
  const said = withProgress(state, { said: state.body.progress.said + 1 });
  return { state: said, outcome, judged, say: words, done: state.body.progress.phase === "done" };
}

/** Ends the question that is asked now, and goes to the next. */
export function settle(
  state: ConversationState,
  settled: Settled,
  outcome: Outcome,
  words: string,
  judged: Judged | null = null,
  /** Of a turn of a scene: where it leads. */
  to?: string,
): Step {
  const { answered } = current(state);
  const at = indexAfter(state.body, state.body.progress.at, to);
  const phase = at >= state.body.questions.length ? "done" : "asking";
  return step(
    withProgress(withAnswer(state, { ...answered, settled }), { at, phase, unread: 0 }),
    outcome,
    words,
    judged,
  );
}

/** What is to be asked now, in words; null when the exercise is over. */
export function prompt({ body, record }: ConversationState): string | null {
  const { phase, at, said } = body.progress;
  if (phase === "teaching" && body.teaching !== null) {
    return `${body.teaching.text}\n\nA question to see whether that was clear: ${wholePrompt(body.teaching.check)}`;
  }
  const question = body.questions[at];
  if (question === undefined) return null;
  if (phase === "self_rating") {
    const said = body.progress.answers[at]?.replies.at(-1)?.text ?? "";
    return `${wholePrompt(question)}\n\nYou said: “${said}”. Compare it with this:\n\n${answerShown(question)}\n\n${rateYourself}`;
  }
  // "Here's another" is said of another: not of one that was answered, helped with or asked about before.
  const answered = body.progress.answers[at];
  const isFresh =
    answered === undefined ||
    (answered.replies.length === 0 && answered.hints === 0 && answered.said.length === 0);
  const lead = at === 0 || body.type === "roleplay" || !isFresh ? "" : `${say("next", record.seed + said)} `;
  return `${lead}${wholePrompt(question)}`;
}

/** A quiz finds out what is there: the first answer counts, and nothing is given away before it (§13.4). */
export function isQuiz({ record }: ConversationState): boolean {
  return record.quiz === true;
}

export function current({ body }: ConversationState): { question: Question; answered: Answered } {
  const { at, answers } = body.progress;
  const question = body.questions[at];
  if (question === undefined) throw new Error("There is no question left.");
  return { question, answered: answers[at] ?? noAnswer() };
}

export function withAnswer(state: ConversationState, answered: Answered): ConversationState {
  const { at, answers } = state.body.progress;
  return withProgress(state, { answers: answers.map((one, i) => (i === at ? answered : one)) });
}

/** With what was said kept beside the question it was about, which may be settled by now. */
export function withSaid(before: ConversationState, { state, say: text, outcome }: Step): ConversationState {
  const { phase, at } = before.body.progress;
  if (text === "" || phase === "teaching" || phase === "done" || outcome === "answered") return state;
  const answers = state.body.progress.answers.map((one, i) =>
    i === at ? { ...one, said: [...one.said, { after: one.replies.length, text }] } : one,
  );
  return withProgress(state, { answers });
}

/** A question of the learner's own, answered: kept where it was asked, so that it can be read again. */
export function answeredFor(
  state: ConversationState,
  asked: string,
  wish: string,
  words: string,
  sound?: Sound,
): Step {
  const { phase, at, answers } = state.body.progress;
  const answered = answers[at];
  if (phase === "teaching" || answered === undefined) return step(state, "answered", words);
  const said = [
    ...answered.said,
    { after: answered.replies.length, text: words, asked, wish, ...(sound === undefined ? {} : { sound }) },
  ];
  return step(withAnswer(state, { ...answered, said }), "answered", words);
}

export function withProgress(
  state: ConversationState,
  change: Partial<ConversationBody["progress"]>,
): ConversationState {
  return { ...state, body: { ...state.body, progress: { ...state.body.progress, ...change } } };
}
