import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Icon } from "../../ui/icon.tsx";
import { study } from "../../words/en/study.ts";
import { languageName } from "../making/language-name.ts";
import { CoursePicture } from "./course-picture.tsx";
import type { ListedCourse } from "./reads.ts";
import { whenInWords } from "./when.ts";

export function CourseCard({ course }: { course: ListedCourse }) {
  const say = study.courses;
  const { name, title, language, description, concepts, standing, problem, problems } = course;
  if (standing === null)
    return (
      <article className="card study-card study-card-broken">
        <h3>{title}</h3>
        <p className="study-card-problem">
          <Icon name="warning" /> {say.broken(problems)}
        </p>
        <p className="quiet">{say.brokenAbout}</p>
        {problem !== null && <p className="study-card-why">{problem}</p>}
      </article>
    );
  const { due, open, begun, mastered, last } = standing;
  return (
    <Link to={pathTo("study", "c", name)} className="card study-card">
      <CoursePicture name={name} />
      <h3 lang={language ?? undefined}>{title}</h3>
      <p className="study-card-about" lang={language ?? undefined}>
        {description}
      </p>
      <p className="quiet study-card-facts">{factsOf(course).join(" · ")}</p>
      <svg
        className="study-card-bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="study-bar-all" width="100" height="4" />
        <rect className="study-bar-begun" width={(100 * begun) / Math.max(1, concepts)} height="4" />
        <rect className="study-bar-mastered" width={(100 * mastered) / Math.max(1, concepts)} height="4" />
      </svg>
      <p className="study-card-numbers">
        {begun > 0 && <span className={due > 0 ? "chip chip-draft" : "chip"}>{say.due(due)}</span>}
        {open > 0 && <span className="chip">{say.open(open)}</span>}
        {begun > 0 && (
          <span className={mastered > 0 ? "chip chip-good" : "chip"}>{say.mastered(mastered, concepts)}</span>
        )}
      </p>
      <p className="quiet study-card-last">
        {last === null ? say.notBegun : say.last(whenInWords(last, new Date()))}
      </p>
    </Link>
  );
}

/** A topic is learned over some days: its text, its exercises, and the reviews that follow. */
const minutesOfTopic = 20;

/** For whom, of what, how much and how long. */
function factsOf({ level, domain, languages, concepts, items, own }: ListedCourse): string[] {
  const say = study.courses;
  const name = (code: string) => languageName(code, study.locale);
  const minutes = concepts * minutesOfTopic;
  const facts = [
    level,
    languages !== null
      ? say.languages(name(languages.target), name(languages.instruction))
      : domain !== null
        ? study.domain[domain]
        : "",
    say.size(concepts, items),
    minutes < 90 ? say.minutesLong(minutes) : say.hours(Math.round(minutes / 60)),
    own ? say.own : "",
  ];
  return facts.filter((fact) => fact !== "");
}
