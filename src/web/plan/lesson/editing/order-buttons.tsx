import type { PointerEvent } from "react";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { editing as editingWords } from "../../../words/en/editing.ts";
import { goTo, type Hands } from "../hands.ts";

type Props = { id: string; title: string; busy: boolean; hands: Hands };

/** Up, down, and a handle to drag by: what it is let go on it then stands before. The buttons do all that dragging does. */
export function OrderButtons({ id, title, busy, hands }: Props) {
  const say = editingWords.order;
  const moveTo = async (before: string | null | undefined) => {
    if (busy || before === undefined || before === id) return;
    if ((await hands.save({ type: "move", section: id, before })) !== null) goTo(id);
  };
  return (
    <>
      <span
        className="lesson-drag"
        title={say.drag(title)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerUp={(event) => void moveTo(sectionUnder(event))}
      >
        <Icon name="grip" />
      </span>
      <IconButton
        icon="chevron"
        className="lesson-move lesson-move-up"
        label={say.up(title)}
        disabled={busy}
        onClick={() => void moveTo(beside(id, -1))}
      />
      <IconButton
        icon="chevron"
        className="lesson-move"
        label={say.down(title)}
        disabled={busy}
        onClick={() => void moveTo(beside(id, 1) === undefined ? undefined : (beside(id, 2) ?? null))}
      />
    </>
  );
}

function sectionUnder({ clientX, clientY }: PointerEvent): string | undefined {
  const section = document.elementFromPoint(clientX, clientY)?.closest(".lesson-section");
  return section?.id.replace(/^section-/, "");
}

/** The section so many places further on, as the page shows them. */
function beside(id: string, by: number): string | undefined {
  const all = Array.from(document.querySelectorAll(".lesson-section"), (one) =>
    one.id.replace(/^section-/, ""),
  );
  const at = all.indexOf(id);
  return at < 0 ? undefined : all[at + by];
}
