import { useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
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
  /** In a unit it goes on there; where every lesson of it has a draft, the unit is shown. Outside of one, the form has a topic to begin with. */
  const planNext = async () => {
    setGoingOn(true);
    if (unit === null) return go(nextAddress(lesson.class, await nextTopic(lesson.class)));
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

/** What the class could have next; undefined where nobody knows, which is no reason not to go on. */
async function nextTopic(klass: string | null): Promise<string | undefined> {
  if (klass === null) return undefined;
  try {
    const { topics } = await ask(api.curriculum.topics.next.$get({ query: { class: klass } }));
    return topics[0];
  } catch {
    return undefined;
  }
}

/** The start page, with the class of this lesson and what may follow it. */
function nextAddress(klass: string | null, topic: string | undefined): string {
  if (klass === null) return "/plan";
  return `/plan?${new URLSearchParams({ class: klass, ...(topic === undefined ? {} : { topic }) })}`;
}
