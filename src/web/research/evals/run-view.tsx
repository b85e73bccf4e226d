import { useState } from "react";
import { conditionInWords } from "../../../agent/condition.ts";
import { noInterval } from "../../../evals/report/figures-in-words.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Select } from "../../ui/field.tsx";
import { Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { ConditionName } from "../condition-name.tsx";
import { Facts } from "../facts.tsx";
import { Heads } from "../heads.tsx";
import { Paged } from "../paged.tsx";
import { type ReadEvalRun, readEvalRun } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { CriterionName } from "./criterion-name.tsx";
import { Grounding } from "./grounding.tsx";
import { IntervalPlot } from "./interval-plot.tsx";
import { ScoreFiles } from "./score-files.tsx";

const say = evals.run;
const { figures } = research;

/** One eval run: scores with intervals, and every case that was tried. */
export function EvalRunView({ id }: { id: string }) {
  const read = useRead(`research/evals/run/${id}`, () => readEvalRun(id));
  return (
    <>
      <Head>
        <h1>{say.title(id)}</h1>
      </Head>
      <p>
        <Link to="/research/evals">{say.back}</Link>
      </p>
      <Shown read={read} lines={8}>
        {(run) => (
          <>
            <section aria-label={say.facts}>
              <Facts
                className="research-totals"
                of={[
                  [say.begun, figures.moment(run.startedAt)],
                  [say.tried, evals.of(run.tried.length, run.cases.length * run.arms.length * run.repeats)],
                  [say.errors, figures.number(run.tried.filter(({ error }) => error !== null).length)],
                  [say.turns, figures.number(run.tried.reduce((sum, { turns }) => sum + turns, 0))],
                  [say.tokens, figures.number(run.tried.reduce((sum, { tokens }) => sum + tokens, 0))],
                  [say.cost, figures.cost(summedCost(run.tried))],
                ]}
              />
            </section>
            {run.tried.length === 0 ? (
              <p className="quiet">{say.empty}</p>
            ) : (
              <>
                <ScoreFiles sides={[id]} />
                <Scores arms={run.byArm} />
                <Grounding arms={run.byArm} pairs={run.pairs} />
                <Tried id={id} tried={run.tried} />
              </>
            )}
            <details className="card research-details">
              <summary>{say.madeWith}</summary>
              <Facts className="research-columns" of={Object.entries(run.frozen)} />
            </details>
          </>
        )}
      </Shown>
    </>
  );
}

/** One unknown price makes the sum unknown. */
function summedCost(tried: ReadEvalRun["tried"]): number | null {
  return tried.some(({ costUsd }) => costUsd === null)
    ? null
    : tried.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
}

function Scores({ arms }: { arms: ReadEvalRun["byArm"] }) {
  const { criterion, kind, cases, mean, passed } = say.columns;
  const [chosen, setChosen] = useState("0");
  const { criteria = [], unmeasured = [] } = arms[Number(chosen)]?.summary ?? {};
  return (
    <section className="card stack" aria-labelledby="eval-scores">
      <div className="research-bar">
        <h2 id="eval-scores">{say.scores}</h2>
        {arms.length > 1 && (
          <Select label={say.under} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {arms.map((arm, at) => (
              <option key={arm.name} value={at}>
                {evals.armOption(conditionInWords(arm.condition), arm.condition, arm.writer)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <p className="quiet">{say.scoresAbout}</p>
      <Scrolling label={say.scroll}>
        <table className="research-table">
          <Heads names={[criterion, kind, mean, cases, passed]} numbersFrom={3} />
          <tbody>
            {criteria.map((one) => {
              const [value, low, high] = [one.score.value, one.score.low, one.score.high].map(evals.score);
              const isOne = one.score.n < 2;
              const said = isOne
                ? `${value} (${noInterval})`
                : evals.range(value ?? "", low ?? "", high ?? "");
              return (
                <tr key={one.criterion}>
                  <th scope="row">
                    <CriterionName of={one} isAdvisory={one.isAdvisory} />
                  </th>
                  <td>{evals.kinds[one.kind]}</td>
                  <td className="research-rate">
                    {said}
                    {!isOne && (
                      <IntervalPlot {...one.score} from={0} to={1} label={`${one.criterion}: ${said}`} />
                    )}
                  </td>
                  <td className="research-number">{figures.number(one.score.n)}</td>
                  <td className="research-number">{say.passed(one.passed.yes, one.passed.n)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolling>
      {unmeasured.length > 0 && <p className="quiet">{say.unmeasured(unmeasured.join(", "))}</p>}
    </section>
  );
}

function Tried({ id, tried }: { id: string; tried: ReadEvalRun["tried"] }) {
  const [only, setOnly] = useState("all");
  const shown = only === "all" ? tried : tried.filter((one) => one.below.length > 0 || one.error !== null);
  const { id: name, condition, kind, below } = say.caseColumns;
  return (
    <section className="card stack" aria-labelledby="eval-cases">
      <div className="research-bar">
        <h2 id="eval-cases">{say.cases}</h2>
        <Select label={say.show} value={only} onChange={({ target }) => setOnly(target.value)}>
          <option value="all">{say.allCases}</option>
          <option value="below">{say.onlyBelow}</option>
        </Select>
      </div>
      {shown.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <Paged items={shown} order={only}>
          {(page) => (
            <Scrolling label={say.caseScroll}>
              <table className="research-table">
                <Heads names={[name, condition, kind, below]} numbersFrom={4} />
                <tbody>
                  {page.map((one) => (
                    <tr key={one.key}>
                      <th scope="row" className="research-title">
                        <Link
                          to={`${pathTo("research", "evals", id, "case")}?${new URLSearchParams({ key: one.key })}`}
                        >
                          {one.case}
                        </Link>
                      </th>
                      <td>
                        <ConditionName code={one.condition} />
                      </td>
                      <td>{one.error === null ? evals.kind(one.kind) : evals.error}</td>
                      <td className={one.below.length > 0 ? "research-bad" : "quiet"}>
                        {one.below.join(", ") || say.nothingBelow}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolling>
          )}
        </Paged>
      )}
    </section>
  );
}
