import { words } from "../../words/words.ts";
import type { Shown } from "../talk/shown.ts";

/** What was heard, with the part that decided it marked, and why it counted or not. */
export function HeardLine({ heard, language }: { heard: Shown["heard"]; language: string | undefined }) {
  return (
    <section className="speak-heard" aria-label={words.speak.heard.title} aria-live="polite">
      {heard !== null && (
        <>
          <p className="speak-heard-text">
            <span className="only-heard">{words.speak.heard.youSaid}</span>
            <q lang={language} dir="auto">
              <Marked text={heard.heard} part={heard.part} />
            </q>
          </p>
          <p className={`speak-verdict speak-verdict-${heard.verdict}`}>
            <strong>{outcome(heard)}</strong>
            <span>{heard.because}</span>
          </p>
        </>
      )}
    </section>
  );
}

function outcome({ counted, verdict }: NonNullable<Shown["heard"]>): string {
  const say = words.speak.heard;
  if (counted) return say.counted;
  return verdict === "correct" ? say.right : verdict === "unclear" ? say.unclear : say.notCounted;
}

function Marked({ text, part }: { text: string; part: { from: number; to: number } | null }) {
  if (part === null) return <>{text}</>;
  return (
    <>
      {text.slice(0, part.from)}
      <mark>{text.slice(part.from, part.to)}</mark>
      {text.slice(part.to)}
    </>
  );
}
