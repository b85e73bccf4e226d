import { useActions } from "../../app/actions.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { go } from "../../app/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { words } from "../../words/words.ts";
import { CourseCard } from "./course-card.tsx";
import { DeletedCourses } from "./deleted-courses.tsx";
import { inOrderOfVisit, visitedCourses } from "./last-visited.ts";
import { useCourses } from "./reads.ts";

export function CoursesPage() {
  const say = study;
  const read = useCourses();
  useActions([
    { id: "study-new", label: say.courses.make, group: say.keys, run: () => go("/study/new") },
    { id: "study-settings", label: say.courses.settings, group: say.keys, run: () => go("/study/settings") },
  ]);
  return (
    <div className="study-page study-courses">
      <Head>
        <h1>{words.frame.rooms.study}</h1>
      </Head>
      <div className="study-courses-head">
        <h2>{say.courses.title}</h2>
        <div className="row">
          <Link to="/study/settings" className="button button-quiet">
            {say.courses.settings}
          </Link>
          <Link to="/study/new" className="button button-plain">
            <Icon name="plus" />
            {say.courses.make}
          </Link>
        </div>
      </div>
      <Shown read={read} lines={6}>
        {({ courses }) =>
          courses.length === 0 ? (
            <Empty title={say.courses.empty}>
              <p>{say.courses.emptyAbout}</p>
            </Empty>
          ) : (
            <ul className="study-cards">
              {inOrderOfVisit(courses, visitedCourses()).map((course) => (
                <li key={course.name}>
                  <CourseCard course={course} />
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      <DeletedCourses />
    </div>
  );
}
