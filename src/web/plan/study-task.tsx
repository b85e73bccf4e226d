import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { Link } from "../app/link.tsx";
import { pathTo } from "../app/route.ts";
import { Notice } from "../ui/states.tsx";
import { studies } from "../words/en/research-studies.ts";

const say = studies.inPlan;

/** Above a lesson of a study: which task it is, what to do, and the way back to whoever leads it. Nothing of conditions: the participant looks. */
export function StudyTask({ study: { study, task } }: { study: { study: string; task: string } }) {
  const read = useRead(`research/task/${study}/${task}`, () =>
    ask(api.studies[":id"].tasks[":task"].$get({ param: { id: study, task } })),
  );
  if (read.value === undefined) return null;
  return (
    <Notice tone="plain">
      <p>
        <strong>{say.task(read.value.study, task, read.value.task)}</strong> {read.value.instructions}{" "}
        <span className="quiet">{say.only}</span>{" "}
        <Link to={pathTo("research", "studies", study)} className="plan-link">
          {say.finish}
        </Link>
      </p>
    </Notice>
  );
}
