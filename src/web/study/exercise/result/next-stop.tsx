import { useState } from "react";
import { Link } from "../../../app/link.tsx";
import { pathTo } from "../../../app/route.ts";
import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { useCourse, useOpen, usePlan, useProgress } from "../../courses/reads.ts";
import { ofMode, wishOf } from "../../today/stops.ts";
import { TeachDialog } from "../../today/teach-dialog.tsx";
import { sittingIn, useStart } from "../../today/use-start.ts";
import type { Exercise } from "../read-exercise.ts";

const say = studyExercise;

/** Where today's plan goes on, or another exercise on the same. */
export function NextStop({ exercise }: { exercise: Exercise }) {
  const { course, concept_id: concept, concept_title, modality, kind } = exercise;
  const mode = exercise.quiz === true ? sittingIn(course) : "study";
  const whole = usePlan(course, { minutes: null, mode }).value?.plan;
  const done = useProgress(course).value?.report.done_today;
  const isAsked = (id: string) => done?.some((one) => one.quiz === true && one.concept_id === id) === true;
  const plan = mode === "quiz" ? whole?.filter((item) => !isAsked(item.concept_id)) : whole;
  const open = useOpen(course).value?.open;
  const about = useCourse(course).value;
  const starting = useStart(course, mode);
  const next = plan?.[0];
  const titleOf = (id: string) => about?.concepts.find((one) => one.id === id)?.title ?? id;
  const [pressed, setPressed] = useState<"next" | "another">("next");
  const another = {
    concept,
    title: concept_title,
    modality,
    kind,
    bloom: null,
    isNew: false,
    isBegun: false,
    fresh: true,
  };
  return (
    <div className="row sx-next">
      {next === undefined || open === undefined || about === undefined ? (
        <Link to={pathTo("study", "c", course)} className="button button-main">
          {plan?.length === 0 && mode === "study" ? say.result.allDone : say.backToPlan}
        </Link>
      ) : (
        <Button
          look="main"
          busy={starting.busy !== null && pressed === "next"}
          onClick={() => {
            setPressed("next");
            starting.start(wishOf(next, titleOf(next.concept_id), ofMode(open, mode)));
          }}
        >
          {say.result.next(titleOf(next.concept_id), say.kinds[next.kind].toLowerCase(), next.minutes)}
        </Button>
      )}
      <Button
        busy={starting.busy !== null && pressed === "another"}
        onClick={() => {
          setPressed("another");
          starting.begin(another);
        }}
      >
        {say.result.another}
      </Button>
      {next !== undefined && <Link to={pathTo("study", "c", course)}>{say.backToPlan}</Link>}
      <TeachDialog course={course} starting={starting} />
    </div>
  );
}
