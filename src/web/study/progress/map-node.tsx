import type { CSSProperties, KeyboardEvent } from "react";
import { CourseText } from "../../ui/foreign.tsx";
import { study } from "../../words/en/study.ts";
import type { ConceptRow } from "../courses/reads.ts";
import { StandingMark, standingOf } from "./standing.tsx";

type Props = {
  concept: ConceptRow;
  place: CSSProperties;
  takesTab: boolean;
  onReady(element: HTMLButtonElement | null): void;
  onOpen(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointed(isOver: boolean): void;
};

/** A concept on the map: its name, how it stands, and whether it is due. */
export function MapNodeButton({
  concept,
  place,
  takesTab,
  onReady,
  onOpen,
  onFocus,
  onKeyDown,
  onPointed,
}: Props) {
  const say = study.progress.map;
  const { title, is_due } = concept;
  const standing = standingOf(concept);
  return (
    <button
      type="button"
      ref={onReady}
      className={`study-node study-node-${standing}`}
      style={place}
      tabIndex={takesTab ? 0 : -1}
      aria-label={say.node(title, say.stand[standing], is_due)}
      title={title}
      onClick={onOpen}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
    >
      <span className="study-node-title">
        <CourseText text={title} />
      </span>
      <span className="study-node-standing">
        <StandingMark standing={standing} />
        {say.stand[standing]}
        {is_due && <span className="study-node-due">{say.due}</span>}
      </span>
    </button>
  );
}
