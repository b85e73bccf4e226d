import { words } from "../../words/words.ts";

export function LessonList() {
  return <p>{words.plan.allLessons}</p>;
}
