import { wholePrompt } from "../exercises/conversation/conversation-record.ts";
import { answerLearner } from "../exercises/conversation/help/answer-learner.ts";
import { courseBook } from "../exercises/conversation/help/course-book.ts";
import { howItSounds } from "../exercises/conversation/help/how-it-sounds.ts";
import { learnerWish } from "../exercises/conversation/help/learner-wish.ts";
import type { Sound } from "../exercises/kind.ts";
import type { Visit } from "./room.ts";
import { checkAlone } from "./teach.ts";

/** `sound`: what is to be heard with it. */
export type Told = { text: string; sound: Sound | null };

/** What the course says to a question that a learner asks at the check after teaching; null: they answered it. */
export function askTaught({ course }: Visit, conceptId: string, text: string): Told | null {
  const check = checkAlone(course, conceptId);
  if (check === null) return null;
  const book = courseBook(course, conceptId);
  const asked = learnerWish(text, check, book, course.config.target_language ?? null);
  // A guess, and "I don't know", are compared with the answer as any reply is: the check does not count.
  if (asked === null || ["confirm", "unknown", "reveal", "hint", "stop", "another"].includes(asked.kind))
    return null;
  if (asked.kind === "repeat") return { text: wholePrompt(check), sound: null };
  const heard =
    asked.kind === "pronounce"
      ? howItSounds(asked.about[0] ?? "", check, book, course.config.target_language ?? "en")
      : null;
  const at = { question: check, answered: null, before: null, open: true };
  return { text: heard?.words ?? answerLearner(asked, at, book), sound: heard?.sound ?? null };
}
