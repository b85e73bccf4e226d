import { useState } from "react";
import { conditionInWords } from "../../../agent/condition.ts";
import { notCorrected, ofFewPairs, ofP } from "../../../evals/report/figures-in-words.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { Select } from "../../ui/field.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { Heads } from "../heads.tsx";
import { type Compared, readComparison } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { CriterionName } from "./criterion-name.tsx";
import { Difference } from "./difference.tsx";
import { Grounding } from "./grounding.tsx";
import { ScoreFiles } from "./score-files.tsx";

const say = evals.comparison;
const { figures } = research;

/** Two sides, criterion by criterion, each difference read to its interval. */
export function CompareView({ a, b }: { a: string; b: string }) {
  const read = useRead(`research/compare/${a}/${b}`, () => readComparison(a, b));
  return (
    <>
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <p>
        <Link to="/research/evals">{say.back}</Link>
      </p>
      <Shown read={read} lines={10}>
        {(compared) => (
          <>
            <Sides compared={compared} />
            {compared.byConstruction && (
              <Notice tone="draft">
                <p>{say.by}</p>
              </Notice>
            )}
            {compared.madeOtherwise.length > 0 && (
              <Notice tone="draft">
                <p>{say.otherwise(compared.madeOtherwise.join(", "))}</p>
              </Notice>
            )}
            <Differences compared={compared} />
            <Grounding arms={compared.byArm} pairs={compared.pairs} />
            <Effort effort={compared.effort} />
            {compared.unpaired.length > 0 && (
              <section className="card stack" aria-labelledby="compare-unpaired">
                <h2 id="compare-unpaired">{say.unpaired}</h2>
                <p className="quiet">{say.unpairedAbout}</p>
                <ul className="research-found">
                  {compared.unpaired.map((one) => (
                    <li key={one.criterion}>{say.unpairedLine(one.criterion, one.a, one.b)}</li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Shown>
    </>
  );
}

const inWords = (code: string) => evals.withCode(conditionInWords(code), code);

/** What is compared with what: of one run, the conditions alone, and what they mean. */
function Sides({ compared: { a, b, givenOtherwise, criteria } }: { compared: Compared }) {
  const [runA = "", conditionA] = a.split("@");
  const [runB = "", conditionB] = b.split("@");
  const isOne = runA === runB && conditionA !== undefined && conditionB !== undefined;
  const few = ofFewPairs(criteria.map(({ difference }) => difference));
  return (
    <>
      <h2>{isOne ? say.heading(inWords(conditionB), inWords(conditionA)) : say.heading(b, a)}</h2>
      <ScoreFiles sides={[a, b]} />
      <ul className="research-found">
        {isOne && <li>{say.inRun(runA)}</li>}
        {givenOtherwise.map(({ factor, a: first, b: second }) => (
          <li key={factor}>{say.differs(factor, first, second)}</li>
        ))}
      </ul>
      {few !== null && (
        <Notice tone="draft">
          <p>{few}</p>
        </Notice>
      )}
    </>
  );
}

function Differences({ compared: { criteria, unmeasured } }: { compared: Compared }) {
  const [only, setOnly] = useState("all");
  const shown = only === "all" ? criteria : criteria.filter(({ cases }) => cases.length > 0);
  const { criterion, pairs, a, b, difference, p, corrected } = say.columns;
  return (
    <section className="card stack" aria-labelledby="compare-differences">
      <div className="research-bar">
        <h2 id="compare-differences">{say.differences}</h2>
        <Select label={say.show} value={only} onChange={({ target }) => setOnly(target.value)}>
          <option value="all">{say.every}</option>
          <option value="differ">{say.only}</option>
        </Select>
      </div>
      <p className="quiet">{say.about}</p>
      {criteria.length === 0 && <p>{say.none}</p>}
      {criteria.length > 0 && shown.length === 0 && <p>{say.same}</p>}
      {shown.length > 0 && (
        <Scrolling label={say.scroll}>
          <table className="research-table">
            <Heads names={[criterion, difference, pairs, a, b, p, corrected]} numbersFrom={2} />
            <tbody>
              {shown.map((one) => (
                <DifferenceRow key={one.criterion} one={one} />
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
      {unmeasured.length > 0 && <p className="quiet">{evals.run.unmeasured(unmeasured.join(", "))}</p>}
      <p className="quiet">{notCorrected}</p>
      <p className="quiet">{say.caveat}</p>
    </section>
  );
}

function DifferenceRow({ one }: { one: Compared["criteria"][number] }) {
  return (
    <tr>
      <th scope="row">
        <CriterionName of={one} isAdvisory={one.isAdvisory} />
        {one.cases.length > 0 && (
          <details className="research-details">
            <summary>{say.cases(one.cases.length)}</summary>
            <ul className="research-found">
              {one.cases.map(({ case: id, a, b }) => (
                <li key={id}>{say.caseLine(id, evals.score(a), evals.score(b))}</li>
              ))}
            </ul>
          </details>
        )}
      </th>
      <td className="research-rate">
        <Difference of={one.difference} label={(...said) => say.label(one.criterion, ...said)} />
      </td>
      <td className="research-number">{figures.number(one.difference.n)}</td>
      <td className="research-number">{evals.score(one.a)}</td>
      <td className="research-number">{evals.score(one.b)}</td>
      <td className="research-number">{ofP(one.difference)}</td>
      <td className="research-number">{ofP({ p: one.corrected, isAtMost: one.isAtMost })}</td>
    </tr>
  );
}

function Effort({ effort }: Pick<Compared, "effort">) {
  const { what, a, b } = say.effortColumns;
  const amount = (value: number | null) =>
    value === null ? figures.notKnown : String(Number(value.toFixed(4)));
  return (
    <section className="card stack" aria-labelledby="compare-effort">
      <h2 id="compare-effort">{say.effort}</h2>
      <table className="research-table research-narrow">
        <Heads names={[what, a, b]} numbersFrom={1} />
        <tbody>
          {effort.map((one) => (
            <tr key={one.what}>
              <th scope="row">{say.what[one.what]}</th>
              <td className="research-number">{amount(one.a)}</td>
              <td className="research-number">{amount(one.b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
