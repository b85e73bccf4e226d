import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { studyTogether as say } from "../../words/en/study-together.ts";
import type { Parted } from "./calls.ts";

type Props = { course: string; parted: Parted; onAgain(): void };

/** What came of it for each of the two, and where it is kept. */
export function HowItWent({ course, parted, onAgain }: Props) {
  return (
    <section className="stack">
      <h2>{say.done}</h2>
      {parted.map(({ name, kind, counts, evaluation }) => (
        <div key={kind} className="card stack">
          <h3 dir="auto">{name}</h3>
          <p>
            {evaluation === null ? say.nothing : say.score(evaluation.score.correct, evaluation.score.total)}
          </p>
          {evaluation !== null && <p className="quiet">{counts ? say.saved : say.guests}</p>}
        </div>
      ))}
      <div className="row">
        <Button look="main" onClick={onAgain}>
          {say.again}
        </Button>
        <Link to={pathTo("study", "c", course)}>{say.back}</Link>
      </div>
    </section>
  );
}
