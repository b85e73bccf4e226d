import { useState } from "react";
import type { RunRow } from "../../../evals/runs/run-row.ts";
import { skillsRead } from "../../../evals/runs/skills-read.ts";
import type { Span } from "../../../store/trace.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { Download } from "../download.tsx";
import { fileAddress, readRun } from "../read.ts";
import { Skills } from "./skills.tsx";
import { SpanDetail } from "./span-detail.tsx";
import { Steps } from "./steps.tsx";
import { Timeline } from "./timeline.tsx";
import { Totals } from "./totals.tsx";

const say = words.research.run;

/** One run: what it took in all, each step in time, and what went in and came out of a step. */
export function RunView({ id }: { id: string }) {
  const read = useRead(`research/run/${id}`, () => readRun(id));
  return (
    <>
      <Head>
        <h1>{read.value?.run.title || say.title}</h1>
      </Head>
      <Shown read={read} lines={8}>
        {({ run, spans, kept }) => <Run run={run} spans={spans} kept={kept} onAgain={read.again} />}
      </Shown>
    </>
  );
}

type Props = { run: RunRow; spans: readonly Span[]; kept: boolean; onAgain(): void };

function Run({ run, spans, kept, onAgain }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const span = spans.find(({ id }) => id === chosen);
  const close = () => {
    setChosen(null);
    if (chosen !== null) document.getElementById(barId(chosen))?.focus();
  };
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
        <Download href={fileAddress(`traces/${encodeURIComponent(run.id)}`)} label={words.research.json} />
      </div>
      {run.endedAt === null && (
        <Notice tone="draft">
          <p>{run.status === "running" ? say.running : say.unfinished}</p>
          <Button onClick={onAgain}>{words.research.readAgain}</Button>
        </Notice>
      )}
      {run.reason !== null && (
        <Notice tone="draft">
          <p>{run.reason}</p>
        </Notice>
      )}
      <Totals run={run} />
      {spans.length === 0 ? (
        <p className="quiet">{say.empty}</p>
      ) : (
        <div className={`research-run ${span === undefined ? "" : "research-run-open"}`}>
          <Timeline spans={spans} chosen={chosen} onChoose={setChosen} barId={barId} />
          {span !== undefined && <SpanDetail key={span.id} run={run} span={span} onClose={close} />}
          <div className="research-rest stack">
            <Steps spans={spans} chosen={chosen} onChoose={setChosen} />
            <Skills read={skillsRead(spans)} onChoose={setChosen} />
          </div>
        </div>
      )}
    </>
  );
}

function barId(span: string): string {
  return `research-bar-${span}`;
}
