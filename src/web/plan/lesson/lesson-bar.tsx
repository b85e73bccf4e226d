import { useRef, useState } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useWidth } from "../../ui/use-media.ts";
import { share as shareWords } from "../../words/en/share.ts";
import { words } from "../../words/words.ts";
import { AdaptDialog } from "../adapt-dialog.tsx";
import type { OpenSession } from "../session/use-session.ts";
import { ShareDialog } from "../share/share-dialog.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { LessonShape } from "./lesson-shape.tsx";
import type { Working } from "./section-view.tsx";
import type { Doc } from "./use-document.ts";

/** At the top of the lesson, always in sight: its shape, how far it is, and Stop while it is being written. */
export function LessonBar({
  session,
  doc,
  working,
  onAcceptAll,
  accepting,
}: {
  session: OpenSession;
  doc: Doc | null;
  /** What one section is being given, where only that is being written. */
  working: Working["kind"] | null;
  onAcceptAll(): void;
  accepting: boolean;
}) {
  const say = words.planLesson;
  const { running, stopping, view, doings } = session;
  const narrow = useWidth() === "narrow"; // else it is in the head
  const { lesson } = view;
  if (running) {
    return (
      <div className="lesson-bar">
        <span className="spinner" aria-hidden="true" />
        <span className="lesson-bar-words">{atWork(session, doc, working)}</span>
        <Button icon="stop" keys="Escape" busy={stopping} onClick={() => void doings.stop()}>
          {stopping ? say.stopping : say.stop}
        </Button>
      </div>
    );
  }
  if (lesson === null || doc?.kind !== "lesson") return null;
  const all = lesson.sections.length;
  const left = lesson.undecided.length;
  return (
    <div className="lesson-bar">
      {!narrow && <LessonShape sections={lesson.sections} />}
      <span className="lesson-bar-words">
        {left === all ? say.draftToRead : say.acceptedOf(all - left, all)}
      </span>
      {left > 0 && (
        <Button look="quiet" busy={accepting} onClick={onAcceptAll}>
          {left === all ? say.acceptEach(left) : left === 1 ? say.acceptEach(1) : say.acceptRest(left)}
        </Button>
      )}
      <MoreOfLesson id={session.id} title={lesson.title ?? view.session.title} />
      {narrow && <ExportMenu sessionId={session.id} lesson={lesson} look="plain" />}
    </div>
  );
}

function MoreOfLesson({ id, title }: { id: string; title: string }) {
  const say = words.manage.lesson;
  const [open, setOpen] = useState<"adapt" | "share" | null>(null);
  const close = () => setOpen(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        items={[
          { label: say.adapt, run: () => setOpen("adapt") },
          { label: shareWords.menu, run: () => setOpen("share") },
        ]}
      >
        <IconButton ref={button} icon="more" label={say.more(title)} />
      </Menu>
      <AdaptDialog id={id} title={title} open={open === "adapt"} onClose={close} backTo={button} />
      <ShareDialog id={id} title={title} open={open === "share"} onClose={close} backTo={button} />
    </>
  );
}

function atWork({ live }: OpenSession, doc: Doc | null, working: Working["kind"] | null): string {
  const say = words.planLesson;
  if (live?.retrying != null) return say.retrying;
  if (working !== null) return working === "revise" ? say.rewriting : say.proposing;
  if (doc?.kind !== "draft" || doc.markdown === "") return say.reading;
  const there = doc.pieces.filter(({ state }) => state === "written").length;
  const count = say.sectionsOf(there, doc.pieces.length);
  return live?.text === "" ? `${say.checking} · ${count}` : `${say.drafting} · ${count}`;
}
