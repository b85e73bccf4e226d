import type { ToolOutput } from "../../../tools/tool.ts";
import type { ConversationState } from "./conversation-record.ts";
import { isSure } from "./judged.ts";
import { current, prompt, type Step } from "./steps.ts";

/** What a tool of the conversation answers: facts for a model, with words that could be said to the learner. */
export function told(facts: Record<string, unknown>): ToolOutput {
  return { content: JSON.stringify(facts) };
}

export function refused(state: ConversationState, words: string): ToolOutput {
  return told({ ...standing(state), outcome: "refused", say: words });
}

/** There was nothing to take up: the same question once more. `why` is for a model only. */
export function again(state: ConversationState, why: string): ToolOutput {
  return told({ ...standing(state), outcome: "refused", why, say: "" });
}

export function report({ state, outcome, judged, say, done }: Step): ToolOutput {
  return told({
    outcome,
    say,
    ...(judged === null
      ? {}
      : { verdict: judged.verdict, confidence: judged.confidence, sure: isSure(judged) }),
    ...standing(state),
    done,
  });
}

/** Where the exercise stands: what is asked now, and how much help is left. */
export function standing(state: ConversationState): Record<string, unknown> {
  const { questions, progress, type } = state.body;
  const { phase, at, answers } = progress;
  if (phase === "done") return { phase, type, ask: null, done: true };
  const { question } = current(state);
  const given = answers[at]?.hints ?? 0;
  const { accepted, references, points } = question;
  return {
    phase,
    type,
    ...(state.record.quiz === true ? { quiz: true } : {}),
    ask: prompt(state),
    question: { number: at + 1, of: questions.length, kind: question.kind },
    hints: {
      given: question.hints.slice(0, given),
      left: state.record.quiz === true ? 0 : question.hints.length - given,
    },
    // Only where a verdict is wanted of a model: what it does not know it cannot be talked into telling.
    ...(phase === "self_rating" ? { reference: { accepted, references, points } } : {}),
    done: false,
  };
}
