import { lazy, Suspense } from "react";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { CourseText } from "../../ui/foreign.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, Skeleton } from "../../ui/states.tsx";
import { studyExercise } from "../../words/en/study-exercise.ts";
import { CourseTongues } from "../courses/course-tongues.tsx";
import { useGrading } from "./grading.ts";
import { kinds } from "./kinds.ts";
import { type OpenExercise, useExercise } from "./use-exercise.ts";

const say = studyExercise;
/** With its own words, on the first page that has something new. */
const Meet = lazy(() => import("./teach/meet.tsx"));

/** One exercise, whatever its kind: /study/x/<id>. */
export function ExercisePage({ id }: { id: string }) {
  const open = useExercise(id);
  if (open !== null && !("problem" in open)) return <Open key={id} open={open} />;
  return (
    <>
      <Head>
        <h1>{say.exercise}</h1>
      </Head>
      {open === null ? (
        <Skeleton lines={8} />
      ) : (
        <Empty title={say.notThere}>
          <p>{isGone(open.problem.status) ? say.notThereAbout : open.problem.message}</p>
          <Link to="/study">{say.backToPlan}</Link>
        </Empty>
      )}
    </>
  );
}

function isGone(status: number): boolean {
  return status === 400 || status === 404;
}

function Open({ open }: { open: OpenExercise }) {
  const { exercise, reload } = open;
  const grading = useGrading(exercise, reload);
  const Kind = kinds[exercise.kind];
  return (
    <CourseTongues course={exercise.course}>
      <Head>
        <BackLink course={exercise.course} title={exercise.course_title} />
        <h1 title={exercise.concept_title} dir="auto">
          <CourseText text={exercise.concept_title} />
        </h1>
      </Head>
      <div className={`sx sx-${exercise.modality}`}>
        {exercise.meeting === null ? (
          <Kind open={open} grading={grading} />
        ) : (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Meet exercise={exercise} meeting={exercise.meeting} onMet={reload} />
          </Suspense>
        )}
      </div>
    </CourseTongues>
  );
}

function BackLink({ course, title }: { course: string; title: string }) {
  const label = say.back(title);
  return (
    <Link to={pathTo("study", "c", course)} className="icon-button sx-back" title={label}>
      <Icon name="left" />
    </Link>
  );
}
