import type { SittingView } from "../../../coach/session/sitting.ts";
import { Icon } from "../../ui/icon.tsx";
import { speak } from "../../words/en/speak.ts";

/** Where one is in the session: "Word 2 of 5", and the words that are done with what became of them. */
export function WordsDone({ step: { done, ahead, word } }: { step: SittingView }) {
  const settled = word !== null && done.some(({ id }) => id === word.id);
  const at = done.length + (word === null || settled ? 0 : 1);
  const all = at + ahead;
  const say = speak.words;
  const earlier = done.length - shownAtMost;
  return (
    <section className="speak-done" aria-label={say.label}>
      <p className="quiet">{say.line(at, all)}</p>
      <ul className="speak-done-list">
        {earlier > 0 && <li className="quiet speak-small">{say.earlier(earlier)}</li>}
        {done.slice(-shownAtMost).map(({ id, target, outcome, skipped }) => (
          <li key={id} className={`speak-done-word speak-done-${outcome}`}>
            {outcome === "mastered" && <Icon name="check" />}
            <span className="speak-done-target" dir="auto">
              {target}
            </span>{" "}
            <span>{say.became(say[skipped ? "skipped" : outcome])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownAtMost = 2;
