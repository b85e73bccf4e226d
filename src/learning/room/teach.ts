import { judgeAnswer } from "../answers/judge.ts";
import type { Course } from "../course.ts";
import { type Question, wholePrompt } from "../exercises/conversation/conversation-record.ts";
import { answerShown } from "../exercises/conversation/feedback.ts";
import { isSure } from "../exercises/conversation/judged.ts";
import { teachText } from "../exercises/conversation/teach-text.ts";
import { judgeShortAnswer } from "../short-answers/judge-short-answer.ts";
import { conceptNamed, type Visit } from "./room.ts";

/** Read by itself, before an exercise that asks for the words anyhow. */
const alone = { fewestWords: 1 };

/** `about`: what the question is made of, by `itemKey`. */
export type Lesson = { text: string; question: string; about: string };

/** What is to be read before a concept is first practised, and a question on it. null where a course says nothing. */
export function teach({ course, profile }: Visit, conceptId: string): Lesson | null {
  const concept = conceptNamed(course, conceptId);
  const items = course.items.get(concept.id);
  if (items === undefined) return null;
  const style = profile.learning_preferences.explanation_style;
  const { text, check } = teachText(items, concept, { ...alone, style });
  return { text, question: wholePrompt(check), about: check.item };
}

/** How a reply to that question compares. It does not count; `answer` is shown either way. A "yes" is never a guess. */
export function checkTaught(
  { course }: Visit,
  conceptId: string,
  reply: string,
): { isRight: boolean; answer: string } | null {
  const check = checkAlone(course, conceptId);
  if (check === null) return null;
  const { references, accepted, prompt: question } = check;
  const found =
    check.kind === "typed"
      ? judgeAnswer({ accepted, answer: reply })
      : judgeShortAnswer({ question, references, answer: reply });
  return { isRight: found.verdict === "correct" && isSure(found), answer: answerShown(check) };
}

/** The question that is asked after reading by itself. */
export function checkAlone(course: Course, conceptId: string): Question | null {
  const concept = conceptNamed(course, conceptId);
  const items = course.items.get(concept.id);
  return items === undefined ? null : teachText(items, concept, alone).check;
}
