import { useState } from "react";
import { messageOf } from "../../api/ask.ts";
import { offered } from "../../app/actions.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import type { LessonShown } from "../session/read-session.ts";
import { draftLesson } from "../units/draft-lesson.ts";
import { ExportMenu } from "./export-menu.tsx";

export const readyElement = "lesson-ready";

/** Every section is decided: what may come next. */
export function Ready({
  sessionId,
  lesson,
  unit,
}: {
  sessionId: string;
  lesson: LessonShown;
  /** The unit that it stands in; null: none. */
  unit: string | null;
}) {
  const say = words.planLesson;
  const [goingOn, setGoingOn] = useState(false);
  /** In a unit it goes on there; where every lesson of it has a draft, the unit is shown. */
  const planNext = async () => {
    if (unit === null) return go(nextAddress(lesson.class));
    setGoingOn(true);
    try {
      await draftLesson(unit);
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      go(pathTo("plan", "units", unit));
    }
  };
  return (
    <section id={readyElement} className="lesson-ready" tabIndex={-1} aria-labelledby="ready-title">
      <h2 id="ready-title" className="lesson-ready-title">
        <Icon name="check" />
        {say.ready}
      </h2>
      <p>{say.readyAbout}</p>
      <div className="row">
        <ExportMenu sessionId={sessionId} lesson={lesson} look="main" />
        <Button onClick={toWorksheet}>{say.worksheet}</Button>
        <Button busy={goingOn} onClick={() => void planNext()}>
          {say.next}
        </Button>
      </div>
    </section>
  );
}

/** Its tab is reached as the palette reaches it. */
function toWorksheet(): void {
  offered()
    .find(({ id }) => id === "companion-worksheet")
    ?.run();
}

/** The start page, with the class of this lesson. */
function nextAddress(klass: string | null): string {
  return klass === null ? "/plan" : `/plan?${new URLSearchParams({ class: klass })}`;
}
