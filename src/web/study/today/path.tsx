import { useEffect } from "react";
import { useActions } from "../../app/actions.ts";
import { remember, remembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { study } from "../../words/en/study.ts";
import type { OpenExercise, PlanItem, Report, Session, Today } from "../courses/reads.ts";
import { todayOf } from "../progress/heatmap-view.tsx";
import { asText, firstPlan, ofTheDay } from "./day-plan.ts";
import { Stop } from "./stop.tsx";
import { wishOf } from "./stops.ts";
import type { Starting } from "./use-start.ts";

type Props = {
  today: Today;
  report: Report;
  session: Session;
  open: readonly OpenExercise[];
  titleOf(concept: string): string;
  starting: Starting;
};

/** The day's plan as a path, with one button that starts its first stop; what has come since the day began, below it. */
export function Path({ today, report, session, open, titleOf, starting }: Props) {
  const say = study.today;
  const name = `study.day.${report.course}`;
  const begun = firstPlan(
    remembered(name),
    `${todayOf(report)} ${session.mode} ${session.minutes ?? ""}`,
    today.plan,
  );
  const kept = asText(begun);
  useEffect(() => remember(name, kept), [name, kept]);
  const { path, more } = ofTheDay(today.plan, begun, report.done_today);
  const [first] = [...path, ...more];
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
  const minutes = path.reduce((sum, item) => sum + item.minutes, 0);
  const listed = (items: readonly PlanItem[]) =>
    items.map((item) => (
      <Stop
        key={`${item.kind} ${item.concept_id}`}
        item={item}
        title={nameOf(item)}
        open={open}
        starting={starting}
      />
    ));
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
        <p className="quiet">{path.length === 0 ? say.dayDone : say.reading(path.length, minutes)}</p>
      </div>
      {path.length > 0 && <ol className="study-path">{listed(path)}</ol>}
      {more.length > 0 && (
        <section aria-labelledby="study-more">
          <h3 id="study-more">{say.more}</h3>
          <ol className="study-path">{listed(more)}</ol>
        </section>
      )}
    </>
  );
}
