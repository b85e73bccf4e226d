import { Suspense, useEffect, useState } from "react";
import PlanRoom from "../plan/plan-room.tsx";
import { TaskPage } from "../research/studies/task-page.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { studies } from "../words/en/research-studies.ts";
import { words } from "../words/words.ts";
import { type About, AboutContext } from "./about.ts";
import { Broken } from "./broken.tsx";
import { HandedBack } from "./handed-back.tsx";
import { HeadSlot } from "./head.tsx";
import { RoomFailure } from "./room-failure.tsx";
import { go, pathTo, useRoute } from "./route.ts";

type Handed = NonNullable<About["handed"]>;

const say = studies.handed;

/** The page in a participant's hands: their task, then its lesson. The server refuses everything else, so nothing else is offered. */
export function HandedFrame({ about, handed }: { about: About; handed: Handed }) {
  const { parts, query } = useRoute();
  const [leaving, setLeaving] = useState(false);
  const { study, participant, task, lesson } = handed;
  const home = lesson === null ? "/task" : pathTo("plan", "s", lesson);
  const isHome = lesson === null ? parts.join("/") === "task" : parts[0] === "plan" && parts[1] === "s";
  useEffect(() => {
    if (!isHome) go(home, { replace: true });
  }, [isHome, home]);
  return (
    <div className="frame frame-handed">
      <a className="skip" href="#content">
        {words.frame.skipToContent}
      </a>
      <header className="head">
        <HeadSlot room={null} />
        <div className="head-tools">
          <Button look="quiet" onClick={() => setLeaving(true)}>
            {say.leave}
          </Button>
        </div>
      </header>
      <Broken />
      <main id="content" className="room room-plan" tabIndex={-1} aria-label={say.main}>
        <AboutContext value={about}>
          <RoomFailure key={home}>
            <Suspense fallback={<Skeleton lines={5} />}>
              {lesson === null ? (
                <div className="frame-task stack">
                  <TaskPage id={study} who={participant} task={task} />
                </div>
              ) : (
                isHome && <PlanRoom parts={parts.slice(1)} query={query} />
              )}
            </Suspense>
          </RoomFailure>
        </AboutContext>
      </main>
      <Toasts page={parts.join("/")} />
      <HandedBack open={leaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
