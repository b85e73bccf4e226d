import { useState } from "react";
import type { UnitView } from "../../../lesson/units/unit-room.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Button } from "../../ui/button.tsx";
import { OneLine } from "../../ui/one-line.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { units } from "../../words/en/units.ts";
import { usePlanActions } from "../start/use-plan-actions.tsx";
import { type Asked, HappenedDialog } from "./happened-dialog.tsx";
import { LessonStrip } from "./lesson-strip.tsx";
import { shownDay } from "./shown-day.ts";

/** One unit: its lessons as a strip, each with its day, what it brings back and how far it is. */
export function UnitPage({ id }: { id: string }) {
  const say = units.one;
  const { dialog } = usePlanActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const read = useRead(`units/${id}`, () => ask(api.units[":id"].$get({ param: { id } })));
  const undo = async () => {
    try {
      await ask(api.units[":id"].undo.$post({ param: { id } }));
      changed("units");
      tell(say.undone);
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    }
  };
  return (
    <div className="start start-all units">
      <Head>
        <h1>
          <OneLine text={read.value?.title ?? units.title} />
        </h1>
      </Head>
      <p>
        <Link to="/plan/units">{units.all}</Link>
      </p>
      <Shown read={read} lines={8}>
        {(unit) => (
          <>
            <p className="quiet">{say.for(unit.class, unit.lessons.length)}</p>
            {[...unit.notes, ...(unit.leftOut.length === 0 ? [] : [say.noRoom(unit.leftOut)])].map((note) => (
              <Notice key={note}>
                <p>{note}</p>
              </Notice>
            ))}
            <LessonStrip unit={unit} onAsk={setAsked} />
            <div className="row">
              <Button onClick={() => setAsked({ kind: "add" })}>{say.add}</Button>
              <Button onClick={() => setAsked({ kind: "lost" })}>{say.lost}</Button>
              {unit.last !== null && (
                <Button onClick={() => void undo()}>{say.undo(whatWasDone(unit.last, unit.lessons))}</Button>
              )}
            </div>
            <HappenedDialog unit={unit.id} asked={asked} onClose={() => setAsked(null)} />
          </>
        )}
      </Shown>
      {dialog}
    </div>
  );
}

function whatWasDone(last: NonNullable<UnitView["last"]>, lessons: UnitView["lessons"]): string {
  const say = units.one;
  const named = (id: string) => {
    const lesson = lessons.find((one) => one.id === id);
    return lesson === undefined ? say.undoLesson : say.heading(lesson.place, lesson.title);
  };
  switch (last.kind) {
    case "taught":
      return say.undoTaught(named(last.lesson));
    case "lost":
      return say.undoLost(shownDay(last.on));
    case "moved":
      return say.undoMoved(named(last.lesson));
    case "removed":
      return say.undoRemoved(named(last.lesson));
    case "added":
      return say.undoAdded(last.added.title);
  }
}
