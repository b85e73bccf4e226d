import type { DeckItem } from "../deck/deck-format.ts";
import { isLikeAWord } from "../judge/like-a-word.ts";
import { phrasesFor } from "../prompts/phrases.ts";
import { firstGloss } from "../prompts/sentence.ts";
import { inTarget, spoken } from "../prompts/spoken.ts";
import { type QuestionAsked, questionIn } from "./asked-about.ts";
import { type Answers, type Coach, isResting, isSpeaking, languagesOf, waitsFor } from "./coach.ts";
import { isYes, isYesOrNo, wishIn } from "./control-words.ts";
import { begin, type Draft, follow, speak } from "./draft.ts";
import { isEcho } from "./echo.ts";
import type { Wish } from "./happening.ts";
import type { SessionState } from "./session-state.ts";
import { wish } from "./wishes.ts";

/** Something was said: to the coach, or to the exercise. At most one use counts, however often the word is in it. */
export function listened(draft: Draft, heard: string, answers: Answers): boolean {
  const { coach, state } = draft;
  const item = state.current === null ? undefined : coach.items.get(state.current.id);
  if (isSpeaking(coach, state)) return dropped(draft, "The coach was speaking.");
  const { meant } = state;
  draft.state = { ...state, meant: null };
  const waits = !isResting(coach, state) && waitsFor(coach, state.position.state, "asr_result");
  const asked = waits ? item : undefined;
  const languages = languagesOf(coach);
  const wanted = wishFor(state, wishIn(heard, languages));
  if (meant !== null && (wanted === meant || isYes(heard, languages))) return obey(draft, meant);
  if (meant !== null && isYesOrNo(heard, languages)) return sayItThen(draft);
  if (asked === undefined) return wanted !== null && obey(draft, wanted);
  const verdict = answers.judge(questionOn(coach, state, heard, asked));
  // A word of the coach's may be the learner's answer: what is a use is one, and what sounds like it is asked about.
  if (wanted !== null && verdict.verdict !== "correct")
    return isLikeAWord(heard, asked, coach.deck.target_language)
      ? askWhich(draft, wanted, heard)
      : obey(draft, wanted);
  const question = verdict.verdict === "correct" ? null : questionIn(coach, asked, heard);
  if (question !== null) return told(draft, question);
  if (isEcho(coach, state, heard)) return dropped(draft, "It was the coach's own voice.");
  draft.verdict = verdict;
  if (verdict.verdict !== "correct" && state.asked && !state.answered && isYesOrNo(heard, languages))
    return sayItThen(draft);
  draft.state = credited({ ...draft.state, heard, deaf: 0, skipped: null }, verdict.alsoUsed);
  return follow(draft, "asr_result");
}

/** "Go on" where nothing rests: the learner waits for the question. */
function obey(draft: Draft, wanted: Wish): boolean {
  const isAwake = !isResting(draft.coach, draft.state);
  return wish(draft, wanted === "resume" && isAwake ? "student_again" : wanted);
}

/** Nothing moves: the learner says yes, or the answer once more. Code's own words, which a model cannot change. */
function askWhich(draft: Draft, wanted: Wish, heard: string): boolean {
  const { phrases, language } = phrasesFor(draft.coach.deck.instruction_language);
  draft.state = { ...draft.state, meant: wanted, aside: true };
  const text = phrases.didYouMean(heard.trim(), phrases.wishes[wanted]);
  draft.repeated = [{ text, language, slow: false, translation: null }];
  begin(draft, "asr_result");
  return true;
}

/** A question costs nothing: what the deck says of it is told, and the task stays before the learner. */
function told(draft: Draft, question: QuestionAsked): boolean {
  if (question.about === "this") return wish(draft, "student_help");
  const { deck } = draft.coach;
  const { cue } = draft.state;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const own = (text: string) => ({ text, language, slow: false, translation: null });
  const answer =
    question.about === "another"
      ? [
          inTarget(deck, spoken(question.item.target), question.item.gloss),
          own(phrases.means(firstGloss(question.item.gloss))),
        ]
      : [own(question.about === "unknown" ? phrases.notInDeck(question.asked) : phrases.cannotAnswer)];
  draft.repeated = [...answer, ...cue];
  draft.state = { ...draft.state, aside: true };
  begin(draft, "asr_result");
  return true;
}

function questionOn({ deck, spec }: Coach, state: SessionState, heard: string, item: DeckItem) {
  return {
    heard,
    item,
    others: deck.items,
    targetLanguage: deck.target_language,
    instructionLanguage: deck.instruction_language,
    repeating: state.repeating && spec.context.repeat_lenient === true,
    asked: state.said.map(({ text }) => text).join(" "),
    ...(asksAbout(spec) ? { told: state.current?.told ?? [], before: state.current?.uses ?? [] } : {}),
  };
}

/** 0.2 knows right and wrong alone: a sentence that was said before has the word in it, which is all it asks for. */
function asksAbout({ states }: Coach["spec"]): boolean {
  return Object.values(states).some(
    (state) => state.kind === "wait" && Object.hasOwn(state.on, "usage_unclear"),
  );
}

/** "Back" where there is nothing to go back to is an answer like any other. */
function wishFor({ skipped }: SessionState, wanted: ReturnType<typeof wishIn>): typeof wanted {
  return wanted === "student_back" && skipped === null ? null : wanted;
}

/** A yes to "did you say …?" is no use: the learner says the word again. Once; then it is an answer like any other. */
function sayItThen(draft: Draft): boolean {
  draft.state = { ...draft.state, answered: true, aside: true };
  begin(draft, "asr_result");
  speak(draft, { action: "say_once_more", handler: "COACH_Ask_Again" });
  return true;
}

function dropped(draft: Draft, why: string): false {
  draft.why = why;
  return false;
}

/** Uses in passing are credited to their own words, never to the current one (decision 32). */
function credited(state: SessionState, used: readonly string[]): SessionState {
  const ids = new Set(used.filter((id) => id !== state.current?.id));
  if (ids.size === 0 || !state.pool.some(({ id }) => ids.has(id))) return state;
  const pool = state.pool.map((entry) =>
    ids.has(entry.id) ? { ...entry, credits: entry.credits + 1 } : entry,
  );
  return { ...state, pool };
}
