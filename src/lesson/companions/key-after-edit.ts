import { comesOut, computable } from "../../questions/computed.ts";
import type { Question } from "../../questions/question.ts";

/**
 * A question as it was written over another, with a key that is of it. Where it asks something else, an answer that
 * can be worked out is, and an old working or help beside it goes; any other answer that was left as it was is the
 * teacher's to check, until it is saved again.
 */
export function keyed(written: Question, was: Question | null): Question {
  const question: Question = { ...written };
  delete question.keyToCheck;
  if (was === null || asked(was) === asked(question)) return question;
  const task = computable(question.prompt);
  if (task !== null && rightIn(question).some((answer) => comesOut(task, answer) === true)) {
    if (question.why === was.why) delete question.why;
    if (question.help === was.help) delete question.help;
    return question;
  }
  const isLeft = keyIn(question) === keyIn(was) && rightIn(question).length > 0;
  const isExplained = question.why !== undefined && question.why === was.why;
  return isLeft || isExplained ? { ...question, keyToCheck: true } : question;
}

/** What is asked, whatever its capitals, blanks and marks at the end. */
function asked({ prompt, figure = {} }: Question): string {
  const words = prompt
    .toLowerCase()
    .replace(/[*_`$]/g, "")
    .replace(/\s+/g, " ");
  return `${words.replace(/[.?!:\s]+$/, "").trim()} ${JSON.stringify(figure)}`;
}

function keyIn(question: Question): string {
  return JSON.stringify([question.kind, ...rightIn(question)]);
}

/** What counts as right. */
function rightIn(question: Question): string[] {
  switch (question.kind) {
    case "choice":
      return question.options.filter(({ right }) => right === true).map(({ text }) => text);
    case "short":
      return question.answers;
    case "number":
      return [question.answer];
    case "order":
      return question.items;
    case "match":
      return question.pairs.map(({ left, right }) => `${left} = ${right}`);
    case "label":
      return question.blanks.map(({ mark, answers }) => `${mark} = ${answers.join(" / ")}`);
  }
}
