import type { Items } from "../../course-format.ts";
import { itemKey } from "../exercise.ts";
import type { ConversationType, Question } from "./conversation-record.ts";
import { hintLadder } from "./hint-ladder.ts";

/** A question that could be asked, the kinds of conversation it fits, and what its hints are made of. */
export type Candidate = {
  question: Question;
  types: readonly ConversationType[];
  own: readonly string[];
  clues: readonly string[];
  general: readonly string[];
};

type Given = Pick<Question, "prompt" | "kind" | "weighing" | "bloom" | "source"> &
  Partial<Question> & {
    /** What names the piece of material. */
    name: string;
    types: readonly ConversationType[];
    /** The course's own hints; what else the material says that leads to it; and what helps with any such question, where there is nothing else. */
    own?: readonly string[];
    clues?: readonly string[];
    general?: readonly string[];
  };

export function candidate({ name, types, own = [], clues = [], general = [], ...given }: Given): Candidate {
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
  return { question, types, own, clues, general };
}

/** With its hints, which are made of the concept's material. */
export function hinted({ question, ...made }: Candidate, items: Items): Question {
  return { ...question, hints: hintLadder(question, made, items) };
}
