import { useState } from "react";
import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useRead } from "../../../api/use-read.ts";
import { Head } from "../../../app/head.tsx";
import { Link } from "../../../app/link.tsx";
import { pathTo } from "../../../app/route.ts";
import { CourseText } from "../../../ui/foreign.tsx";
import { Empty, Shown } from "../../../ui/states.tsx";
import { studyCode } from "../../../words/en/study-code.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { useCourse } from "../../courses/reads.ts";
import { Console } from "./console.tsx";

const say = studyCode;

/** A prompt of its own for a course with programs: /study/c/<course>/code. */
export function ConsolePage({ course }: { course: string }) {
  const about = useCourse(course);
  const here = useRead(`study/c/${course}/console`, () =>
    ask(api.study.courses[":course"].console.$get({ param: { course } })),
  );
  const [given, setGiven] = useState<{ code: string; n: number } | null>(null);
  return (
    <>
      <Head>
        <h1>
          <CourseText text={say.page.title(about.value?.title ?? "")} quoted />
        </h1>
      </Head>
      <div className="sx">
        <Shown read={here} lines={6}>
          {({ console }) =>
            console === null ? (
              <Empty title={say.page.nothing}>
                <p>{say.page.nothingAbout}</p>
                <Link to={pathTo("study", "c", course)}>{studyExercise.backToPlan}</Link>
              </Empty>
            ) : (
              <>
                <p>{say.console.about(say.language[console.language])}</p>
                <Console course={course} language={console.language} given={given} />
                <Programs
                  programs={console.programs}
                  onUse={(code) => setGiven((before) => ({ code, n: (before?.n ?? 0) + 1 }))}
                />
              </>
            )
          }
        </Shown>
      </div>
    </>
  );
}

type Program = { concept_id: string; title: string; code: string };

function Programs({ programs, onUse }: { programs: readonly Program[]; onUse(code: string): void }) {
  if (programs.length === 0) return null;
  const of = (id: string) => programs.filter(({ concept_id }) => concept_id === id);
  return (
    <section className="stack" aria-labelledby="programs">
      <h2 id="programs">{say.page.programs}</h2>
      <p className="quiet">{say.page.programsAbout}</p>
      <ul className="sc-programs">
        {programs.map((program) => {
          const { concept_id, title, code } = program;
          return (
            <li key={concept_id + code}>
              <button type="button" className="sc-program" onClick={() => onUse(code)}>
                {say.page.use(title, of(concept_id).indexOf(program) + 1, of(concept_id).length)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
