import { speak } from "../../words/en/speak.ts";
import type { Shown } from "../talk/shown.ts";

type Props = { shown: Shown; step: NonNullable<Shown["step"]> };

/** What the coach says, for the eye and for a screen reader: the newest turn largest, what led to it above. */
export function CoachLines({ shown: { turns, line }, step: { note, why, languages } }: Props) {
  return (
    <section className="speak-lines" aria-label={speak.coachSays} aria-live="polite">
      {turns.map((turn, n) => (
        <div
          key={turn.turnId}
          className={n === turns.length - 1 ? "speak-turn speak-turn-now" : "speak-turn"}
        >
          {turn.lines.map(({ text, language, translation }, at) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn never changes, and may say a line twice
              key={at}
              className={n === turns.length - 1 && at === line ? "speak-line speak-line-said" : "speak-line"}
            >
              <span lang={language} dir="auto">
                {text}
              </span>{" "}
              {translation !== null && (
                <span className="speak-translation" lang={languages.instruction} dir="auto">
                  {translation}
                </span>
              )}
            </p>
          ))}
        </div>
      ))}
      {note !== null && (
        <p className="speak-note" lang={languages.instruction}>
          {note}
        </p>
      )}
      {note === null && why !== null && <p className="speak-note">{why}</p>}
    </section>
  );
}
