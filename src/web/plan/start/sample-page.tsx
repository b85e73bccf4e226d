import { fileWords } from "../../../lesson/file-words.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { subjectColour } from "../subject.ts";
import { nameOf, readSample, SampleShape } from "./sample.tsx";
import { usePlanActions } from "./use-plan-actions.tsx";

/** A finished lesson to leaf through: drafted here from notes that come with the program, and kept nowhere. */
export function SamplePage() {
  const say = words.plan.sample;
  const read = useRead("lessons/sample", readSample);
  const { dialog } = usePlanActions();
  return (
    <>
      {dialog}
      <Head>
        <h1>{say.title}</h1>
        <Button onClick={() => go("/plan")}>{say.own}</Button>
      </Head>
      <Shown read={read} lines={8}>
        {({ lesson }) =>
          lesson === null ? (
            <Empty title={say.none}>
              <Button onClick={() => go("/plan")}>{say.own}</Button>
            </Empty>
          ) : (
            <article className={`lesson-page sample-page ${subjectColour(lesson.subject)}`}>
              <p className="quiet sample-about">{say.about}</p>
              <p className="lesson-title">{nameOf(lesson)}</p>
              <SampleShape lesson={lesson} />
              {lesson.sections.map(({ id, title, body, minutes }) => (
                <section key={id} className="lesson-section" aria-labelledby={`sample-${id}`}>
                  <header className="lesson-section-head">
                    <h2 id={`sample-${id}`} className="lesson-section-title">
                      {title}
                    </h2>
                    {minutes !== null && <p className="lesson-state">{words.planLesson.minutes(minutes)}</p>}
                  </header>
                  <div className="reading">
                    <Markdown text={body} code={fileWords} headingsFrom={2} />
                  </div>
                </section>
              ))}
            </article>
          )
        }
      </Shown>
    </>
  );
}
