import { type ComponentType, lazy } from "react";
import { Head } from "../app/head.tsx";
import { Link } from "../app/link.tsx";
import type { RoomProps } from "../app/room-props.ts";
import { Empty } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { Start } from "./start/start.tsx";
import { usePlanActions } from "./start/use-plan-actions.tsx";
import { WithWorkspace } from "./with-workspace.tsx";

/** Not needed to begin a lesson: loaded when they are gone to. */
const LessonList = lazy(async () => ({ default: (await import("./start/lesson-list.tsx")).LessonList }));
const SamplePage = lazy(async () => ({ default: (await import("./start/sample-page.tsx")).SamplePage }));
const UnitsPage = lazy(async () => ({ default: (await import("./units/units-page.tsx")).UnitsPage }));
const UnitPage = lazy(async () => ({ default: (await import("./units/unit-page.tsx")).UnitPage }));
const SetUp = lazy(async () => ({ default: (await import("./start/set-up.tsx")).SetUp }));
const NotesPage = lazy(() => import("./present/notes-page.tsx"));
const Desk = lazy(async () => ({ default: (await import("./desk.tsx")).Desk }));

/** /plan, /plan/lessons, /plan/set-up, /plan/sample, /plan/units, /plan/units/<unit>, /plan/s/<session>, /plan/s/<session>/notes; `?file=` opens a file of the workspace beside any of them. */
export default function PlanRoom({ parts: [place, id, ...more] }: RoomProps) {
  if (place === "s" && id !== undefined && more.length === 0) return <DeskWithActions key={id} id={id} />;
  if (place === "s" && id !== undefined && more.join("/") === "notes") return <NotesPage key={id} id={id} />;
  if (place === "units" && id !== undefined && more.length === 0)
    return (
      <WithWorkspace>
        <UnitPage key={id} id={id} />
      </WithWorkspace>
    );
  const View = id !== undefined ? NotHere : place === undefined ? Start : views.get(place);
  return <WithWorkspace>{View === undefined ? <NotHere /> : <View />}</WithWorkspace>;
}

const views: ReadonlyMap<string, ComponentType> = new Map([
  ["lessons", LessonList],
  ["set-up", SetUp],
  ["sample", SamplePage],
  ["units", UnitsPage],
]);

/** An address in this room that names nothing. */
function NotHere() {
  const say = words.plan;
  const { dialog } = usePlanActions();
  return (
    <>
      {dialog}
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <Empty title={say.notHere}>
        <p>{say.notHereAbout}</p>
        <div className="row">
          <Link to="/plan" className="plan-link">
            {say.question}
          </Link>
          <Link to="/plan/lessons" className="plan-link">
            {say.allLessons}
          </Link>
        </div>
      </Empty>
    </>
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
