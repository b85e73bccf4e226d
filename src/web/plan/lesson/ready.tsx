import { useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useAbout } from "../../app/about.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { knowBegun } from "../begun.ts";
import type { LessonShown } from "../session/read-session.ts";
import { draftLesson } from "../units/draft-lesson.ts";
import { ExportMenu } from "./export-menu.tsx";

export const readyElement = "lesson-ready";

/** Every section is decided: what may come next. */
export function Ready({
  sessionId,
  title,
  lesson,
  unit,
  onPrefill,
}: {
  sessionId: string;
  title: string;
  lesson: LessonShown;
  /** The unit that it stands in; null: none. */
  unit: string | null;
  /** Puts words into the conversation's field, for what has no command. */
  onPrefill(text: string): void;
}) {
  const say = words.planLesson;
  const { plugins } = useAbout();
  const [busy, setBusy] = useState(false);
  const [goingOn, setGoingOn] = useState(false);
  const worksheet = plugins
    .flatMap(({ commands }) => commands)
    .find(({ name }) => name.endsWith(":create-worksheet"));
  const makeWorksheet = async () => {
    const input = say.worksheetInput(topicIn(title, lesson.class), lesson.class);
    if (worksheet === undefined) return onPrefill(input);
    setBusy(true);
    try {
      const begun = await ask(api.sessions.$post({ json: { command: worksheet.name, input } }));
      knowBegun(begun.sessionId);
      go(pathTo("plan", "s", begun.sessionId));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(false);
    }
  };
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
        <Button busy={busy} onClick={() => void makeWorksheet()}>
          {say.worksheet}
        </Button>
        <Button busy={goingOn} onClick={() => void planNext()}>
          {say.next}
        </Button>
      </div>
    </section>
  );
}

/** "Iteration with for loops: 3B, S3 Computing Science" is about iteration with for loops. */
function topicIn(title: string, klass: string | null): string {
  const at = title.lastIndexOf(":");
  return klass !== null && at > 0 && title.slice(at).includes(klass) ? title.slice(0, at) : title;
}

/** The start page, with the class of this lesson. */
function nextAddress(klass: string | null): string {
  return klass === null ? "/plan" : `/plan?${new URLSearchParams({ class: klass })}`;
}
