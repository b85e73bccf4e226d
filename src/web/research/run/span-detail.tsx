import { useEffect, useRef } from "react";
import type { RunRow } from "../../../evals/runs/run-row.ts";
import type { Span } from "../../../store/trace.ts";
import { IconButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { Content } from "./content.tsx";
import { startOf } from "./layout.ts";
import { Readable } from "./readable.tsx";
import { outcomeOf } from "./span-words.ts";

const say = words.research.span;
const { figures } = words.research;

/** One step, whole: its figures, what it was given and what it gave. */
export function SpanDetail({ run, span, onClose }: { run: RunRow; span: Span; onClose(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      className="card research-detail"
      aria-label={say.label}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header className="research-bar">
        <h2 ref={heading} tabIndex={-1}>
          {say.title(words.research.run.one[span.type], span.name)}
        </h2>
        <IconButton icon="close" label={say.close} onClick={onClose} />
      </header>
      <dl className="research-facts">
        {factsOf(run, span).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
    </section>
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

function factsOf(run: RunRow, span: Span): [string, string][] {
  const began = Math.max(0, startOf(span) - Date.parse(run.startedAt));
  const all: [string, string][] = [
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
