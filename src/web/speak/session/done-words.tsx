import type { Summary } from "../../../coach/session/summary.ts";
import { speak } from "../../words/en/speak.ts";
import { daysUntil } from "./days-until.ts";

/** What a session came to: what was learned, what was put off, when it comes back. */
export function DoneWords({ words: done }: Pick<Summary, "words">) {
  const say = speak.ending;
  return (
    <>
      <Words title={say.learned} list={done.filter(({ outcome }) => outcome === "mastered")} />
      <Words title={say.deferred} list={done.filter(({ outcome }) => outcome === "deferred")} />
    </>
  );
}

function Words({ title, list }: { title: string; list: Summary["words"] }) {
  if (list.length === 0) return null;
  return (
    <section className="card">
      <h3>{title}</h3>
      <ul className="speak-ending-words">
        {list.map((word) => (
          <li key={word.id}>
            <span>
              <strong dir="auto">{word.target}</strong> <span className="quiet">{word.gloss}</span>
            </span>
            <span className="quiet">{comesBack(word)}</span>
            <span className="quiet speak-ending-how">{speak.ending.how(word)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function comesBack({ due, skipped }: Summary["words"][number]): string {
  const say = speak.ending;
  if (due !== null) return say.comesBack(daysUntil(due, new Date()));
  return skipped ? say.skipped : say.comesBackLater;
}
