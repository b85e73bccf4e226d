import { type KeyboardEvent, useEffect, useRef } from "react";
import type { UnitView } from "../../../lesson/units/unit-room.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { units } from "../../words/en/units.ts";
import { type Arranging, canMove } from "./use-arranging.ts";

type Props = {
  unit: UnitView;
  lesson: UnitView["lessons"][number];
  arranging: Arranging;
  onRename(): void;
};

/** A handle to drag, or to move with the arrow keys; and the same in a menu, where a finger finds it. */
export function ArrangeTools({ unit, lesson, arranging, onRename }: Props) {
  const say = units.arrange;
  const { place, title } = lesson;
  const handle = useRef<HTMLButtonElement>(null);
  // Whoever moves it by keys goes along with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has come to another place
  useEffect(() => {
    if (arranging.byKeys.current !== lesson.id) return;
    arranging.byKeys.current = null;
    handle.current?.focus();
  }, [place]);
  if (!canMove(lesson)) return null;
  const first = unit.lessons.findIndex((one) => one.state !== "taught") + 1;
  const last = unit.lessons.length;
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowUp: place - 1,
      ArrowLeft: place - 1,
      ArrowDown: place + 1,
      ArrowRight: place + 1,
      Home: first,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < first || to > last) return;
    arranging.byKeys.current = lesson.id;
    arranging.moveTo(lesson, to);
  };
  return (
    <div className="unit-arrange">
      <IconButton
        ref={handle}
        icon="grip"
        label={say.handle(place, title)}
        className="unit-handle"
        onKeyDown={pressed}
        {...arranging.drag(lesson)}
      />
      <Menu
        items={[
          { label: say.earlier, disabled: place <= first, run: () => arranging.moveTo(lesson, place - 1) },
          { label: say.later, disabled: place >= last, run: () => arranging.moveTo(lesson, place + 1) },
          null,
          ...(lesson.kind === "teach" ? [{ label: say.rename, run: onRename }] : []),
          { label: say.remove, disabled: last < 2, run: () => arranging.remove(lesson) },
        ]}
      >
        <IconButton icon="more" label={say.more(place, title)} />
      </Menu>
    </div>
  );
}
