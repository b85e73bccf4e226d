import { research } from "../../words/en/research.ts";
import { Heads } from "../heads.tsx";
import { Paged } from "../paged.tsx";
import { Scrolling } from "../scrolling.tsx";
import type { Step } from "./step.ts";
import { titleOf } from "./step-words.ts";

const say = research.run;
const { figures } = research;
const { what, outcome, when, at, took } = say.stepsColumns;

type Props = {
  steps: readonly Step[];
  /** Whether moments are times of day; else they are counted from the first step. */
  clock: boolean;
  chosen: string | null;
  onChoose(key: string): void;
};

/** The timeline as a table: for a narrow screen, a thumb, a screen reader. */
export function Steps({ steps, clock, chosen, onChoose }: Props) {
  const ordered = steps.toSorted((a, b) => a.startMs - b.startMs);
  const began = ordered[0]?.startMs ?? 0;
  return (
    <details className="card research-details">
      <summary>{say.steps(steps.length)}</summary>
      <Paged items={ordered}>
        {(shown) => (
          <Scrolling label={say.stepsScroll}>
            <table className="research-table">
              <Heads names={[what, outcome, clock ? when : at, took]} numbersFrom={2} />
              <tbody>
                {shown.map((step) => (
                  <tr key={step.key}>
                    <th scope="row">
                      <button
                        type="button"
                        className="research-step"
                        aria-pressed={step.key === chosen}
                        onClick={() => onChoose(step.key)}
                      >
                        {titleOf(step)}
                      </button>{" "}
                      <span className="quiet">{step.subject}</span>
                    </th>
                    <td className={step.tone === "problem" ? "research-bad" : undefined}>{step.outcome}</td>
                    <td className="research-number">
                      {clock ? figures.moment(step.startMs) : figures.duration(step.startMs - began)}
                    </td>
                    <td className="research-number">
                      {step.kind === "decision" ? "" : figures.duration(step.durationMs)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        )}
      </Paged>
    </details>
  );
}
