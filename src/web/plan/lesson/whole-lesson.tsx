import { useState } from "react";
import { adaptedFrom } from "../../../lesson/brief/adapted-from.ts";
import { openedFrom } from "../../../lesson/share/opened-from.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { share as shareWords } from "../../words/en/share.ts";
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
  const from = running ? null : adaptedFrom(view.session);
  const opened = openedFrom(view.session);
  if (
    !cut &&
    found.length === 0 &&
    guidance.length === 0 &&
    !others &&
    !elsewhere &&
    from === null &&
    opened === null
  )
    return null;
  return (
    <div className="lesson-whole">
      {cut && !running && (
        <Notice tone="draft">
          <p>{say.notWhole}</p>
          <Button onClick={() => void goOn(session)}>{resumes(session) ? say.goOn : say.draftAgain}</Button>
        </Notice>
      )}
      {opened !== null && (
        <Notice>
          <p>{shareWords.from(opened.by, opened.licence)}</p>
          {opened.attribution.length > 0 && <p>{shareWords.owes(opened.attribution)}</p>}
          <p>{shareWords.checkedAnew}</p>
        </Notice>
      )}
      {from !== null && <AdaptedFrom from={from} lesson={lesson} decisions={view.session.decisions} />}
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

/** What came along from the other class's lesson, and what was written anew. */
function AdaptedFrom({
  from,
  lesson,
  decisions,
}: {
  from: string;
  lesson: LessonShown;
  decisions: readonly { section: string; from?: unknown }[];
}) {
  const say = words.manage.adapt;
  const came = new Set(decisions.flatMap((one) => (one.from === from ? [one.section] : [])));
  const titles = (kept: boolean) =>
    lesson.sections.flatMap(({ id, title }) => (came.has(id) === kept ? [title] : []));
  return (
    <Notice>
      <p>
        {say.from} <Link to={pathTo("plan", "s", from)}>{say.open}</Link>
      </p>
      <p>{came.size === 0 ? say.keptNone : say.kept(titles(true))}</p>
      <p>{say.anew(titles(false))}</p>
    </Notice>
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
