import { useState } from "react";
import type { UnitView } from "../../../lesson/units/unit-room.ts";
import { messageOf } from "../../api/ask.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { OneLine } from "../../ui/one-line.tsx";
import { tell } from "../../ui/toast-list.ts";
import { units } from "../../words/en/units.ts";
import { ArrangeTools } from "./arrange-tools.tsx";
import { draftLesson } from "./draft-lesson.ts";
import type { Asked } from "./happened-dialog.tsx";
import { shownDay } from "./shown-day.ts";
import { useArranging } from "./use-arranging.ts";

type Lesson = UnitView["lessons"][number];

/** A block a lesson, in order; every state has a word. What was not taught yet can be put elsewhere, or taken out. */
export function LessonStrip({ unit, onAsk }: { unit: UnitView; onAsk(asked: Asked): void }) {
  const arranging = useArranging(unit);
  return (
    <ol className="unit-strip" aria-label={units.one.lessons}>
      {unit.lessons.map((lesson) => (
        <li
          key={lesson.id}
          className={`unit-lesson unit-${lesson.kind} unit-${lesson.state}`}
          data-over={arranging.over === lesson.id || undefined}
          {...arranging.dropOn(lesson)}
        >
          <ArrangeTools
            lesson={lesson}
            unit={unit}
            arranging={arranging}
            onRename={() => onAsk({ kind: "name", id: lesson.id, place: lesson.place })}
          />
          <LessonBlock unit={unit} lesson={lesson} onAsk={onAsk} />
        </li>
      ))}
    </ol>
  );
}

function LessonBlock({ unit, lesson, onAsk }: { unit: UnitView; lesson: Lesson; onAsk(asked: Asked): void }) {
  const say = units.one;
  const { id, place, title, kind, state, slot, minutes, outcomes, retrieves, rest, taught, why, to_fill } =
    lesson;
  const places = new Map(unit.lessons.map((one) => [one.id, one.place]));
  const back = retrieves.map(({ from, what }) => `${places.get(from) ?? ""} ${what}`);
  return (
    <>
      <h2 className="unit-lesson-title">
        <OneLine text={say.heading(place, title)} />
      </h2>
      <p className="quiet">
        {say.line(
          say.kinds[kind],
          say.states[state],
          slot && [shownDay(slot.day), slot.start].filter(Boolean).join(", "),
          minutes,
        )}
      </p>
      {outcomes.length > 0 && <p className="unit-codes">{outcomes.join(", ")}</p>}
      {rest !== null && <p>{say.left(rest.left)}</p>}
      {back.length > 0 && <p>{say.brings(back)}</p>}
      {why !== undefined && <p className="quiet">{say.why(why)}</p>}
      {to_fill !== undefined && <p>{say.yours(to_fill)}</p>}
      {unit.tooLate
        .filter((one) => one.lesson === id)
        .map(({ told }) => (
          <p key={told} role="status" className="unit-late">
            {told}
          </p>
        ))}
      {taught?.how !== undefined && <p>{say.how(taught.how)}</p>}
      <div className="row">
        {kind === "open" ? (
          <Button aria-label={say.nameOf(place)} onClick={() => onAsk({ kind: "name", id, place })}>
            {say.name}
          </Button>
        ) : (
          <Draft unit={unit.id} lesson={lesson} main={unit.next.draft === id} />
        )}
        {state !== "taught" && kind !== "open" && (
          <Button
            aria-label={say.markOf(place, title)}
            onClick={() => onAsk({ kind: "taught", id, place, title, on: slot?.day ?? "" })}
          >
            {say.mark}
          </Button>
        )}
      </div>
    </>
  );
}

function Draft({ unit, lesson, main }: { unit: string; lesson: Lesson; main: boolean }) {
  const say = units.one;
  const { id, place, title, session } = lesson;
  const [busy, setBusy] = useState(false);
  if (session !== null)
    return (
      <Link to={pathTo("plan", "s", session)} className="plan-link" aria-label={say.openOf(place, title)}>
        {say.open}
      </Link>
    );
  const draft = async () => {
    setBusy(true);
    try {
      await draftLesson(unit, id);
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(false);
    }
  };
  return (
    <Button
      look={main ? "main" : "plain"}
      busy={busy}
      aria-label={say.draftOf(place, title)}
      onClick={() => void draft()}
    >
      {say.draft}
    </Button>
  );
}
