import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { meet as say } from "../../../words/en/meet.ts";
import type { Exercise } from "../read-exercise.ts";
import { Check } from "./check.tsx";
import { MeetWords } from "./meet-words.tsx";

type Props = { exercise: Exercise; meeting: NonNullable<Exercise["meeting"]>; onMet(): void };

/**
 * What is new in an exercise, before it begins: the concept's text, then its words. It counts as met when the learner goes
 * on from it; whoever leaves before sees it again.
 */
export default function Meet({ exercise, meeting, onMet }: Props) {
  const { lesson, words, areAsked } = meeting;
  const [isReading, setReading] = useState(lesson !== null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const practise = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await ask(api.exercises[":id"].met.$post({ param: { id: exercise.exercise_id } }));
      onMet();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      {isReading && lesson !== null ? (
        <section className="meet" aria-label={say.group}>
          <h2>{say.lessonTitle}</h2>
          <div className="reading">
            <Markdown text={lesson.text} headingsFrom={3} />
          </div>
          {lesson.question !== null && (
            <Check
              param={{ course: exercise.course, concept: exercise.concept_id }}
              question={lesson.question}
            />
          )}
          <div className="row">
            <Button
              look="main"
              busy={busy}
              onClick={() => (words.length === 0 ? void practise() : setReading(false))}
            >
              {words.length === 0 ? say.practise : say.goOn}
            </Button>
          </div>
        </section>
      ) : (
        <MeetWords
          course={exercise.course}
          words={words}
          areAsked={areAsked}
          language={exercise.languages.target}
          busy={busy}
          onMet={() => void practise()}
          onBack={lesson === null ? undefined : () => setReading(true)}
        />
      )}
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
    </>
  );
}
