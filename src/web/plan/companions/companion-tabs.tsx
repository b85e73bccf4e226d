import { useEffect, useRef } from "react";
import { companionDrafts } from "../../../lesson/companions/companion-drafts.ts";
import { type CompanionPart, companionParts, type Message } from "../../../message.ts";
import { useActions } from "../../app/actions.ts";
import { companions } from "../../words/en/companions.ts";
import type { LessonTab } from "./tabs-of.ts";

/** Above the lesson: itself, and what goes with it. What was just made in the conversation beside the lesson is gone to. */
export function CompanionTabs({
  messages,
  tabs,
  tab,
  onTab,
}: {
  messages: readonly Message[];
  /** Where there is no lesson, only what was made. */
  tabs: readonly LessonTab[];
  tab: LessonTab;
  onTab(tab: LessonTab): void;
}) {
  const say = companions;
  const made = newestOf(messages);
  const known = useRef(made.index);
  useEffect(() => {
    if (made.index > known.current && made.part !== null && tab === "lesson") onTab(made.part);
    known.current = made.index;
  }, [made.index, made.part, tab, onTab]);
  const name = (one: LessonTab) => (one === "lesson" ? say.lesson : say.parts[one]);
  useActions(
    tabs.flatMap((part) =>
      part === "lesson"
        ? []
        : [
            {
              id: `companion-${part}`,
              label: say.open(say.parts[part]),
              group: say.group,
              run: () => onTab(part),
            },
          ],
    ),
  );
  return (
    <nav className="companion-tabs" aria-label={say.tabs}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          className="tab"
          aria-current={tab === one ? "page" : undefined}
          data-state={tab === one ? "active" : "inactive"}
          onClick={() => onTab(one)}
        >
          {name(one)}
        </button>
      ))}
    </nav>
  );
}

function newestOf(messages: readonly Message[]): { part: CompanionPart | null; index: number } {
  return companionParts
    .map((part) => ({ part, index: companionDrafts(messages, part).at(-1)?.index ?? -1 }))
    .reduce<{ part: CompanionPart | null; index: number }>(
      (newest, one) => (one.index > newest.index ? one : newest),
      {
        part: null,
        index: -1,
      },
    );
}
