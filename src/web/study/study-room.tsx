import type { RoomProps } from "../app/room-props.ts";
import { CourseNav } from "./courses/course-nav.tsx";
import { CoursesPage } from "./courses/courses-page.tsx";
import { KnownCourse } from "./courses/known-course.tsx";
import { CardsPage } from "./exercise/cards-page.tsx";
import { ExercisePage } from "./exercise/exercise-page.tsx";
import { ProgressPage } from "./progress/progress-page.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";
import { TodayPage } from "./today/today-page.tsx";

/** /study, /study/c/<course>, …/progress, …/cards, /study/x/<exercise>, /study/settings. */
export default function StudyRoom({ parts }: RoomProps) {
  const [place, name, view] = parts;
  if (place === "settings") return <SettingsPage />;
  if (place === "x" && name !== undefined) return <ExercisePage key={name} id={name} />;
  if (place !== "c" || name === undefined) return <CoursesPage />;
  return (
    <KnownCourse key={name} course={name}>
      <CourseView course={name} view={view} />
    </KnownCourse>
  );
}

function CourseView({ course, view }: { course: string; view: string | undefined }) {
  if (view === "cards") return <CardsPage course={course} />;
  const Page = view === "progress" ? ProgressPage : TodayPage;
  return (
    <>
      <CourseNav course={course} here={view === "progress" ? "progress" : "today"} />
      <Page course={course} />
    </>
  );
}
