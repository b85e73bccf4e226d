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
  const all = section === null ? [] : forSection(section, group, hands);
  const open = busy ? all.filter(({ id }) => later && (id === "accept" || id === "undo")) : all;
  useActions([...moves, ...open]);
}

function forSection(section: SectionShown, group: string, hands: Hands): Action[] {
  const say = words.planLesson;
  const { id, title, decision, offered, current } = section;
  const pending = decision === "pending";
  const decide = (type: "accept" | "alternatives" | "undo") => () =>
    hands.decide({ type, section: id }, title);
  const undoable = !pending || current > 0 || offered !== null;
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
    ...(undoable ? [{ id: "undo", label: say.undoNamed(title), group, keys: "u", run: decide("undo") }] : []),
    { id: "history", label: say.historyOf(title), group, run: () => hands.history(id) },
  ];
}
