import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { CourseText } from "../../ui/foreign.tsx";
import { Icon } from "../../ui/icon.tsx";
import { study } from "../../words/en/study.ts";
import type { OpenExercise, Report, Today } from "../courses/reads.ts";
import { whenInWords } from "../courses/when.ts";
import { besidesThePath, type Mode } from "./stops.ts";

type Props = {
  today: Today;
  open: readonly OpenExercise[];
  mode: Mode;
  report: Report;
  titleOf(concept: string): string;
};

/** What was begun before and is not on the path. */
export function Begun({ today, open, mode, report, titleOf }: Props) {
  const say = study.today;
  const waiting = besidesThePath(open, today.plan, mode);
  if (waiting.length === 0) return null;
  return (
    <section className="study-begun" aria-labelledby="study-begun">
      <h2 id="study-begun">{say.begun}</h2>
      <ul>
        {waiting.map(({ exercise_id, concept_id, kind, started }) => (
          <li key={exercise_id}>
            <Link to={pathTo("study", "x", exercise_id)} className="study-begun-link">
              <span>
                <strong>
                  <CourseText text={titleOf(concept_id)} />
                </strong>{" "}
                · {study.modality[kind]}
                <small className="quiet">
                  {say.since(whenInWords(started, new Date(report.at), report.zone))}
                </small>
              </span>
              <span className="study-begun-go">
                {say.goOn}
                <Icon name="right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
