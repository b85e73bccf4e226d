import { agreementInWords } from "../../../evals/ratings/agreement-in-words.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { ratings } from "../../words/en/research-ratings.ts";
import { Download } from "../download.tsx";
import { CriterionName } from "../evals/criterion-name.tsx";
import { IntervalPlot } from "../evals/interval-plot.tsx";
import { Heads } from "../heads.tsx";
import { type ReadSet, readSet } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { ByCondition } from "./by-condition.tsx";
import { ChangeSet } from "./change-set.tsx";

const say = ratings.one;
const { figures } = research;

type Interval = { value: number; low: number; high: number; n: number };

/** How far a set is rated, and how far its raters agree. */
export function SetView({ id }: { id: string }) {
  const read = useRead(`research/ratings/${id}`, () => readSet(id));
  return (
    <>
      <Head>
        <h1>{read.value?.title ?? id}</h1>
      </Head>
      <p>
        <Link to="/research/ratings">{ratings.back}</Link>
      </p>
      <Shown read={read} lines={8}>
        {(set) => (
          <>
            {set.problems.length > 0 && (
              <Notice tone="draft">
                <p>{say.problems}</p>
                <ul className="research-found">
                  {set.problems.map(({ file, line, message }) => (
                    <li key={`${line} ${message}`}>{say.problem(file, line, message)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            {(set.isClosed || set.changes.length > 0) && (
              <Notice tone="plain">
                <p>
                  {set.isClosed ? ratings.change.isClosed : ratings.change.wasChanged(set.changes.length)}
                </p>
              </Notice>
            )}
            <Raters set={set} />
            <Agreement set={set} />
            {set.severalConditions && <ByCondition set={set} onUnblinded={read.again} />}
            <Codebook codebook={set.codebook} />
            <ChangeSet set={set} />
          </>
        )}
      </Shown>
    </>
  );
}

function Raters({ set: { id, raters, lessons, each, isClosed } }: { set: ReadSet }) {
  const { rater, done, go } = say.raterColumns;
  return (
    <section className="card stack" aria-labelledby="set-raters">
      <div className="research-bar">
        <h2 id="set-raters">{say.raters}</h2>
        <div className="row">
          <Download href={`/api/ratings/${id}/file?format=csv`} label={say.csv} />
          <Download href={`/api/ratings/${id}/file?format=jsonl`} label={say.jsonl} />
        </div>
      </div>
      <p className="quiet">{say.lessons(lessons, each)}</p>
      <Scrolling label={say.raterScroll}>
        <table className="research-table research-narrow">
          <Heads names={[rater, done, go]} numbersFrom={3} />
          <tbody>
            {raters.map((one) => (
              <tr key={one.rater}>
                <th scope="row">{one.rater}</th>
                <td>{say.done(one.done, one.all)}</td>
                <td>
                  {one.done === one.all || isClosed ? (
                    <span className="quiet">{one.done === one.all ? say.finished : say.closed}</span>
                  ) : (
                    <Link
                      className="button"
                      to={`${pathTo("research", "ratings", id, "rate")}?${new URLSearchParams({ rater: one.rater })}`}
                    >
                      {say.rate(one.rater)}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

function Agreement({ set: { agreement, codebook } }: { set: ReadSet }) {
  const questions = new Map(codebook.map((code) => [code.criterion, code.question]));
  const { criterion, level, twice, exact, kappa, alpha, stands } = say.columns;
  return (
    <section className="card stack" aria-labelledby="set-agreement">
      <h2 id="set-agreement">{say.agreement}</h2>
      <p className="quiet">{say.agreementAbout}</p>
      <Scrolling label={say.scroll}>
        <table className="research-table">
          <Heads names={[criterion, stands, level, alpha, twice, exact, kappa]} numbersFrom={4} />
          <tbody>
            {agreement.map((one) => (
              <tr key={one.criterion}>
                <th scope="row">
                  <CriterionName
                    of={{ criterion: one.criterion, means: questions.get(one.criterion) ?? "" }}
                    isAdvisory={false}
                  />
                </th>
                <td>
                  <span className={`chip chip-${one.isEnough ? "good" : "draft"}`}>
                    {one.isEnough ? say.enough : say.advisory}
                  </span>
                </td>
                <td>{one.level}</td>
                <td className="research-rate">
                  {agreementInWords(one.alpha, one.doubled)}
                  {one.alpha !== null && (
                    <IntervalPlot
                      {...one.alpha}
                      from={-1}
                      to={1}
                      at={0.6}
                      label={said(one.criterion, one.alpha)}
                    />
                  )}
                </td>
                <td className="research-number">{figures.number(one.doubled)}</td>
                <td className="research-number">{agreementInWords(one.exact, one.doubled)}</td>
                <td className="research-number">{agreementInWords(one.kappa, one.doubled)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </section>
  );
}

function said(criterion: string, { value, low, high, n }: Interval): string {
  return say.label(criterion, evals.score(value), evals.score(low), evals.score(high), n);
}

function Codebook({ codebook }: Pick<ReadSet, "codebook">) {
  return (
    <details className="card research-details">
      <summary>{say.codebook}</summary>
      <dl className="research-told">
        {codebook.map(({ criterion, question, anchors }) => (
          <div key={criterion}>
            <dt>{criterion}</dt>
            <dd>
              {question}
              <ul className="research-found">
                {anchors.map(({ score, means }) => (
                  <li key={score}>{`${score}: ${means}`}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
