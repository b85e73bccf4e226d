import { conditionInWords } from "../../../agent/condition.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Markdown } from "../../ui/markdown.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { Facts } from "../facts.tsx";
import { readCase } from "../read.ts";
import { Advisory } from "./advisory.tsx";

const say = evals.one;
const { figures } = research;

type Result = Awaited<ReturnType<typeof readCase>>["result"];

/** What came of a case beside what was measured of it, with the evidence. */
export function CaseView({ run, caseKey }: { run: string; caseKey: string }) {
  const read = useRead(`research/evals/case/${run}/${caseKey}`, () => readCase(run, caseKey));
  return (
    <>
      <Head>
        <h1>{read.value?.result.case ?? say.title}</h1>
      </Head>
      <p>
        <Link to={pathTo("research", "evals", run)}>{say.back}</Link>
      </p>
      <Shown read={read} lines={12}>
        {({ result, request, text }) => (
          <>
            <section aria-label={say.facts}>
              <Facts
                className="research-totals"
                of={[
                  ...(request === null ? [] : [[say.request, request] as [string, string]]),
                  [say.condition, evals.withCode(conditionInWords(result.condition), result.condition)],
                  [say.came, result.error === null ? evals.kind(result.kind) : evals.error],
                  ...(result.stoppedBy === null
                    ? []
                    : [[say.stoppedBy, result.stoppedBy] as [string, string]]),
                  [evals.run.turns, figures.number(result.turns)],
                  [evals.run.cost, figures.cost(result.costUsd)],
                ]}
              />
            </section>
            {result.error !== null && (
              <Notice tone="problem">
                <p>{result.error}</p>
              </Notice>
            )}
            <div className="research-beside">
              <section className="card stack research-lesson" aria-labelledby="case-lesson">
                <h2 id="case-lesson">{say.lesson}</h2>
                {text === null ? <p className="quiet">{say.gone}</p> : <Markdown text={text} />}
              </section>
              <section className="card stack" aria-labelledby="case-criteria">
                <h2 id="case-criteria">{say.criteria}</h2>
                <ul className="research-criteria">
                  {result.scores
                    .filter(({ score }) => score !== null)
                    .map((score) => (
                      <Measured key={score.criterion} score={score} />
                    ))}
                </ul>
                <NotMeasured scores={result.scores} />
              </section>
            </div>
          </>
        )}
      </Shown>
    </>
  );
}

function NotMeasured({ scores }: Pick<Result, "scores">) {
  const names = scores.filter(({ score }) => score === null).map(({ criterion }) => criterion);
  return names.length === 0 ? null : <p className="quiet">{say.notMeasured(names.join(", "))}</p>;
}

/** What fell short is open; the rest is there for whoever doubts it. */
function Measured({
  score: { criterion, means, score, threshold, passed, advisory, found },
}: {
  score: Result["scores"][number];
}) {
  return (
    <li>
      <div className="research-bar">
        <h3>
          {criterion} {advisory && <Advisory />}
        </h3>
        <span className={`chip chip-${passed === false ? "problem" : "good"}`}>
          {passed === false ? say.below : say.passed}
        </span>
      </div>
      <p className="quiet">{means}</p>
      <p className="quiet">{say.measured(evals.score(score ?? 0), evals.score(threshold))}</p>
      {found.length > 0 && (
        <details className="research-details" open={passed === false}>
          <summary>{say.evidence}</summary>
          <ul className="research-found">
            {found.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
              <li key={at}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
