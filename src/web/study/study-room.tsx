import { useEffect } from "react";
import { later } from "../app/later.tsx";
import type { RoomProps } from "../app/room-props.ts";
import { words } from "../words/words.ts";
import { CourseNav } from "./courses/course-nav.tsx";
import { CoursesPage } from "./courses/courses-page.tsx";
import { KnownCourse } from "./courses/known-course.tsx";
import { tellVoices } from "./exercise/audio/browser-voices.ts";
import { CardsPage } from "./exercise/cards-page.tsx";
import { ExercisePage } from "./exercise/exercise-page.tsx";
import { ProgressPage } from "./progress/progress-page.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";
import { TodayPage } from "./today/today-page.tsx";

const NewCourse = later(
  "making-new",
  async () => (await import("./making/new-course-page.tsx")).NewCoursePage,
  words.frame.rooms.study,
);
const Editor = later(
  "making-editor",
  async () => (await import("./making/editor-page.tsx")).EditorPage,
  words.frame.rooms.study,
);

const ConsolePage = later(
  "study.console",
  async () => (await import("./exercise/repl/console-page.tsx")).ConsolePage,
);

const Together = later(
  "study.together",
  async () => (await import("./together/together-page.tsx")).TogetherPage,
);

const pages = { today: TodayPage, progress: ProgressPage, code: ConsolePage };

/** /study, /study/new, /study/c/<course>, …/progress, …/cards, …/together, …/code, …/edit/<topic>, /study/x/<exercise>, /study/settings. */
export default function StudyRoom({ parts }: RoomProps) {
  useEffect(() => void tellVoices(), []);
  const [place, name, view, topic] = parts;
  if (place === "settings") return <SettingsPage />;
  if (place === "new") return <NewCourse />;
  if (place === "x" && name !== undefined) return <ExercisePage key={name} id={name} />;
  if (place !== "c" || name === undefined) return <CoursesPage />;
  if (view === "edit") return <Editor key={name} course={name} topic={topic} />;
  return (
    <KnownCourse key={name} course={name}>
      <CourseView course={name} view={view} />
    </KnownCourse>
  );
}

function CourseView({ course, view }: { course: string; view: string | undefined }) {
  if (view === "cards") return <CardsPage course={course} />;
  if (view === "together") return <Together course={course} />;
  const here = view === "progress" || view === "code" ? view : "today";
  const Page = pages[here];
  return (
    <>
      <CourseNav course={course} here={here} />
      <Page course={course} />
    </>
  );
}
