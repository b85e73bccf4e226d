import { useEffect, useRef, useState } from "react";
import { useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { meet as say } from "../../../words/en/meet.ts";
import type { NewWord } from "../cards-state.ts";
import { WordList, WordShown } from "./word-shown.tsx";

type Props = {
  course: string;
  words: readonly NewWord[];
  /** All of them are asked next; else some are only needed there. */
  areAsked: boolean;
  language: string | null;
  busy?: boolean;
  onMet(): void;
  /** Back from the first of them; left out: there is nothing before it. */
  onBack?: (() => void) | undefined;
};

/** New words one at a time, and then all of them once more; by the arrow keys too. */
export function MeetWords({ course, words, areAsked, language, busy = false, onMet, onBack }: Props) {
  const [at, setAt] = useState(0);
  const top = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each word is read from its beginning
  useEffect(() => top.current?.focus(), [at]);
  const word = words[at];
  // A single word needs no list.
  const isLast = at === (words.length === 1 ? 0 : words.length);
  const next = () => (isLast ? onMet() : setAt(at + 1));
  const back = at > 0 ? () => setAt(at - 1) : onBack;
  useActions([
    {
      id: "meet-next",
      label: isLast ? say.practise : say.next,
      group: say.group,
      keys: "ArrowRight",
      run: next,
    },
    ...(back === undefined
      ? []
      : [{ id: "meet-back", label: say.back, group: say.group, keys: "ArrowLeft", run: back }]),
  ]);
  const areWords = words.every(({ kind }) => kind === "vocabulary");
  const counted = areWords ? say.wordsTitle(words.length) : say.piecesTitle(words.length);
  return (
    <section className="meet" aria-label={say.group}>
      <h2 ref={top} tabIndex={-1}>
        {word === undefined ? say.allTitle : counted}
      </h2>
      {at === 0 && <p className="quiet">{say.wordsAbout(areAsked)}</p>}
      {word === undefined ? (
        <WordList words={words} language={language} />
      ) : (
        <div className="card meet-card" aria-live="polite">
          <WordShown key={word.id} course={course} word={word} language={language} />
        </div>
      )}
      <div className="row meet-row">
        <Button look="main" keys="→" busy={busy} onClick={next}>
          {isLast ? say.practise : say.next}
        </Button>
        {back !== undefined && (
          <Button look="quiet" keys="←" onClick={back}>
            {say.back}
          </Button>
        )}
        {word !== undefined && <span className="quiet">{say.at(at + 1, words.length)}</span>}
        {word !== undefined && language !== null && areWords && (
          <small className="quiet meet-spoken">{say.spoken}</small>
        )}
      </div>
    </section>
  );
}
