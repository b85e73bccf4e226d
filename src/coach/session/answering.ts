import type { UtteranceQuestion, UtteranceVerdict } from "../judge/verdict.ts";
import type { Author, Line, PromptRequest } from "../prompts/prompt.ts";
import { advance } from "./advance.ts";
import type { Advanced, Coach } from "./coach.ts";
import type { Happening } from "./happening.ts";
import type { SessionState } from "./session-state.ts";

/** A model that helps. Both give null where it does not answer in time or in shape: code's own answer stands then. */
export type CoachModel = {
  /** Asked only about what code finds unclear (decision 36). */
  judge(question: UtteranceQuestion, signal: AbortSignal): Promise<UtteranceVerdict | null>;
  words(requests: readonly PromptRequest[], signal: AbortSignal): Promise<Line[][] | null>;
};

export type Answering = {
  judge(question: UtteranceQuestion): UtteranceVerdict;
  author: Author;
  model: CoachModel | null;
};

/** Code answers first; a model may then answer better, and the session is advanced again with its answer. */
export async function answered(
  coach: Coach,
  state: SessionState,
  happening: Happening,
  { judge, author, model }: Answering,
  signal: AbortSignal,
): Promise<Advanced> {
  const asked: UtteranceQuestion[] = [];
  const judging = (question: UtteranceQuestion) => {
    asked.push(question);
    return judge(question);
  };
  const first = advance(coach, state, happening, { judge: judging, words: author });
  if (model === null) return first;

  const [question] = asked;
  const opinion =
    question && first.verdict?.verdict === "unclear" && first.verdict.asks === undefined
      ? await model.judge(question, signal)
      : null;
  const better = opinion && { ...opinion, alsoUsed: first.verdict?.alsoUsed ?? [] };
  const verdict = better ?? first.verdict;
  const settled = verdict === null ? judge : () => verdict;
  const second =
    better === null ? first : advance(coach, state, happening, { judge: settled, words: author });
  if (second.requests.length === 0) return second;

  const words = await model.words(second.requests, signal);
  if (words === null || words.length !== second.requests.length) return second;
  return advance(coach, state, happening, { judge: settled, words: () => words });
}
