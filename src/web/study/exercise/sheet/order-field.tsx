import { useEffect, useRef } from "react";
import { CourseText } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { letterAt, lettersIn } from "../answer-parts.ts";
import type { FieldProps } from "./field-props.ts";

const say = studyExercise.sheet;

/** Things put in order one after the other; each can be taken out again. */
export function OrderField({ options, ...props }: FieldProps & { options: readonly string[] }) {
  const chosen = lettersIn(props.value, options.length);
  const textOf = (letter: string) => options[letter.charCodeAt(0) - 65] ?? "";
  const left = options.map((_, index) => letterAt(index)).filter((letter) => !chosen.includes(letter));
  const box = useRef<HTMLFieldSetElement>(null);
  const acted = useRef(false);
  const set = (letters: readonly string[]) => {
    acted.current = true;
    props.onChange(letters.join(" "));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed is gone, and the next one takes its place
  useEffect(() => {
    if (acted.current)
      box.current?.querySelector<HTMLElement>(".sx-pieces button, .sx-ordered button")?.focus();
    acted.current = false;
  }, [props.value]);
  return (
    <fieldset ref={box} className="sx-order" aria-describedby={props.describedBy}>
      <legend className="only-heard">
        <CourseText text={props.label} quoted />
      </legend>
      <ol className="sx-ordered" aria-label={say.order} aria-live="polite">
        {chosen.map((letter) => (
          <li key={letter}>
            <button
              type="button"
              className="sx-piece sx-piece-in"
              disabled={props.readOnly}
              aria-label={say.takeOut(letter, textOf(letter))}
              onClick={() => set(chosen.filter((each) => each !== letter))}
            >
              <span className="sx-letter">{letter}</span>
              <span dir="auto">
                <CourseText text={textOf(letter)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {chosen.length === 0 && <p className="quiet sx-order-empty">{say.orderEmpty}</p>}
      {!props.readOnly && left.length > 0 && (
        <div className="sx-pieces">
          {left.map((letter) => (
            <button
              key={letter}
              type="button"
              className="sx-piece"
              aria-label={say.addToOrder(letter, textOf(letter))}
              onClick={() => set([...chosen, letter])}
            >
              <span className="sx-letter">{letter}</span>
              <span dir="auto">
                <CourseText text={textOf(letter)} />
              </span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
