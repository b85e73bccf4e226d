import { CourseText } from "../../ui/foreign.tsx";
import { Icon } from "../../ui/icon.tsx";
import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { kindInWords } from "./undo.tsx";

type Props = { done: Report["done_today"]; titleOf(concept: string): string };

/** What was done today, at the head of the path: ticked, with how it went. */
export function DoneStops({ done, titleOf }: Props) {
  const say = study.today;
  if (done.length === 0) return null;
  return (
    <ol className="study-done" aria-label={say.doneToday}>
      {done.map((one) => (
        <li key={`${one.exercise_id} ${one.concept_id}`}>
          <Icon name="check" />
          <CourseText text={titleOf(one.concept_id)} />
          <span className="quiet">{say.doneHow(kindInWords(one), study.percent(one.percentage))}</span>
        </li>
      ))}
    </ol>
  );
}
