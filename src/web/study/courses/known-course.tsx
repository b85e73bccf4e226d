import { type ReactNode, useEffect } from "react";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Empty } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { words } from "../../words/words.ts";
import { CourseTongues } from "./course-tongues.tsx";
import { visited } from "./last-visited.ts";
import { useCourse } from "./reads.ts";

/** The pages of a course; where there is no such course, or it cannot be used, one page that says so and leads back. */
export function KnownCourse({ course, children }: { course: string; children: ReactNode }) {
  const say = study.courses;
  const { value, problem } = useCourse(course);
  const name = value?.name;
  useEffect(() => {
    if (name !== undefined) visited(name);
  }, [name]);
  if (value !== undefined || problem === null)
    return <CourseTongues course={course}>{children}</CourseTongues>;
  if (problem.kind === "no_course") return <NoCourse title={say.unknown} why={say.unknownAbout(course)} />;
  if (problem.kind === "setup") return <NoCourse title={say.unusable} why={problem.message} />;
  return children;
}

function NoCourse({ title, why }: { title: string; why: string }) {
  const say = study.courses;
  return (
    <div className="study-page">
      <Head>
        <h1>{words.frame.rooms.study}</h1>
      </Head>
      <Empty title={title}>
        <p className="study-why">{why}</p>
        <p className="quiet">{say.safe}</p>
        <Link to="/study" className="button button-main">
          {say.back}
        </Link>
      </Empty>
    </div>
  );
}
