import { useEffect, useRef } from "react";
import { words } from "../../words/words.ts";
import type { Group, Suggestion } from "./suggestions.ts";

type Props = {
  id: string;
  open: boolean;
  loading: boolean;
  /** Whether these are for what is typed now. */
  fitting: boolean;
  label: string;
  groups: readonly Group[];
  /** The place of the one the arrow keys are on, counted through all groups; -1: none. */
  active: number;
  optionId(index: number): string;
  onChoose(suggestion: Suggestion): void;
};

/** The keyboard stays in the field: options are pointed at by `aria-activedescendant`. */
export function TopicList({ id, open, loading, fitting, label, groups, active, optionId, onChoose }: Props) {
  const say = words.plan.start;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into sight when another one is active
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0));
  const empty = groups.length === 0;
  useEffect(() => {
    if (open && !empty) list.current?.scrollIntoView({ block: "nearest" });
  }, [open, empty]);
  return (
    <>
      {open && empty && !loading && (
        <p className="start-topics start-topics-none quiet">{say.nothingFound}</p>
      )}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={(open && !fitting) || undefined}
        className="start-topics"
        hidden={!open || empty}
      >
        {groups.map(({ heading, items }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own here
          <div key={heading} role="group" aria-label={heading || say.unplaced}>
            {(groups.length > 1 || items[0]?.code === null) && (
              <p className="start-topics-heading" aria-hidden="true">
                {heading || say.unplaced}
              </p>
            )}
            {items.map((one, index) => {
              const place = (starts[at] ?? 0) + index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the keyboard
                <div
                  key={one.code ?? one.file}
                  id={optionId(place)}
                  role="option"
                  aria-selected={place === active}
                  className="start-topics-one"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(one)}
                >
                  <span className="start-topics-title">{one.title}</span>
                  <small className="quiet">
                    {[one.code ?? say.ownNotes, one.level].filter(Boolean).join(" · ")}
                  </small>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}
