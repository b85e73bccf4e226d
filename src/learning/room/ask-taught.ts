import { answerLearner } from "../exercises/conversation/help/answer-learner.ts";
import { courseBook } from "../exercises/conversation/help/course-book.ts";
import { learnerWish } from "../exercises/conversation/help/learner-wish.ts";
import type { Visit } from "./room.ts";
import { checkAlone } from "./teach.ts";

/** What the course says to a question that a learner asks at the check after teaching; null: they answered it. */
export function askTaught({ course }: Visit, conceptId: string, text: string): string | null {
  const check = checkAlone(course, conceptId);
  if (check === null) return null;
  const book = courseBook(course, conceptId);
  const asked = learnerWish(text, check, book, course.config.target_language ?? null);
  // A guess, and "I don't know", are compared with the answer as any reply is: the check does not count.
  if (asked === null || ["confirm", "unknown", "reveal", "hint", "stop"].includes(asked.kind)) return null;
  if (asked.kind === "repeat") return check.prompt;
  return answerLearner(asked, { question: check, answered: null, before: null, open: true }, book);
}
