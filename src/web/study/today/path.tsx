import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { study } from "../../words/en/study.ts";
import type { OpenExercise, PlanItem, Today } from "../courses/reads.ts";
import { Stop } from "./stop.tsx";
import { wishOf } from "./stops.ts";
import type { Starting } from "./use-start.ts";

type Props = {
  today: Today;
  open: readonly OpenExercise[];
  titleOf(concept: string): string;
  starting: Starting;
};

/** The plan as a path, with one button that starts its first stop. */
export function Path({ today, open, titleOf, starting }: Props) {
  const say = study.today;
  const { plan } = today;
  const [first] = plan;
  const nameOf = ({ kind, pieces, concept_id }: PlanItem) =>
    kind === "flashcards" ? say.cardsOf(pieces?.length ?? 0) : titleOf(concept_id);
  const wish = first === undefined ? null : wishOf(first, nameOf(first), open);
  const start = () => wish !== null && starting.start(wish);
  useActions(
    wish === null
      ? []
      : [
          {
            id: "study-start",
            label: say.startOn(wish.title),
            group: study.keys,
            keys: "s",
            run: start,
          },
        ],
  );
  if (wish === null) return null;
  const minutes = plan.reduce((sum, item) => sum + item.minutes, 0);
  return (
    <>
      <div className="study-path-head">
        <Button
          look="main"
          icon="play"
          keys="s"
          className="study-start"
          busy={starting.busy === wish.concept}
          disabled={starting.busy !== null}
          onClick={start}
        >
          {wish.isBegun ? say.goOn : say.start}
        </Button>
        <p className="quiet">{say.reading(plan.length, minutes)}</p>
      </div>
      <ol className="study-path">
        {plan.map((item) => (
          <Stop
            key={`${item.kind} ${item.concept_id}`}
            item={item}
            title={nameOf(item)}
            open={open}
            starting={starting}
          />
        ))}
      </ol>
    </>
  );
}
