import { judgeAnswer } from "../../src/learning/answers/judge.ts";
import { judgeShortAnswer } from "../../src/learning/short-answers/judge-short-answer.ts";
import type { Judges } from "../../src/questions/grade.ts";

/** Study's own. */
export const studysJudges: Judges = {
  typed: (answer, accepted) => judgeAnswer({ answer, accepted }),
  inOwnWords: (question, answer, references) => judgeShortAnswer({ question, answer, references }),
};
