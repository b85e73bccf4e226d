import { lazy } from "react";
import type { RoomProps } from "../app/rooms.ts";
import { LessonList } from "./start/lesson-list.tsx";
import { SetUp } from "./start/set-up.tsx";
import { Start } from "./start/start.tsx";
import { usePlanActions } from "./start/use-plan-actions.tsx";
import { WithWorkspace } from "./with-workspace.tsx";

/** Reads and draws whole lessons: not needed to begin one. */
const Desk = lazy(async () => ({ default: (await import("./desk.tsx")).Desk }));

/** /plan, /plan/lessons, /plan/set-up, /plan/s/<session>; `?file=` opens a file of the workspace beside any of them. */
export default function PlanRoom({ parts: [place, id] }: RoomProps) {
  if (place === "s" && id !== undefined) return <DeskWithActions key={id} id={id} />;
  return (
    <WithWorkspace>
      {place === "lessons" ? <LessonList /> : place === "set-up" ? <SetUp /> : <Start />}
    </WithWorkspace>
  );
}

function DeskWithActions({ id }: { id: string }) {
  const { dialog } = usePlanActions();
  return (
    <>
      <Desk id={id} />
      {dialog}
    </>
  );
}
