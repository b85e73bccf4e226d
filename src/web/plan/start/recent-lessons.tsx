import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { LessonRows } from "./lesson-rows.tsx";

const few = 5;

export function RecentLessons() {
  const say = words.plan.recent;
  const read = useRead("sessions/recent", () =>
    ask(api.sessions.$get({ query: { plugin: "lesson-planning", limit: few, from: "here" } })),
  );
  return (
    <section className="start-recent" aria-labelledby="recent-lessons">
      <div className="start-recent-head">
        <h2 id="recent-lessons">{say.title}</h2>
        <span className="row">
          <Link to="/plan/units" className="plan-link">
            {words.plan.units}
          </Link>
          <Link to="/plan/lessons" className="plan-link">
            {words.plan.allLessons}
          </Link>
        </span>
      </div>
      <Shown read={read} lines={3}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <p className="quiet">{say.none}</p>
          ) : (
            <LessonRows sessions={sessions} label={say.title} again={read.again} />
          )
        }
      </Shown>
    </section>
  );
}
