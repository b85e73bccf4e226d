import { conditionInWords } from "../../../agent/condition.ts";
import { whatItIs } from "../../../evals/ratings/condition-report.ts";
import { isSameArm, ratedArms } from "../../../evals/ratings/rated-arms.ts";
import { ofInterval } from "../../../evals/report/figures-in-words.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Notice } from "../../ui/states.tsx";
import { evals } from "../../words/en/research-evals.ts";
import { ratings } from "../../words/en/research-ratings.ts";
import { Download } from "../download.tsx";
import { Heads } from "../heads.tsx";
import type { ReadSet } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { useSending } from "../use-sending.ts";

const say = ratings.byCondition;

/** What people say of each condition's lessons: once nobody rates blind any more, or the researcher ends it. */
export function ByCondition({ set, onUnblinded }: { set: ReadSet; onUnblinded(): void }) {
  const { byCondition } = set;
  return (
    <section className="card stack" aria-labelledby="set-conditions">
      <div className="research-bar">
        <h2 id="set-conditions">{say.title}</h2>
        {byCondition !== null && (
          <Download href={`/api/ratings/${set.id}/file?format=unblinded`} label={say.csv} />
        )}
      </div>
      {byCondition === null ? (
        <Unblind id={set.id} onUnblinded={onUnblinded} />
      ) : (
        <>
          {set.unblinded !== null && !set.isComplete && <p>{say.ended}</p>}
          <Table found={byCondition} />
          <p className="quiet">{whatItIs}</p>
        </>
      )}
    </section>
  );
}

function Unblind({ id, onUnblinded }: { id: string; onUnblinded(): void }) {
  const { problem, busy, send } = useSending();
  const unblind = () =>
    void send(async () => {
      await ask(api.ratings[":id"].unblind.$post({ param: { id } }));
      onUnblinded();
    });
  return (
    <>
      <p>{say.blind}</p>
      {problem !== null && <Notice tone="problem">{problem}</Notice>}
      <button type="button" disabled={busy} onClick={unblind}>
        {say.unblind}
      </button>
    </>
  );
}

function Table({ found }: { found: NonNullable<ReadSet["byCondition"]> }) {
  const arms = ratedArms(found);
  const heads = arms.map(({ condition, writer }) =>
    [evals.withCode(conditionInWords(condition), condition), writer].filter(Boolean).join(", "),
  );
  return (
    <Scrolling label={say.scroll}>
      <table className="research-table">
        <Heads names={[say.criterion, ...heads, say.difference]} numbersFrom={1} />
        <tbody>
          {found.map(({ criterion, conditions, difference }) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              {arms.map((arm, at) => {
                const one = conditions.find((other) => isSameArm(arm, other));
                return (
                  <td key={heads[at]} className="research-number">
                    {one === undefined ? say.nothing : say.mean(ofInterval(one.mean), one.lessons)}
                  </td>
                );
              })}
              <td className="research-number">
                {difference === null
                  ? say.notTwo
                  : say.apart(ofInterval(difference), difference.n, difference.isPaired)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
