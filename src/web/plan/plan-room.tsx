import type { RoomProps } from "../app/rooms.ts";
import { Desk } from "./desk.tsx";
import { LessonList } from "./start/lesson-list.tsx";
import { SetUp } from "./start/set-up.tsx";
import { Start } from "./start/start.tsx";
import { WithWorkspace } from "./with-workspace.tsx";

/** /plan, /plan/lessons, /plan/set-up, /plan/s/<session>; `?file=` opens a file of the workspace beside any of them. */
export default function PlanRoom({ parts: [place, id] }: RoomProps) {
  if (place === "s" && id !== undefined) return <Desk key={id} id={id} />;
  return (
    <WithWorkspace>
      {place === "lessons" ? <LessonList /> : place === "set-up" ? <SetUp /> : <Start />}
    </WithWorkspace>
  );
}
