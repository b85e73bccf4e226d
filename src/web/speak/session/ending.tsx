import { useEffect, useRef } from "react";
import type { Summary } from "../../../coach/session/sitting.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { daysUntil } from "./days-until.ts";

type Props = { summary: Summary; course: string; onAgain(): void };

/** The end of a session: what was learned, what was put off, when it comes back. */
export function Ending({ summary, course, onAgain }: Props) {
  const { words: done, stoppedIn, left } = summary;
  const say = words.speak.ending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const deferred = done.filter(({ outcome }) => outcome === "deferred");
  const title =
    stoppedIn !== null
      ? say.stopped
      : done.length === 0 && left === 0
        ? say.nothing
        : left === 0
          ? say.all
          : say.round;
  return (
    <div className="speak-ending">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {stoppedIn !== null && <p>{say.stoppedIn(stoppedIn)}</p>}
      <Words title={say.learned} list={done.filter(({ outcome }) => outcome === "mastered")} />
      <Words title={say.deferred} list={deferred} />
      {left > 0 && <p className="quiet">{say.left(left)}</p>}
      <div className="row">
        {(stoppedIn !== null || left > 0 || deferred.length > 0) && (
          <Button look="main" onClick={onAgain}>
            {stoppedIn !== null ? say.goOn : say.another}
          </Button>
        )}
        <Link className="button" to={pathTo("study", "c", course)}>
          {say.study}
        </Link>
        <Link className="button button-quiet" to="/speak">
          {words.speak.back}
        </Link>
      </div>
    </div>
  );
}

function Words({ title, list }: { title: string; list: Summary["words"] }) {
  const say = words.speak.ending;
  if (list.length === 0) return null;
  return (
    <section className="card">
      <h3>{title}</h3>
      <ul className="speak-ending-words">
        {list.map(({ id, target, gloss, due }) => (
          <li key={id}>
            <span>
              <strong dir="auto">{target}</strong> <span className="quiet">{gloss}</span>
            </span>
            <span className="quiet">
              {due === null ? say.comesBackLater : say.comesBack(daysUntil(due, new Date()))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
