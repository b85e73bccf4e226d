import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { OneLine } from "../../ui/one-line.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { subjectColour } from "../subject.ts";
import { SubjectMark } from "../subject-mark.tsx";

export type Sample = NonNullable<Awaited<ReturnType<typeof readSample>>["lesson"]>;

export function readSample() {
  return ask(api.lessons.sample.$get());
}

const fewLines = 4;

/** What comes out: a finished lesson, its first lines on a sheet that leads to the whole of it. */
export function SampleSheet() {
  const say = words.plan.sample;
  const read = useRead("lessons/sample", readSample);
  const lesson = read.value?.lesson;
  if (lesson === null || read.problem !== null) return null;
  return (
    <section className="sample" aria-labelledby="sample-title">
      <h2 id="sample-title" className="sample-caption">
        {say.title}
      </h2>
      {lesson === undefined ? (
        <div className="sample-sheet">
          <Skeleton lines={12} />
        </div>
      ) : (
        <Sheet lesson={lesson} />
      )}
      <p className="quiet sample-about">{say.about}</p>
    </section>
  );
}

function Sheet({ lesson }: { lesson: Sample }) {
  const say = words.plan.sample;
  return (
    <div className={`sample-sheet ${subjectColour(lesson.subject)}`}>
      <p className="sample-class">
        <SubjectMark subject={lesson.subject} />
        {[lesson.class, lesson.stage, lesson.subject].filter(Boolean).join(" · ")}
      </p>
      <p className="sample-name">{nameOf(lesson)}</p>
      <SampleShape lesson={lesson} />
      {["learning-outcomes", "starter"].map((id) => {
        const section = lesson.sections.find((one) => one.id === id);
        if (section === undefined) return null;
        return (
          <div key={id} className="sample-part">
            <h3>{section.title}</h3>
            <ul>
              {linesIn(section.body).map((line) => (
                <li key={line}>
                  <OneLine text={line} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link to="/plan/sample" className="sample-open">
        {say.open}
      </Link>
    </div>
  );
}

/** Its stretches as wide as their minutes, to look at. */
export function SampleShape({ lesson: { shape } }: { lesson: Sample }) {
  return (
    <ol className="shape-strip" aria-label={words.plan.sample.shape}>
      {shape.map(({ section, part, label, minutes, phase }) => (
        <li key={`${section} ${part}`} style={{ flexGrow: minutes }}>
          <span className={`shape-stretch shape-${phase}`} title={words.plan.sample.stretch(label, minutes)}>
            <span className="only-heard">{label}</span>
            {minutes}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** "Adding fractions: 7Y1, Mathematics" is called "Adding fractions". */
export function nameOf({ title, class: klass }: Sample): string {
  const at = title.lastIndexOf(":");
  return at > 0 && title.slice(at).includes(klass) ? title.slice(0, at) : title;
}

/** The first points of a section, without their marks; what is said to the teacher is left out. */
function linesIn(body: string): string[] {
  const points = body.match(/^ {0,3}(?:[-*]|\d+\.) .+$/gm) ?? [];
  return points.slice(0, fewLines).map((line) =>
    line
      .replace(/^ {0,3}(?:[-*]|\d+\.) /, "")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      // What is a formula keeps its marks.
      .replace(/\$[^$\n]+\$|[*_`]/g, (found) => (found.startsWith("$") ? found : "")),
  );
}
