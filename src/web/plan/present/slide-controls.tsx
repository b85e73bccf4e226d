import type { CompanionView } from "../../../lesson/companions/companion-view.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { companions } from "../../words/en/companions.ts";
import { present } from "../../words/en/present.ts";

type Section = CompanionView["sections"][number];

export type Hands = {
  busy: boolean;
  onEdit(section: Section): void;
  /** A new one after it. */
  onAdd(section: Section): void;
  onMove(section: Section, way: "up" | "down"): void;
  onLeaveOut(section: Section): void;
  onDecide(wish: { type: "accept" | "undo"; section: string }): void;
};

/** What can be done with one slide. `out`: it is shown to nobody. */
export function SlideControls({
  section,
  out,
  busy,
  onEdit,
  onAdd,
  onMove,
  onLeaveOut,
  onDecide,
}: { section: Section; out: boolean } & Hands) {
  const say = companions;
  const { id, title, decision, undoable } = section;
  // Nothing turns on every slide while one of them is saved.
  const idle = (run: () => void) => {
    if (!busy) run();
  };
  return (
    <>
      <p className="quiet">{decision === "accepted" ? say.accepted : say.draft}</p>
      <div className="row">
        <Button
          look="quiet"
          icon="edit"
          aria-disabled={busy}
          aria-label={present.editAt(title)}
          onClick={() => idle(() => onEdit(section))}
        >
          {present.edit}
        </Button>
        {decision === "pending" && (
          <Button
            look="quiet"
            icon="check"
            aria-disabled={busy}
            onClick={() => idle(() => onDecide({ type: "accept", section: id }))}
          >
            {say.accept}
          </Button>
        )}
        {!out && (
          <Button
            look="quiet"
            aria-disabled={busy}
            aria-label={present.leaveOutAt(title)}
            onClick={() => idle(() => onLeaveOut(section))}
          >
            {present.leaveOut}
          </Button>
        )}
        {undoable && (
          <Button
            look="quiet"
            icon="undo"
            aria-disabled={busy}
            aria-label={say.undoIn(title)}
            onClick={() => idle(() => onDecide({ type: "undo", section: id }))}
          >
            {say.undo}
          </Button>
        )}
      </div>
      {!out && (
        <div className="row">
          <Button
            look="quiet"
            icon="plus"
            aria-disabled={busy}
            aria-label={present.addAfter(title)}
            onClick={() => idle(() => onAdd(section))}
          >
            {present.add}
          </Button>
          {(["up", "down"] as const).map((way) => (
            <IconButton
              key={way}
              icon="chevron"
              className={`lesson-move lesson-move-${way}`}
              label={present[way](title)}
              aria-keyshortcuts={way === "up" ? "Alt+ArrowUp" : "Alt+ArrowDown"}
              aria-disabled={busy}
              data-move={`${id} ${way}`}
              onClick={() => onMove(section, way)}
            />
          ))}
        </div>
      )}
    </>
  );
}
