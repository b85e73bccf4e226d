import { useEffect, useRef } from "react";
import { Link } from "../../../app/link.tsx";
import { pathTo } from "../../../app/route.ts";
import { Button } from "../../../ui/button.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { cardBack } from "../../courses/when.ts";
import type { Recorded } from "./finish-cards.ts";

const say = studyExercise;

type Props = {
  course: string;
  recorded: Recorded;
  titles: ReadonlyMap<string, string>;
  next: string | null;
  left: number;
  onMore(): void;
};

/** What the cards have shown, concept by concept, and when the next come. */
export function Summary({ course, recorded, titles, next, left, onMore }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const missed = recorded.results.flatMap(({ errors }) => errors);
  // What was recorded is the one count: a card counts by its first answer, whichever page it was given on.
  const sum = (part: "correct" | "total") =>
    recorded.results.reduce((total, { score }) => total + score[part], 0);
  return (
    <section className="sx-summary" aria-labelledby="summary">
      <h2 id="summary" ref={title} tabIndex={-1}>
        {say.deck.doneTitle}
      </h2>
      <p>
        {sum("total") > 0 && say.deck.summary(sum("correct"), sum("total"))}
        {next !== null && ` ${say.deck.emptyNext(cardBack(next, new Date()))}`}
      </p>
      <div className="row">
        <Link to={pathTo("study", "c", course)} className="button button-main">
          {say.backToPlan}
        </Link>
        {left > 0 && <Button onClick={onMore}>{say.deck.more}</Button>}
      </div>
      {missed.length > 0 && (
        <div>
          <h3>{say.deck.look}</h3>
          <dl className="sx-missed">
            {missed.map(({ question, expected }) => (
              <div key={`${question}\n${expected}`}>
                <dt dir="auto">
                  <CourseText text={question} />
                </dt>
                <dd dir="auto">
                  <CourseText text={expected.split("\n")[0] ?? ""} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul className="sx-concepts">
        {recorded.results.map(({ exercise_id, concept_id, score }) => (
          <li key={exercise_id}>
            <span>
              <CourseText text={titles.get(concept_id) ?? concept_id} />
            </span>
            <span className="quiet">{say.deck.concept(score.correct, score.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
