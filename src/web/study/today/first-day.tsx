import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { study } from "../../words/en/study.ts";
import { kindFacts } from "../courses/kinds.ts";
import type { Report, Today } from "../courses/reads.ts";

/** Beside the path of who has done nothing yet: what a first day is like, and what else there is. */
export function FirstDay({ report, plan }: { report: Report; plan: Today["plan"] }) {
  const say = study.today.first;
  const [first] = plan;
  const { course, counts, next } = report;
  return (
    <section className="study-first" aria-labelledby="study-first">
      <h2 id="study-first">{say.title}</h2>
      <ol className="study-list">
        {first !== undefined && (
          <li>{kindFacts[first.modality].isTalk ? say.talk(first.minutes) : say.read(first.minutes)}</li>
        )}
        <li>{say.result}</li>
        <li>{say.later}</li>
      </ol>
      <p className="quiet">{say.course(counts.concepts, next.new)}</p>
      <div className="row">
        <Link to={pathTo("study", "c", course, "cards")} className="button button-plain">
          {say.cards}
        </Link>
        <Link to={pathTo("study", "c", course, "progress")} className="button button-quiet">
          {say.map}
        </Link>
      </div>
    </section>
  );
}
