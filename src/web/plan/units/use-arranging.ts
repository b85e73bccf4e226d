import { type DragEvent, useRef, useState } from "react";
import type { UnitView } from "../../../lesson/units/unit-room.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { tell } from "../../ui/toast-list.ts";
import { units } from "../../words/en/units.ts";

type Lesson = UnitView["lessons"][number];

/** Only what is still to come, and goes on with no other. */
export function canMove({ state, rest }: Lesson): boolean {
  return state !== "taught" && rest === null;
}

/** A lesson to another place, or out of the unit: by dragging, by keys, by its menu; each can be undone where it is told. */
export function useArranging(unit: UnitView) {
  const say = units.arrange;
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const byKeys = useRef<string | null>(null);
  const { id } = unit;
  const attempt = async (work: () => Promise<unknown>, done: string, back = true) => {
    try {
      await work();
      changed("units");
      const undo = { label: say.undo, run: () => void takeBack() };
      tell(done, { about: `units/${id}`, ...(back ? { action: undo } : {}) });
    } catch (error) {
      tell(messageOf(error), { tone: "problem", about: `units/${id}` });
    }
  };
  const takeBack = () =>
    attempt(() => ask(api.units[":id"].undo.$post({ param: { id } })), units.one.undone, false);
  const happened = (
    what: { kind: "moved"; lesson: string; before: string | null } | { kind: "removed"; lesson: string },
  ) => ask(api.units[":id"].happened.$post({ param: { id }, json: { what } }));
  /** `place` as people count. */
  const moveTo = (lesson: Lesson, place: number) => {
    const others = unit.lessons.filter((one) => one.id !== lesson.id);
    const target = others[place - 1];
    if (place < 1 || place > unit.lessons.length || place === lesson.place) return;
    const what = { kind: "moved" as const, lesson: lesson.id, before: target?.id ?? null };
    void attempt(() => happened(what), say.moved(lesson.title, place));
  };
  return {
    over,
    byKeys,
    moveTo,
    remove: (lesson: Lesson) =>
      void attempt(
        () => happened({ kind: "removed", lesson: lesson.id }),
        say.removed(lesson.title, lesson.session !== null),
      ),
    drag: (lesson: Lesson) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", lesson.title);
        setDragged(lesson.id);
      },
      onDragEnd: () => {
        setDragged(null);
        setOver(null);
      },
    }),
    dropOn: (lesson: Lesson) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged === lesson.id || lesson.state === "taught") return;
        event.preventDefault();
        setOver(lesson.id);
      },
      onDrop: (event: DragEvent) => {
        const one = unit.lessons.find((each) => each.id === dragged);
        if (one === undefined) return;
        event.preventDefault();
        setOver(null);
        moveTo(one, lesson.place);
      },
    }),
  };
}

export type Arranging = ReturnType<typeof useArranging>;
