import { useState } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";
import type { SectionShown } from "../session/read-session.ts";
import type { Hands } from "./hands.ts";

/**
 * What can be done with a section, in one row at its foot. Seen where the pointer or the keyboard is; a screen reader
 * finds it in every section. An accepted one shows a mark, and what can be done is the way back.
 */
export function SectionControls({
  section,
  busy,
  later,
  saving,
  waiting,
  revising,
  hands,
}: {
  section: SectionShown;
  busy: boolean;
  /** What asks nobody can be said already, and is done when the section being written is. */
  later: boolean;
  /** It is seen as accepted, and called so once that is saved. */
  saving: boolean;
  waiting: "accept" | "undo" | null;
  revising: boolean;
  hands: Hands;
}) {
  const say = words.planLesson;
  const { id, title, decision, offered, current, question, moved } = section;
  const accepted = decision === "accepted";
  const undoable = accepted || current > 0 || offered !== null || moved;
  const undo = () => hands.decide({ type: "undo", section: id }, title);
  const [asking, setAsking] = useState(false);
  if (waiting !== null) {
    return (
      <div className="lesson-controls is-shown">
        <span className="lesson-waits">
          <Icon name="history" />
          {say.waits[waiting]}
        </span>
        {later && (
          <Button look="quiet" aria-label={say.dontNamed(title)} onClick={undo}>
            {say.dont}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={`lesson-controls ${revising || asking || offered !== null ? "is-shown" : ""}`}>
      {accepted ? (
        <span className="lesson-accepted">
          <Icon name="check" />
          {saving ? say.accepting : say.accepted}
        </span>
      ) : (
        <>
          <Button
            look="main"
            disabled={busy && !later}
            aria-label={say.acceptNamed(title)}
            onClick={() => hands.decide({ type: "accept", section: id }, title)}
          >
            {say.accept}
          </Button>
          <Button
            disabled={busy}
            aria-expanded={revising}
            aria-label={say.reviseNamed(title)}
            onClick={() => hands.revise(revising ? null : id)}
          >
            {say.revise}
            <Icon name="chevron" />
          </Button>
          <Button
            disabled={busy}
            aria-label={say.alternativesNamed(title)}
            onClick={() => hands.decide({ type: "alternatives", section: id }, title)}
          >
            {say.alternatives}
          </Button>
        </>
      )}
      <span className="lesson-controls-end">
        {!accepted && question !== "" && (
          <Button look="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {say.thinkAbout}
          </Button>
        )}
        {undoable && (
          <IconButton icon="undo" label={say.undoNamed(title)} disabled={busy && !later} onClick={undo} />
        )}
        <IconButton icon="history" label={say.historyOf(title)} onClick={() => hands.history(id)} />
      </span>
      {asking && !accepted && <p className="lesson-question">{question}</p>}
    </div>
  );
}
