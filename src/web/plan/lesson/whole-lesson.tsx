import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { goOn } from "../session/go-on.ts";
import type { LessonShown } from "../session/read-session.ts";
import type { OpenSession } from "../session/use-session.ts";
import type { Found } from "./findings.ts";
import { FoundList } from "./found-list.tsx";

/** What concerns the lesson as a whole: that it was stopped, what a check found in no single section, guidance. */
export function WholeLesson({
  lesson,
  found,
  session,
}: {
  lesson: LessonShown;
  found: readonly Found[];
  session: OpenSession;
}) {
  const say = words.planLesson;
  const { view, running } = session;
  const draft = view.session.messages[lesson.draft];
  const cut = draft?.role === "assistant" && draft.stopReason !== "end";
  const { guidance } = lesson.check;
  // What a draft lacks that was stopped is no finding.
  if (!cut && found.length === 0 && guidance.length === 0) return null;
  return (
    <div className="lesson-whole">
      {cut && !running && (
        <Notice tone="draft">
          <p>{say.notWhole}</p>
          <Button onClick={() => void goOn(session)}>{say.goOn}</Button>
        </Notice>
      )}
      {found.length > 0 && !cut && (
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
