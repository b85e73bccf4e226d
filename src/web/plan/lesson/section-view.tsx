import { type MouseEvent, memo, useRef, useState } from "react";
import { SetLine } from "../../ui/set-line.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { editing as editingWords } from "../../words/en/editing.ts";
import { words } from "../../words/words.ts";
import type { ClaimShown, SectionShown } from "../session/read-session.ts";
import { Alternatives } from "./alternatives.tsx";
import { cursorAt, cursorAtLine, readBefore } from "./editing/cursor-at.ts";
import { EditButton, EditKey } from "./editing/edit-button.tsx";
import { Fill } from "./editing/fill.ts";
import { MinutesForm } from "./editing/minutes-form.tsx";
import { beginEditing, useEditing } from "./editing/open-editors.ts";
import { OrderButtons } from "./editing/order-buttons.tsx";
import { SectionEditor } from "./editing/section-editor.tsx";
import type { Found } from "./findings.ts";
import { FoundList } from "./found-list.tsx";
import type { Hands } from "./hands.ts";
import { bodyOf, type Piece } from "./pieces.ts";
import { RevisePanel } from "./revise-panel.tsx";
import { SectionAnswer } from "./section-answer.tsx";
import { SectionControls } from "./section-controls.tsx";
import { SectionText } from "./section-text.tsx";
import { reviseName } from "./use-hands.ts";

/** New text for a section that is being written. */
export type Working = { kind: "revise" | "alternatives"; body: string };

type Props = {
  sessionId: string;
  piece: Piece;
  /** With its decision; null where there is nothing to decide yet. */
  section: SectionShown | null;
  claims: readonly ClaimShown[];
  found: readonly Found[];
  working: Working | null;
  busy: boolean;
  /** Another section is being written: accepting and undoing wait for it. */
  later: boolean;
  /** Accepted, and not saved yet. */
  saving: boolean;
  /** What waits to be done with this one. */
  waiting: "accept" | "undo" | null;
  current: boolean;
  revising: boolean;
  hands: Hands;
  /** No model drafts. */
  builtin: boolean;
  /** How long the lesson is, and is to be. */
  length: { planned: number; wanted: number | null };
  /** What was answered about it last. */
  answer: string | null;
  onAnswerRead(): void;
};

/** One section of the lesson. Drawn again only when something of its own changed. */
export const SectionView = memo(function SectionView(props: Props) {
  const { sessionId, piece, section, working, current, busy, hands } = props;
  const { id, title, state } = piece;
  const say = words.planLesson;
  const [timing, setTiming] = useState(false);
  const opened = useEditing(sessionId, id);
  /** While a new draft is being written there is nothing to decide on, but what is typed goes on. */
  const known = useRef(section);
  if (section !== null) known.current = section;
  const typed = opened === null ? null : known.current;
  const typing = typed !== null;
  const accepted = section?.decision === "accepted";
  const looks = [state, accepted ? "accepted" : "", current ? "current" : "", working ? "working" : ""];
  return (
    <section
      id={`section-${id}`}
      className={`lesson-section ${looks
        .filter(Boolean)
        .map((look) => `is-${look}`)
        .join(" ")}`}
      aria-labelledby={`title-${id}`}
      aria-current={current ? "step" : undefined}
      tabIndex={-1}
      onFocus={() => hands.entered(id)}
    >
      <header className="lesson-section-head">
        <h2 id={`title-${id}`} className="lesson-section-title">
          <SetLine text={title} />
        </h2>
        <div className="lesson-section-tools">
          <SectionState {...props} onTime={() => setTiming(!timing)} />
          {section !== null && !typing && <OrderButtons {...{ id, title, busy, hands }} />}
          {section !== null && !typing && <EditButton {...{ sessionId, id, title }} disabled={busy} />}
          {section !== null && !typing && !busy && current && <EditKey {...{ sessionId, id, title }} />}
        </div>
      </header>
      {timing && section !== null && (
        <MinutesForm {...{ section, busy, hands, length: props.length }} onClose={() => setTiming(false)} />
      )}
      {state === "waiting" ? (
        <Skeleton lines={2} label={say.toCome(title)} />
      ) : opened !== null && typed !== null ? (
        <>
          <FoundList found={props.found} busy={busy} />
          <SectionEditor
            {...{ sessionId, opened, busy, hands }}
            wanted={props.length.wanted}
            section={typed}
          />
        </>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the keyboard there is Edit
        <div
          className={section === null ? "reading" : "reading lesson-typable"}
          onClick={section === null || busy ? undefined : (event) => clickedInto(event, sessionId, piece)}
        >
          <Body {...props} />
        </div>
      )}
      {section !== null && <SectionAnswer text={props.answer} onRead={props.onAnswerRead} />}
      {section !== null && working === null && !typing && <Decisions {...props} section={section} />}
    </section>
  );
});

