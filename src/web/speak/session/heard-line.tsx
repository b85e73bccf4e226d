import { useEffect, useRef } from "react";
import type { HeardView } from "../../../coach/session/step-view.ts";
import { speak } from "../../words/en/speak.ts";
import type { Shown } from "../talk/shown.ts";

/** What was heard, with the part that decided it marked, and why it counted or not. */
export function HeardLine({ heard, language }: { heard: Shown["heard"]; language: string | undefined }) {
  const shown = useRef<HTMLElement>(null);
  // On a small screen the verdict would stay behind the field.
  useEffect(() => {
    if (heard !== null) shown.current?.scrollIntoView({ block: "nearest" });
  }, [heard]);
  return (
    <section ref={shown} className="speak-heard" aria-label={speak.heard.title} aria-live="polite">
      {heard !== null && (
        <>
          <p className="speak-heard-text">
            <span className="only-heard">{speak.heard.youSaid}</span>
            <q lang={language} dir="auto">
              <Marked text={heard.heard} part={heard.part} />
            </q>
          </p>
          <p className={`speak-verdict speak-verdict-${heard.verdict}`}>
            <strong>{outcome(heard)}</strong> <span lang={heard.language}>{heard.because}</span>
          </p>
        </>
      )}
    </section>
  );
}

function outcome({ counted, verdict }: HeardView): string {
  const say = speak.heard;
  if (counted) return say.counted;
  return verdict === "correct" ? say.right : verdict === "unclear" ? say.unclear : say.notCounted;
}

/** Only the word itself, or what came close to it, looks like a match. */
function Marked({ text, part }: { text: string; part: HeardView["part"] }) {
  if (part === null) return <>{text}</>;
  const { from, to, is } = part;
  return (
    <>
      {text.slice(0, from)}
      <mark className={`speak-mark-${is}`}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
