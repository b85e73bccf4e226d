import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { study } from "../../words/en/study.ts";
import type { Report, Today } from "../courses/reads.ts";
import { dayBack } from "../courses/when.ts";

type Props = { today: Today; report: Report; mode: "study" | "quiz"; titleOf(concept: string): string };

/** A day with nothing on its path: when something comes back, and what can be done all the same. */
export function NothingDue({ today, report, mode, titleOf }: Props) {
  const say = study.today;
  const { next } = today;
  const { at, zone, course } = report;
  const isQuiz = mode === "quiz";
  const back =
    next === null
      ? null
      : Date.parse(next.due) > Date.parse(at)
        ? say.comesBack(titleOf(next.concept_id), dayBack(next.due, new Date(at), zone).inWords)
        : say.wasBack(titleOf(next.concept_id));
  const waits = report.next.reviews + report.next.new + report.next.assess > 0;
  return (
    <div className="study-nothing">
      <h3>{isQuiz ? say.nothingQuiz : say.nothing}</h3>
      {isQuiz ? <p>{say.nothingQuizAbout}</p> : back !== null && <p>{back}</p>}
      {!isQuiz && <p>{waits ? say.tooShort : say.nothingAbout}</p>}
      <div className="row">
        <Link to={pathTo("study", "c", course, "cards")} className="button button-plain">
          {say.cards}
        </Link>
        <Link to={pathTo("study", "c", course, "progress")} className="button button-quiet">
          {say.choose}
        </Link>
      </div>
    </div>
  );
}
