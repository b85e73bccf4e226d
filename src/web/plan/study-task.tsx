import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useAttempt } from "../api/use-attempt.ts";
import { changed, useRead } from "../api/use-read.ts";
import { useAbout } from "../app/about.ts";
import { Link } from "../app/link.tsx";
import { pathTo } from "../app/route.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { studies } from "../words/en/research-studies.ts";

const say = studies.inPlan;

/** Above a lesson of a study: which task it is, what to do, and a button that says that it is done. Nothing of conditions: the participant looks. */
export function StudyTask({
  session,
  study: { study, task, participant },
}: {
  session: string;
  study: { study: string; task: string; participant: string };
}) {
  const read = useRead(`research/task/${study}/${task}/${session}`, () =>
    ask(api.studies[":id"].tasks[":task"].$get({ param: { id: study, task }, query: { session } })),
  );
  const { handed } = useAbout();
  const { problem, busy, attempt } = useAttempt<"finish">();
  if (read.value === undefined) return null;
  const { isFinished } = read.value;
  const finish = (back: boolean) => () =>
    void attempt("finish", async () => {
      const param = { id: study, who: participant };
      await ask(
        api.studies[":id"].participants[":who"].finish.$post({ param, json: { task, session, back } }),
      );
      changed("research/");
    });
  return (
    <Notice tone="plain">
      <p>
        <strong>{say.task(read.value.study, task, read.value.task)}</strong> {read.value.instructions}{" "}
        <span className="quiet">{say.only}</span>
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {isFinished && <p role="status">{say.finished}</p>}
      <div className="row">
        {isFinished ? (
          <>
            {handed === null && <Link to={pathTo("research", "studies", study)}>{say.back}</Link>}
            <Button look="quiet" busy={busy !== null} onClick={finish(true)}>
              {say.goOn}
            </Button>
          </>
        ) : (
          <Button busy={busy !== null} onClick={finish(false)}>
            {say.finish}
          </Button>
        )}
      </div>
    </Notice>
  );
}
