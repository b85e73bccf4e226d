import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { goOn, resumes } from "../session/go-on.ts";
import { isCut } from "../session/is-cut.ts";
import type { LessonShown } from "../session/read-session.ts";
import type { OpenSession } from "../session/use-session.ts";
import { deskTitle } from "../use-kept-focus.ts";
import { type DraftKept, otherDrafts } from "./drafts.ts";
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
  const cut = isCut(view);
  const { guidance } = lesson.check;
  const { before, after } = otherDrafts(lesson);
  const others = !running && (before !== null || after !== null);
  // What a draft lacks that was stopped is no finding.
  const elsewhere = lesson.checkedIn !== "here";
  if (!cut && found.length === 0 && guidance.length === 0 && !others && !elsewhere) return null;
  return (
    <div className="lesson-whole">
      {cut && !running && (
        <Notice tone="draft">
          <p>{say.notWhole}</p>
          <Button onClick={() => void goOn(session)}>{resumes(session) ? say.goOn : say.draftAgain}</Button>
        </Notice>
      )}
      {others && <OtherDrafts session={session} before={before} after={after} />}
      {elsewhere && (
        <Notice>
          <p>{lesson.checkedIn === "gone" ? say.notCheckedHere : say.checkedElsewhere}</p>
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

/** A new draft begins undecided; the one before is kept with all that was decided on it. */
function OtherDrafts({
  session: { doings },
  before,
  after,
}: {
  session: OpenSession;
  before: DraftKept | null;
  after: DraftKept | null;
}) {
  const say = words.planLesson;
  const [busy, setBusy] = useState(false);
  const choose = async ({ draft }: DraftKept) => {
    setBusy(true);
    if ((await doings.chooseDraft(draft)) !== null) document.getElementById(deskTitle)?.focus();
    setBusy(false);
  };
  return (
    <Notice>
      <p>{after !== null ? say.earlierDraft : say.newDraft(before?.accepted ?? 0)}</p>
      <div className="row">
        {before !== null && (
          <Button disabled={busy} onClick={() => void choose(before)}>
            {say.draftBefore}
          </Button>
        )}
        {after !== null && (
          <Button disabled={busy} onClick={() => void choose(after)}>
            {say.draftAfter}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** What was written before the workbench ended: to be read, not to be decided on. */
export function Unfinished({ session }: { session: OpenSession }) {
  const say = words.planLesson;
  return (
    <div className="lesson-whole">
      <Notice tone="draft">
        <p>{say.unfinished}</p>
        <Button onClick={() => void goOn(session)}>{say.draftAgain}</Button>
      </Notice>
    </div>
  );
}
