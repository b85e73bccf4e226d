import type { SittingView } from "../../../coach/session/sitting.ts";
import { words } from "../../words/words.ts";

/** Where one is in the session: "Word 2 of 5", and a mark for each word that is done. */
export function WordsDone({ step: { done, ahead, word } }: { step: SittingView }) {
  const settled = word !== null && done.some(({ id }) => id === word.id);
  const at = done.length + (word === null || settled ? 0 : 1);
  const all = at + ahead;
  const say = words.speak.words;
  return (
    <section className="speak-done" aria-label={say.label}>
      <p className="quiet">{say.line(at, all)}</p>
      <ul className="speak-done-list">
        {done.slice(-shownAtMost).map(({ id, target, outcome }) => (
          <li
            key={id}
            className={`speak-done-word speak-done-${outcome}`}
            title={`${target}: ${say[outcome]}`}
          >
            <span className="only-heard">{`${target}: ${say[outcome]}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shownAtMost = 24;
