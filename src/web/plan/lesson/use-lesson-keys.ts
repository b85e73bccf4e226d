import { type Action, useActions } from "../../app/actions.ts";
import { words } from "../../words/words.ts";
import type { SectionShown } from "../session/read-session.ts";
import { goTo, type Hands } from "./hands.ts";

/** J and K between sections; A, R, L and U for the one that has the keyboard. */
export function useLessonKeys({
  ids,
  current,
  section,
  busy,
  later,
  last,
  hands,
}: {
  /** Of every section that is shown. */
  ids: readonly string[];
  current: string | null;
  /** The current one, where it can be decided on. */
  section: SectionShown | null;
  busy: boolean;
  /** Accepting and undoing are kept until another section is written. */
  later: boolean;
  /** The section that was last decided on in this page. */
  last: SectionShown | null;
  hands: Hands;
}): void {
  const say = words.planLesson;
  const step = (by: 1 | -1) => {
    const at = current === null ? -1 : ids.indexOf(current);
    const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
    if (next === undefined) return;
    hands.entered(next);
    goTo(next);
  };
  const group = say.group;
  const moves: Action[] =
    ids.length === 0
      ? []
      : [
          { id: "section-next", label: say.keys.next, group, keys: "j", run: () => step(1) },
          { id: "section-previous", label: say.keys.previous, group, keys: "k", run: () => step(-1) },
        ];
  const all = section === null ? [] : forSection(section, last, group, hands);
  const open = busy ? all.filter(({ id }) => later && (id === "accept" || id === "undo")) : all;
  useActions([...moves, ...open]);
}

/** What U takes back: the section's own last decision, or, where it has none, the last one that was taken in this page. */
export function toUndo<S extends Pick<SectionShown, "decision" | "current" | "offered" | "moved">>(
  section: S,
  last: S | null,
): S | null {
  const undoable = ({ decision, current, offered, moved }: S) =>
    decision === "accepted" || current > 0 || offered !== null || moved;
  if (undoable(section)) return section;
  return last !== null && undoable(last) ? last : null;
}

function forSection(section: SectionShown, last: SectionShown | null, group: string, hands: Hands): Action[] {
  const say = words.planLesson;
  const { id, title, decision } = section;
  const pending = decision === "pending";
  const decide = (type: "accept" | "alternatives") => () => hands.decide({ type, section: id }, title);
  const back = toUndo(section, last);
  return [
    ...(pending
      ? [{ id: "accept", label: say.acceptNamed(title), group, keys: "a", run: decide("accept") }]
      : []),
    { id: "revise", label: say.reviseNamed(title), group, keys: "r", run: () => hands.revise(id) },
    {
      id: "alternatives",
      label: say.alternativesNamed(title),
      group,
      keys: "l",
      run: decide("alternatives"),
    },
    ...(back === null
      ? []
      : [
          {
            id: "undo",
            label: say.undoNamed(back.title),
            group,
            keys: "u",
            run: () => hands.decide({ type: "undo", section: back.id }, back.title),
          },
        ]),
    { id: "history", label: say.historyOf(title), group, run: () => hands.history(id) },
  ];
}
