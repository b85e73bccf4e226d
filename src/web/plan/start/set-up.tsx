import { words } from "../../words/words.ts";

export function SetUp() {
  return <p>{words.plan.allLessons}</p>;
}
