import { useEffect, useRef } from "react";
import type { Summary } from "../../../coach/session/summary.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { speak } from "../../words/en/speak.ts";
import { DoneWords } from "./done-words.tsx";

type Props = { summary: Summary; course: string; onAgain(only?: readonly string[]): void };

/** The end of a session: what was learned, what was put off, when it comes back. */
export function Ending({ summary, course, onAgain }: Props) {
  const { words: done, stoppedIn, left } = summary;
  const say = speak.ending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const deferred = done.filter(({ outcome }) => outcome === "deferred").map(({ id }) => id);
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
      {done.length > 0 && <p className="speak-ending-tally">{say.tally(done)}</p>}
      {stoppedIn !== null && <p>{say.stoppedIn(stoppedIn)}</p>}
      <DoneWords words={done} />
      {left > 0 && <p className="quiet">{say.left(left)}</p>}
      <div className="row">
        {(stoppedIn !== null || left > 0) && (
          <Button look="main" onClick={() => onAgain()}>
            {stoppedIn !== null ? say.goOn : say.another}
          </Button>
        )}
        {stoppedIn === null && deferred.length > 0 && (
          <Button look={left > 0 ? "plain" : "main"} onClick={() => onAgain(deferred)}>
            {say.these(deferred.length)}
          </Button>
        )}
        <Link className="button" to={pathTo("study", "c", course)}>
          {say.study}
        </Link>
        <Link className="button button-quiet" to="/speak">
          {speak.back}
        </Link>
      </div>
    </div>
  );
}
