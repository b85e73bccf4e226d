import { useMemo } from "react";
import type { SessionStudy } from "../../../evals/decisions/session-study.ts";
import { research } from "../../words/en/research.ts";
import type { Fact } from "../facts.tsx";
import { bySession } from "../runs/by-session.ts";
import { costOf } from "../runs/session-table.tsx";
import { Status } from "../status.tsx";
import { Explorer } from "../timeline/explorer.tsx";
import { skillSteps } from "../timeline/skill-steps.ts";
import { type Step, stepsOfDecisions, stepsOfRuns } from "../timeline/step.ts";
import { figuresOf, Totals } from "../totals.tsx";

const say = research.session;
const { figures } = research;

/** The whole session on one axis, what people decided in a lane of its own, and what it came to in all. */
export function SessionTimeline({ study }: { study: SessionStudy }) {
  const steps = useMemo(() => stepsOfSession(study), [study]);
  return (
    <>
      <Totals facts={factsOf(study, steps)} />
      {steps.length > 0 && <Explorer steps={steps} folded />}
    </>
  );
}

function stepsOfSession({ runs, traces, decisions, sections }: SessionStudy): Step[] {
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  const traced = traces.flatMap(({ run: id, spans }) => {
    const run = runs.find((each) => each.id === id);
    return run === undefined ? [] : { run, spans };
  });
  return [
    ...stepsOfDecisions(decisions, (section) => titles.get(section) ?? section),
    ...stepsOfRuns(traced),
  ];
}

function factsOf({ runs, decisions, createdAt, updatedAt }: SessionStudy, steps: readonly Step[]): Fact[] {
  const began: Fact = [research.run.began, figures.moment(createdAt)];
  const decided: Fact = [say.totals.decisions, figures.number(decisions.length)];
  const [sum] = bySession(runs);
  if (sum === undefined) return [began, decided];
  const skills = skillSteps(steps);
  const files = skills.filter(({ tier }) => tier > 2).length;
  return [
    [research.run.status, <Status key="status" status={sum.status} />],
    began,
    [say.totals.lasted, figures.duration(Date.parse(updatedAt) - Date.parse(createdAt))],
    [say.totals.working, figures.duration(sum.durationMs)],
    [say.totals.runs, figures.number(sum.runs)],
    decided,
    ...figuresOf(sum, costOf(sum)),
    [say.totals.skills, say.tiers(skills.length - files, files)],
  ];
}
