import type { RunRow } from "../../../evals/runs/run-row.ts";
import type { Span } from "../../../store/trace.ts";
import { Notice } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import type { Fact } from "../facts.tsx";
import { Content } from "./content.tsx";
import { Detail } from "./detail.tsx";
import { Readable } from "./readable.tsx";
import { outcomeOf } from "./span-words.ts";

const say = research.span;
const { figures } = research;

type Props = { run: RunRow; span: Span; title: string; onClose(): void };

/** One step of a run, whole: its figures, what it was given and what it gave. */
export function SpanDetail({ run, span, title, onClose }: Props) {
  return (
    <Detail title={title} facts={factsOf(run, span)} onClose={onClose}>
      {span.type === "model" && span.error !== null && (
        <Notice tone="problem">
          <p>{span.error}</p>
        </Notice>
      )}
      {span.type === "hook" && span.reason !== null && (
        <Notice tone={span.verdict === "pass" || span.verdict === "patch" ? "plain" : "draft"}>
          <p>{span.reason}</p>
        </Notice>
      )}
      {span.type === "hook" && span.report !== undefined && <Part title={say.report} value={span.report} />}
      {span.type === "tool" && span.facts !== undefined && <Part title={say.facts} value={span.facts} />}
      {span.type === "decision" && <Part title={say.decision} value={span.decision} />}
      {(span.type === "model" || span.type === "tool") && <Content run={run.id} span={span} />}
    </Detail>
  );
}

function Part({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <h3>{title}</h3>
      <Readable value={value} />
    </>
  );
}

function factsOf(run: RunRow, span: Span): Fact[] {
  const began = Math.max(0, Date.parse(span.start) - Date.parse(run.startedAt));
  const all: Fact[] = [
    [say.agent, span.agent],
    [say.turn, figures.number(span.turn)],
    [say.began, figures.duration(began)],
    [say.took, figures.duration(span.durationMs)],
    [say.outcome, outcomeOf(span)],
  ];
  if (span.type === "run" && span.reason !== null) all.push([say.reason, span.reason]);
  if (span.type === "hook") all.push([say.point, say.pointOf(span.point)]);
  if (span.type !== "model") return all;
  const { usage } = span;
  all.push([say.provider, span.provider], [say.model, span.model]);
  if (usage !== null) {
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
    all.push([say.tokens, say.tokensOf(inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens)]);
  }
  all.push([say.cost, figures.cost(span.costUsd)], [say.retries, figures.number(span.retries)]);
  return all;
}
