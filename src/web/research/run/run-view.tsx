import { useMemo } from "react";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { fileAddress, type ReadRun, readRun } from "../read.ts";
import { modelOf } from "../runs/model-of.ts";
import { Status } from "../status.tsx";
import { Explorer } from "../timeline/explorer.tsx";
import { stepsOfDecisions, stepsOfRun } from "../timeline/step.ts";
import { figuresOf, Totals } from "../totals.tsx";

const say = research.run;
const { figures } = research;

/** One run: what it took in all, each step in time, and what went in and came out of a step. */
export function RunView({ id }: { id: string }) {
  const read = useRead(`research/run/${id}`, () => readRun(id));
  return (
    <>
      <Head>
        <h1>{read.value?.run.title || say.title}</h1>
      </Head>
      <Shown read={read} lines={8}>
        {(value) => <Run {...value} onAgain={read.again} />}
      </Shown>
    </>
  );
}

function Run({ run, spans, kept, ledTo, onAgain }: ReadRun & { onAgain(): void }) {
  const steps = useMemo(() => {
    const decided = ledTo === null ? [] : stepsOfDecisions([ledTo.decision], () => ledTo.section);
    return [...stepsOfRun({ run, spans }), ...decided];
  }, [run, spans, ledTo]);
  return (
    <>
      <div className="research-bar">
        <p className="quiet">
          {kept && <Link to={pathTo("research", "s", run.sessionId)}>{say.session}</Link>}
          {kept && run.plugin === "lesson-planning" && (
            <>
              {" · "}
              <Link to={pathTo("plan", "s", run.sessionId)}>{say.open}</Link>
            </>
          )}
        </p>
        <Download href={fileAddress(`traces/${encodeURIComponent(run.id)}`)} label={research.json} />
      </div>
      {run.endedAt === null && (
        <Notice tone="draft">
          <p>{run.status === "running" ? say.running : say.unfinished}</p>
          <Button onClick={onAgain}>{research.readAgain}</Button>
        </Notice>
      )}
      {run.reason !== null && (
        <Notice tone="draft">
          <p>{run.reason}</p>
        </Notice>
      )}
      <Totals
        facts={[
          [say.status, <Status key="status" status={run.status} />],
          [say.model, modelOf(run)],
          [say.began, figures.moment(run.startedAt)],
          [say.took, figures.duration(run.durationMs)],
          ...figuresOf(run, figures.cost(run.costUsd)),
        ]}
      />
      {ledTo !== null && <p>{say.ledTo(research.decision(ledTo.decision.type), ledTo.section)}</p>}
      {spans.length === 0 ? <p className="quiet">{say.empty}</p> : <Explorer steps={steps} />}
    </>
  );
}
