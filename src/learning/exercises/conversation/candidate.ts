import { itemKey } from "../exercise.ts";
import type { ConversationType, Question } from "./conversation-record.ts";
import { hintLadder } from "./hint-ladder.ts";

/** A question that could be asked, and the kinds of conversation it fits. */
export type Candidate = { question: Question; types: readonly ConversationType[] };

type Given = Pick<Question, "prompt" | "kind" | "weighing" | "bloom" | "source"> &
  Partial<Question> & {
    /** What names the piece of material. */
    name: string;
    types: readonly ConversationType[];
    /** The course's own hints, and what could help where there are none. */
    own?: readonly string[];
    clues?: readonly string[];
  };

export function candidate({ name, types, own = [], clues = [], ...given }: Given): Candidate {
  const question: Question = {
    id: "",
    accepted: [],
    references: [],
    points: [],
    truth: null,
    wrong: null,
    explanation: "",
    error_type: null,
    item: itemKey(given.source, name),
    ...given,
    hints: [],
  };
  return { question: { ...question, hints: hintLadder(question, own, clues) }, types };
}
