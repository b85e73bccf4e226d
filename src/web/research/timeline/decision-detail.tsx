import type { SessionDecision } from "../../../evals/decisions/session-study.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { research } from "../../words/en/research.ts";
import type { Fact } from "../facts.tsx";
import { Detail } from "./detail.tsx";
import { LongText } from "./long-text.tsx";
import { changeOf } from "./step.ts";

const say = research.span;
const { figures } = research;

type Props = { decision: SessionDecision; section: string; title: string; onClose(): void };

/** One decision, whole: what was asked for, what came of it, and the run that wrote it. */
export function DecisionDetail({ decision, section, title, onClose }: Props) {
  const { request, text, options } = decision;
  return (
    <Detail title={title} facts={factsOf(decision, section)} onClose={onClose}>
      {request !== null && (
        <>
          <h3>{say.request}</h3>
          <p>{request}</p>
        </>
      )}
      {text !== null && (
        <>
          <h3>{say.newText}</h3>
          <LongText label={say.newText} text={text} />
        </>
      )}
      {options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was offered does not change
        <div key={index} className="research-message">
          <h3>{say.option(index + 1)}</h3>
          <p>{option.why}</p>
          <LongText label={say.option(index + 1)} text={option.text} />
        </div>
      ))}
    </Detail>
  );
}

function factsOf(decision: SessionDecision, section: string): Fact[] {
  const { at, seconds, run } = decision;
  const change = changeOf(decision);
  const facts: Fact[] = [
    [say.section, section],
    [say.decidedAt, figures.moment(at)],
    [say.seconds, figures.duration(seconds === null ? null : seconds * 1000)],
  ];
  if (change !== "") facts.push([say.change, change]);
  if (run !== null)
    facts.push([
      say.writtenBy,
      <Link key={run} to={pathTo("research", "r", run)}>
        {say.itsRun}
      </Link>,
    ]);
  return facts;
}
