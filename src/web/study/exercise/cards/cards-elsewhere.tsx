import { Link } from "../../../app/link.tsx";
import { pathTo } from "../../../app/route.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { KindProps } from "../kind-props.ts";
import { Top } from "../top.tsx";

const say = studyExercise;

/** Cards of every concept are turned over together, on a page of their own. */
export function CardsElsewhere({ open: { exercise } }: KindProps) {
  return (
    <>
      <Top exercise={exercise} />
      <Link to={pathTo("study", "c", exercise.course, "cards")}>{say.cards}</Link>
    </>
  );
}
