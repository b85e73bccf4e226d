import { searchWords } from "../workspace/curriculum/search-words.ts";
import type { Libraries } from "./libraries.ts";

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
