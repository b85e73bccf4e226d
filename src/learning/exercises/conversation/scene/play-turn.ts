import { foldText } from "../../../../text/fold.ts";
import { isBlank } from "../../../answers/blank.ts";
import type { SceneTurn } from "../../../course-format.ts";
import { errorTypeOf } from "../../../errors/error-type.ts";
import type { ConversationState, Reply } from "../conversation-record.ts";
import { slipsIn } from "../judge-scene.ts";
import { type Judged, judged } from "../judged.ts";
import { questionRating } from "../question-rating.ts";
import type { ReplyTime } from "../reply-to.ts";
import { current, isQuiz, type Step, settle, step, withAnswer } from "../steps.ts";
import { type HeardTurn, hearTurn } from "./hear-turn.ts";
import { spoken } from "./spoken.ts";

/**
 * A turn of a scene that branches: the other person answers what was said. What is there leads on; where a part is missing
 * they ask for it, where nothing was understood they say it again in other words; and after three tries the scene goes on all
 * the same, with what one could have said as an aside.
 */
export function playTurn(state: ConversationState, turn: SceneTurn, text: string, time: ReplyTime): Step {
  const { answered } = current(state);
  const said = [...answered.replies.map((reply) => reply.text), text];
  const heard = hearTurn(turn, said, state.body.domain === "language" ? state.body.vocabulary : null);
  const verdict = judgedAs(state, heard, text);
  const replies = [...answered.replies, replyOf(text, verdict, time)];
  const kept = withAnswer(state, { ...answered, replies });
  const isLast = isQuiz(state) || replies.length >= mostTries;
  if (heard?.share === 1 || isLast) return goesOn(kept, turn, heard, verdict);
  const words = heard?.ask ?? turn.again;
  const aside =
    replies.length > 1 && turn.means !== undefined ? `\n\n*(They want to know: ${turn.means})*` : "";
  return step(kept, "try_again", `${spoken(state, words)}${aside}`, verdict);
}

/** A model may say that something was meant which code did not hear. */
export function passedTurn(state: ConversationState, reason: string): Step {
  const { question, answered } = current(state);
  const last = answered.replies.at(-1);
  const way = question.turn?.ways[0];
  const verdict = judged("correct", modelsWord, { note: reason });
  const rating = answered.hints > 0 ? 2 : 3;
  const settled = {
    verdict: "correct",
    score: 1,
    confidence: modelsWord,
    rating,
    by: "tutor",
    reason,
  } as const;
  const kept =
    last === undefined
      ? state
      : withAnswer(state, {
          ...answered,
          replies: [...answered.replies.slice(0, -1), { ...last, ...asReply(verdict) }],
        });
  return settle(kept, settled, "correct", afterTurn(state, way?.reply, way?.to), verdict, way?.to);
}

const mostTries = 3;
const modelsWord = 0.75;
const fewestWords = 3;

function judgedAs({ body }: ConversationState, heard: HeardTurn | null, text: string): Judged {
  const words = wordsIn(text);
  const share = heard?.share ?? 0;
  const notes = [
    ...(heard?.slips ?? []).map((phrase) => `It is written “${phrase}”.`),
    ...slipsIn(body, words),
  ];
  const more = { note: notes.join(" "), score: share };
  if (share === 1 && heard?.way.astray === true) {
    const error_type = errorTypeOf(body.domain, "wrong_answer");
    return judged("incorrect", 0.85, { ...more, score: 0, error_type });
  }
  if (share === 1) return judged("correct", 0.85, { ...more, score: 1 });
  const error_type = errorTypeOf(
    body.domain,
    isBlank(text) ? "blank" : share > 0 ? "missing_word" : "wrong_answer",
  );
  if (share > 0) return judged("partial", 0.7, { ...more, error_type });
  // Nothing of it was heard: perhaps it was said in words that the scene does not know.
  return judged("incorrect", words.length >= fewestWords ? 0.5 : 0.8, { ...more, error_type });
}

function goesOn(state: ConversationState, turn: SceneTurn, heard: HeardTurn | null, verdict: Judged): Step {
  const { answered } = current(state);
  const { replies, hints } = answered;
  const last = replies.at(-1);
  const rating = questionRating({
    verdict: verdict.verdict,
    kind: "open",
    hints,
    tries: replies.length,
    seconds: last?.seconds ?? null,
    hedged: verdict.note !== "" || wordsIn(last?.text ?? "").length < fewestWords,
  });
  const { score, confidence } = verdict;
  const settled = { verdict: verdict.verdict, score, confidence, rating, by: "code", reason: "" } as const;
  const to = heard?.way.to ?? turn.ways[0]?.to;
  const isUnderstood = heard?.share === 1;
  const reply = isUnderstood ? heard.way.reply : undefined;
  const could = isUnderstood ? "" : `*(One could say: “${turn.model}”)*`;
  const aside = verdict.note === "" ? "" : `*(A small thing: ${verdict.note})*`;
  const words = [aside, could, afterTurn(state, reply, to)].filter((part) => part !== "").join("\n\n");
  return settle(state, settled, verdict.verdict, words, verdict, to);
}

/** What the other person says to it; at the end of the scene, their last words. */
function afterTurn(state: ConversationState, reply: string | undefined, to: string | undefined): string {
  const isEnd = !state.body.questions.some(({ turn }) => turn?.id === to);
  const closing = isEnd ? state.body.scene?.closing : undefined;
  return [reply, closing]
    .flatMap((words) => (words === undefined ? [] : [spoken(state, words)]))
    .join("\n\n");
}

function wordsIn(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean);
}

function replyOf(text: string, verdict: Judged, { now, seconds }: ReplyTime): Reply {
  return { text, at: now.toISOString(), seconds, ...asReply(verdict) };
}

function asReply({ slip: _, ...verdict }: Judged) {
  return verdict;
}