/** A click into the text begins to change it there; one that follows a link, presses something or marks words does not. */
function clickedInto({ target, clientX, clientY }: MouseEvent, sessionId: string, { id, body }: Piece): void {
  if (!(target instanceof Element) || target.closest("a, button, input, textarea, summary, .lesson-field"))
    return;
  if (getSelection()?.isCollapsed === false) return;
  beginEditing(sessionId, id, cursorAt(body, readBefore(clientX, clientY)));
}

function SectionState({ piece, section, working, onTime }: Props & { onTime(): void }) {
  const say = words.planLesson;
  const minutes = section?.minutes ?? null;
  const word =
    working !== null
      ? working.kind === "revise"
        ? say.rewriting
        : say.proposing
      : piece.state === "before"
        ? say.fromBefore
        : piece.state === "unchecked"
          ? say.uncheckedSection
          : section?.decision === "accepted"
            ? null
            : null;
  if (word === null && minutes === null) return null;
  return (
    <p className="lesson-state">
      {word !== null && <span className={working ? "lesson-word-working" : "lesson-word"}>{word}</span>}
      {minutes !== null && section !== null && (
        <span>
          <button
            type="button"
            className="lesson-time"
            disabled={section.parts.length === 0}
            aria-label={editingWords.minutes.change(section.title, minutes)}
            onClick={onTime}
          >
            {say.minutes(minutes)}
          </button>
        </span>
      )}
    </p>
  );
}

function Body({ sessionId, piece, section, claims, working, busy, hands }: Props) {
  if (working?.kind === "revise" && working.body !== "") return <SectionText text={working.body} />;
  if (section === null) return <SectionText text={piece.body} claims={claims} />;
  return (
    <Fill value={{ sessionId, section: section.id, busy, save: hands.save }}>
      <SectionText text={piece.body} claims={claims} fields />
    </Fill>
  );
}

function Decisions({
  sessionId,
  section,
  found,
  busy,
  later,
  saving,
  waiting,
  revising,
  hands,
  builtin,
}: Props & { section: SectionShown }) {
  const say = words.planLesson;
  const { id, title } = section;
  const revise = (one: Found, request: string) =>
    hands.decide(
      {
        type: "revise",
        section: id,
        request,
        editType: one.tone === "problem" ? "fix_curriculum_link" : undefined,
      },
      title,
    );
  return (
    <>
      <FoundList
        found={found}
        busy={busy}
        builtin={builtin}
        onChange={({ line }) =>
          beginEditing(sessionId, id, cursorAtLine(section.text, bodyOf(section.text), line))
        }
        onFix={(one) => revise(one, say.fixRequest(one.message, one.fix))}
        onRemove={(one) =>
          revise(one, one.code === "" ? say.removePointerRequest : say.removeRequest(one.code))
        }
      />
      <Alternatives section={section} busy={busy} hands={hands} />
      <SectionControls {...{ section, busy, later, saving, waiting, revising, hands }} />
      {revising && (
        <RevisePanel section={section} keptAs={reviseName(sessionId, id)} builtin={builtin} hands={hands} />
      )}
    </>
  );
}
