import type { StepView } from "../../../coach/session/step-view.ts";
import { speak } from "../../words/en/speak.ts";
import { ringSegments, wordSize } from "./ring-segments.ts";

type Props = { step: StepView; word: NonNullable<StepView["word"]> };

/** The word, what it means, and around it a part of a ring for each use. What is too long for the ring stands under it. */
export function WordRing({ step: { uses, required, languages }, word }: Props) {
  const size = wordSize(word.target ?? "", word.gloss);
  return (
    <section className={`speak-ring speak-ring-${size}`} aria-label={speak.word}>
      <div className="speak-ring-round">
        <svg
          className="speak-ring-drawing"
          viewBox="0 0 100 100"
          role="img"
          aria-label={speak.ring(uses, required)}
        >
          {ringSegments(required).map((d, n) => (
            <path key={d} d={d} className={n < uses ? "speak-use speak-use-done" : "speak-use"} />
          ))}
        </svg>
        <p className="speak-uses speak-uses-short" aria-hidden="true">
          {speak.usesShort(uses, required)}
        </p>
      </div>
      <div className="speak-word">
        {word.target === null ? (
          <h2 className="speak-target speak-target-large">
            <span aria-hidden="true">{speak.hiddenMark}</span>
            <span className="only-heard">{speak.hidden}</span>
          </h2>
        ) : (
          <h2 className={`speak-target speak-target-${size}`} lang={languages.target} dir="auto">
            {word.target}
          </h2>
        )}
        <p className="speak-gloss" lang={languages.instruction} dir="auto">
          {word.gloss}
        </p>
        <p className="speak-uses speak-uses-full" aria-hidden="true">
          {speak.uses(uses, required)}
        </p>
      </div>
      <p className="only-heard" role="status">
        {speak.uses(uses, required)}
      </p>
    </section>
  );
}
