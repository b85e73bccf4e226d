import { searchWords, startsAWord } from "../workspace/curriculum/search-words.ts";
import type { Libraries } from "./libraries.ts";
import { subjectsMeant } from "./subjects.ts";

/** Words beside the title: the class, the length, "lesson on". */
const mostOthers = 6;

/** Whether a request names a lesson of a library by its title: then it is a topic, whatever its words sound like. */
export function namesALesson(request: string, libraries: Libraries): boolean {
  const asked = ` ${searchWords(request).join(" ")} `;
  return libraries.search({ words: request, kind: "lesson", limit: 5 }).some(({ title }) => {
    const words = searchWords(title);
    const rest = asked.replace(` ${words.join(" ")} `, " ");
    return words.length > 1 && rest !== asked && rest.trim().split(" ").length <= mostOthers;
  });
}

/** Whether a library has a lesson with every word of a topic, in what a class's subject means. */
export function hasLessonOn(topic: string, subject: string, libraries: Libraries): boolean {
  const words = searchWords(topic);
  const subjects = subjectsMeant(subject, libraries.subjects());
  const [best] =
    words.length === 0 ? [] : libraries.search({ words: topic, subjects, kind: "lesson", limit: 1 });
  if (best === undefined) return false;
  const own = searchWords([best.title, best.unit, ...best.keywords].join(" "));
  return words.every((word) => startsAWord(word, own));
}
