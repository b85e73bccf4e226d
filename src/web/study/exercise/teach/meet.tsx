import { useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { meet as say } from "../../../words/en/meet.ts";
import type { Exercise } from "../read-exercise.ts";
import { Check } from "./check.tsx";
import { WordList, WordShown } from "./word-shown.tsx";

type Props = { exercise: Exercise; meeting: NonNullable<Exercise["meeting"]>; onMet(): void };

/**
 * What is new in an exercise, before it begins: the concept's text, then its words one at a time, then all of them once
 * more. It counts as met when the learner goes on from it; who leaves before sees it again.
 */
export default function Meet({ exercise, meeting, onMet }: Props) {
  const { lesson, words } = meeting;
  const pages = pagesOf(lesson !== null, words.length);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const page = pages[at] ?? pages[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is read from its beginning
  useEffect(() => top.current?.focus(), [at]);
  const isLast = at === pages.length - 1;
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
  const next = () => (isLast ? void practise() : setAt(at + 1));
  const back = () => setAt(Math.max(0, at - 1));
  useActions([
    {
      id: "meet-next",
      label: isLast ? say.practise : say.next,
      group: say.group,
      keys: "ArrowRight",
      run: next,
    },
    { id: "meet-back", label: say.back, group: say.group, keys: "ArrowLeft", run: back },
  ]);
  if (page === undefined) return null;
  const { target } = exercise.languages;
  const word = page.kind === "word" ? words[page.nth] : undefined;
  const areWords = words.every(({ kind }) => kind === "vocabulary");
  const counted = areWords ? say.wordsTitle(words.length) : say.piecesTitle(words.length);
  const title = page.kind === "lesson" ? say.lessonTitle : page.kind === "all" ? say.allTitle : counted;
  return (
    <section className="meet" aria-label={say.group}>
      <h2 ref={top} tabIndex={-1}>
        {title}
      </h2>
      {page.kind === "lesson" && lesson !== null && (
        <>
          <div className="reading">
            <Markdown text={lesson.text} headingsFrom={3} />
          </div>
          {lesson.question !== null && (
            <Check
              param={{ course: exercise.course, concept: exercise.concept_id }}
              question={lesson.question}
            />
          )}
        </>
      )}
      {word !== undefined && page.kind === "word" && (
        <>
          {page.nth === 0 && <p className="quiet">{say.wordsAbout}</p>}
          <div className="card meet-card" aria-live="polite">
            <WordShown key={word.id} course={exercise.course} word={word} language={target} />
          </div>
        </>
      )}
      {page.kind === "all" && <WordList words={words} language={target} />}
      <div className="row meet-row">
        <Button look="main" keys="→" busy={busy} onClick={next}>
          {isLast ? say.practise : page.kind === "lesson" ? say.goOn : say.next}
        </Button>
        {at > 0 && (
          <Button look="quiet" keys="←" onClick={back}>
            {say.back}
          </Button>
        )}
        {page.kind === "word" && <span className="quiet">{say.at(page.nth + 1, words.length)}</span>}
        {page.kind === "word" && target !== null && areWords && (
          <small className="quiet meet-spoken">{say.spoken}</small>
        )}
      </div>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
    </section>
  );
}

type Page = { kind: "lesson" } | { kind: "word"; nth: number } | { kind: "all" };

/** A single word needs no list. */
function pagesOf(hasLesson: boolean, words: number): Page[] {
  return [
    ...(hasLesson ? [{ kind: "lesson" as const }] : []),
    ...Array.from({ length: words }, (_, nth) => ({ kind: "word" as const, nth })),
    ...(words > 1 ? [{ kind: "all" as const }] : []),
  ];
}
