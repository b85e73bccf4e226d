import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import type { LessonShown } from "../session/read-session.ts";
import type { OpenSession } from "../session/use-session.ts";
import type { Found } from "./findings.ts";
import { FoundList } from "./found-list.tsx";

/** What concerns the lesson as a whole: that it was stopped, what a check found in no single section, guidance. */
export function WholeLesson({
  lesson,
  found,
  session: { view, running, doings },
}: {
  lesson: LessonShown;
  found: readonly Found[];
  session: OpenSession;
}) {
  const say = words.planLesson;
  const draft = view.session.messages[lesson.draft];
  const cut = draft?.role === "assistant" && draft.stopReason !== "end";
  const { guidance } = lesson.check;
  if (!cut && found.length === 0 && guidance.length === 0) return null;
  return (
    <div className="lesson-whole">
      {cut && !running && (
        <Notice tone="draft">
          <p>{say.notWhole}</p>
          <Button onClick={() => void doings.send(say.goOnRequest)}>{say.goOn}</Button>
        </Notice>
      )}
      {found.length > 0 && (
        <section aria-label={say.ofTheWhole}>
          <FoundList found={found} busy={running} />
        </section>
      )}
      {guidance.length > 0 && (
        <Notice>
          <strong>{say.guidance}</strong>
          {guidance.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
