import { Fragment } from "react";
import { amountOf } from "../../../evals/report/figures-in-words.ts";
import { research } from "../../words/en/research.ts";
import { evals } from "../../words/en/research-evals.ts";
import { ConditionName } from "../condition-name.tsx";
import { Heads } from "../heads.tsx";
import type { ReadEvalRun } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { Difference } from "./difference.tsx";

const say = evals.grounding;
type Arm = Omit<ReadEvalRun["byArm"][number], "summary">;

/** What the guardrail changes: codes that no curriculum has, and codes that the lesson is not about, in first drafts and in what went out. */
export function Grounding({ arms, pairs }: { arms: readonly Arm[]; pairs: ReadEvalRun["pairs"] }) {
  const { under, codes, difference, lessonsOff, lessonsOn, codesOff, codesOn, takenAway, stopped } =
    say.columns;
  const isTold = arms.some(
    ({ inventedFirst, withInvented }) => inventedFirst !== null || withInvented !== null,
  );
  return (
    <section className="card stack" aria-labelledby="eval-grounding">
      <h2 id="eval-grounding">{say.title}</h2>
      <p className="quiet">{say.about}</p>
      {!isTold && <p>{say.none}</p>}
      {isTold && (
        <Scrolling label={say.scroll}>
          <table className="research-table">
            <Heads
              names={[under, codes, difference, lessonsOff, lessonsOn, codesOff, codesOn, takenAway, stopped]}
              numbersFrom={3}
            />
            <tbody>
              {arms.map((arm) => (
                <Fragment key={arm.name}>
                  <ArmRow
                    arm={arm}
                    kind={say.invented}
                    changed={arm.withInvented}
                    first={arm.inventedFirst}
                    after={arm.inventedAfter}
                  />
                  <ArmRow
                    arm={arm}
                    kind={say.misfitting}
                    changed={arm.withMisfit}
                    first={arm.misfitFirst}
                    after={arm.misfitAfter}
                  />
                </Fragment>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
      {pairs.length > 0 && <Pairs of={pairs} />}
    </section>
  );
}

/** Runs that went without the guardrail beside runs that had it. */
function Pairs({ of }: { of: ReadEvalRun["pairs"] }) {
  const { under, codes, difference, runsOff, runsOn, claimsOff, claimsOn } = say.pairs.columns;
  return (
    <>
      <h3>{say.pairs.title}</h3>
      <p className="quiet">{say.pairs.about}</p>
      <Scrolling label={say.pairs.scroll}>
        <table className="research-table">
          <Heads names={[under, codes, difference, runsOff, runsOn, claimsOff, claimsOn]} numbersFrom={3} />
          <tbody>
            {of.flatMap((pair) =>
              (["invented", "misfitting"] as const).map((fault) => (
                <tr key={`${pair.condition} ${pair.writer} ${fault}`}>
                  <th scope="row">
                    <ConditionName code={pair.condition} /> {pair.writer}
                    {pair.isByConstruction && <span className="research-means">{say.byConstruction}</span>}
                  </th>
                  <td>{say[fault]}</td>
                  <td className="research-rate">
                    <Changed
                      of={pair.lessons[fault]?.difference ?? null}
                      whose={`${pair.condition} ${pair.writer}, ${say[fault]}`}
                    />
                  </td>
                  <td className="research-number">{said(pair.lessons[fault]?.off ?? null)}</td>
                  <td className="research-number">{said(pair.lessons[fault]?.on ?? null)}</td>
                  <td className="research-number">{said(pair.codes[fault].off)}</td>
                  <td className="research-number">{said(pair.codes[fault].on)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Scrolling>
    </>
  );
}

function Changed({ of, whose }: { of: NonNullable<Arm["withInvented"]>["difference"]; whose: string }) {
  return of === null ? (
    say.nothing
  ) : (
    <Difference of={of} label={(...figures) => say.label(whose, ...figures)} />
  );
}

type RowProps = {
  arm: Arm;
  kind: string;
  changed: Arm["withInvented"];
  first: Arm["inventedFirst"];
  after: Arm["inventedAfter"];
};

function ArmRow({ arm, kind, changed, first, after }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {arm.side !== null && `${arm.side}: `}
        <ConditionName code={arm.condition} /> {arm.writer}
        {arm.isByConstruction && <span className="research-means">{say.byConstruction}</span>}
      </th>
      <td>{kind}</td>
      <td className="research-rate">
        {arm.isGuarded ? (
          <Changed of={changed?.difference ?? null} whose={`${arm.name}, ${kind}`} />
        ) : (
          say.withoutIt
        )}
      </td>
      <td className="research-number">{said(changed?.off ?? null)}</td>
      <td className="research-number">{arm.isGuarded ? said(changed?.on ?? null) : say.withoutIt}</td>
      <td className="research-number">{said(first)}</td>
      <td className="research-number">{arm.isGuarded ? said(after) : say.withoutIt}</td>
      <td className="research-number">
        {arm.takenAway === null ? research.figures.notKnown : amountOf(arm.takenAway)}
      </td>
      <td className="research-number">{arm.stopped}</td>
    </tr>
  );
}

function said(share: Arm["inventedFirst"]): string {
  return share === null
    ? say.nothing
    : say.share(amountOf(share.yes), amountOf(share.n), evals.score(share.low), evals.score(share.high));
}
