import type { Asked } from "../../../../text/asked.ts";
import { foldText } from "../../../../text/fold.ts";
import { sideOf } from "../../../../text/yes-no.ts";
import { type ConversationState, type Question, wholePrompt } from "../conversation-record.ts";
import { answeredFor, isQuiz, type Step, step } from "../steps.ts";
import { rateYourself } from "../wording.ts";
import { anotherQuestion } from "./another-question.ts";
import { answerLearner, atHand } from "./answer-learner.ts";
import { comfortFor } from "./comfort.ts";
import type { CourseBook } from "./course-book.ts";
import { howItSounds } from "./how-it-sounds.ts";
import type { Helping } from "./meant-by.ts";
import { nudge, wasNudged } from "./nudge.ts";

/** What the exercise itself does for a learner, as it is handed in. */
export type Steps = { hint(): Step; reveal(): Step };

/**
 * What becomes of a conversation when the learner wants something in place of answering. What is answered from the course
 * costs nothing: no hint, no try. Only "hint" and "show me" are steps of the exercise, and "I don't know", said twice,
 * shows the answer with its reason, as not known.
 */
export function takeWish(
  state: ConversationState,
  text: string,
  asked: Asked,
  { book, target = null }: Helping,
  steps: Steps,
): Step {
  const { phase } = state.body.progress;
  if (asked.kind === "stop") return step(state, "stop", "We stop here. What you did is kept.");
  if (asked.kind === "hint") return steps.hint();
  if (asked.kind === "reveal") return kindly(steps.reveal(), state, asked);
  const at = atHand(state);
  const { question, answered } = at;
  if (asked.kind === "unknown") {
    const before = (answered?.said ?? []).some(({ wish }) => wish === "unknown");
    if (question === null || before || phase !== "asking") return steps.reveal();
    return answeredFor(state, text, "unknown", notKnownYet(question));
  }
  const puzzled = (answered?.said ?? []).filter(({ wish }) => wish === "unclear").length;
  if (asked.kind === "unclear" && puzzled >= mostUnclear) return steps.reveal();
  if (asked.kind === "another" && !isQuiz(state)) return kindly(anotherQuestion(state, text), state, asked);
  if (asked.kind === "discouraged")
    return answeredFor(state, text, asked.kind, comforted(state, asked, question));
  if (asked.kind === "repeat")
    return answeredFor(state, text, "repeat", question === null ? "" : wholePrompt(question));
  if (isQuiz(state)) return answeredFor(state, text, asked.kind, inQuiz);
  const heard =
    asked.kind === "pronounce" ? howItSounds(asked.about[0] ?? "", question, book, target ?? "en") : null;
  const isRating = phase === "self_rating" && asked.kind === "unclear";
  const words = isRating
    ? howToRate
    : (heard?.words ?? (asked.kind === "confirm" ? notThat(asked, book) : answerLearner(asked, at, book)));
  const lead = asked.isAngry && asked.kind !== "upset" ? `${fair} ` : "";
  const after = phase === "self_rating" ? rateYourself : saysItself.has(asked.kind) ? "" : backTo(question);
  return answeredFor(state, text, asked.kind, `${lead}${words}\n\n${after}`.trim(), heard?.sound);
}

/** "I'm stupid, I give up": they are given what they want, and not without a word to the rest. */
function kindly(taken: Step, state: ConversationState, { discouraged }: Asked): Step {
  if (discouraged === null) return taken;
  return { ...taken, say: `${comfortFor(state, discouraged).calm}\n\n${taken.say}` };
}

/** A word, one small step on that costs nothing, and the ways on. In a quiz there is no step to give. */
function comforted(state: ConversationState, { discouraged }: Asked, question: Question | null): string {
  const { calm, wayOn } = comfortFor(state, discouraged ?? "en");
  const isAsked = question !== null && !isQuiz(state) && state.body.progress.phase !== "self_rating";
  const isNew = isAsked && !wasNudged(question, atHand(state).answered);
  return [calm, ...(isNew ? [nudge(question)] : []), wayOn].join("\n\n");
}

/** After these the question is not said once more: it was, or it is not what is wanted. */
const saysItself = new Set<Asked["kind"]>(["upset", "unclear"]);

const howToRate =
  "I cannot tell whether your answer says the same as the one I showed you, so you are the judge. Read the two beside each other and give me a number.";

/** Said to anger that has a question in it: then the question is answered. */
const fair = "Fair enough; let me help.";

/** Said once more, it is shown: other words for it did not help. */
const mostUnclear = 2;

const inQuiz =
  "This is a quiz, so I answer questions after it; this one cost you nothing. Say what you think, or ask to see the answer.";

function notKnownYet(question: Question): string {
  return `That's all right, and it costs nothing. ${nudge(question)}\n\nHave a guess. Or say “I don't know” once more, and we look at it together.`;
}

/** A word that was asked about, and is another one. */
function notThat({ about: [tried = ""] }: Asked, book: CourseBook | null): string {
  const [entry] = book?.find(tried) ?? [];
  const meaning = entry === undefined ? "" : ` **${entry.term}** is ${entry.meanings.join(", ")}.`;
  return `No, not “${tried}”.${meaning} Asking cost you nothing.`;
}

function backTo(question: Question | null): string {
  if (question === null) return "";
  const asked = question.prompt.split("\n\n")[0] ?? "";
  return question.weighing === "scene" ? "" : `Back to the question: ${asked}`;
}

/** "Is it X?" is X, tried; but for a bare "is it so?", which is what was asked. */
export function triedIn(asked: Asked, question: Question): string | null {
  const [tried = ""] = asked.about;
  const isSide = question.weighing === "statement" && foldText(tried).split(" ").every(isSideWord);
  return isSide ? null : tried;
}

function isSideWord(word: string): boolean {
  return sideOf(word) !== null || word === "so" || word === "not";
}
