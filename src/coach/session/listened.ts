import { foldText } from "../../learning/answers/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { type Answers, isResting, isSpeaking, languagesOf, waitsFor } from "./coach.ts";
import { isYesOrNo, wishIn } from "./control-words.ts";
import { begin, type Draft, follow, speak } from "./draft.ts";
import { isEcho } from "./echo.ts";
import type { SessionState } from "./session-state.ts";
import { wish } from "./wishes.ts";

/** Something was said: to the coach, or to the exercise. At most one use counts, however often the word is in it. */
export function listened(draft: Draft, heard: string, answers: Answers): boolean {
  const { coach, state } = draft;
  const item = state.current === null ? undefined : coach.items.get(state.current.id);
  if (isSpeaking(coach, state)) return dropped(draft, "The coach was speaking.");
  const wanted = isTheWord(item, heard) ? null : wishFor(state, wishIn(heard, languagesOf(coach)));
  const resting = isResting(coach, state);
  // "Go on" where nothing rests: the learner waits for the question.
  if (wanted !== null) return wish(draft, wanted === "resume" && !resting ? "student_again" : wanted);
  if (resting || item === undefined || !waitsFor(coach, state.position.state, "asr_result")) return false;
  if (isEcho(coach, state, heard)) return dropped(draft, "It was the coach's own voice.");
  const verdict = answers.judge({
    heard,
    item,
    others: coach.deck.items,
    targetLanguage: coach.deck.target_language,
    instructionLanguage: coach.deck.instruction_language,
    repeating: state.repeating && coach.spec.context.repeat_lenient === true,
    asked: state.said.map(({ text }) => text).join(" "),
  });
  draft.verdict = verdict;
  if (verdict.verdict !== "correct" && state.asked && !state.answered && isYesOrNo(heard, languagesOf(coach)))
    return sayItThen(draft);
  draft.state = credited({ ...state, heard, deaf: 0, skipped: null }, verdict.alsoUsed);
  return follow(draft, "asr_result");
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

/** "Stop" is a wish, unless "stop" is the word that is being learned. */
function isTheWord(item: DeckItem | undefined, heard: string): boolean {
  const folded = foldText(heard);
  return item !== undefined && [item.target, ...item.accepted].some((form) => foldText(form) === folded);
}
