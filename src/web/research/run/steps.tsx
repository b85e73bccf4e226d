import type { Span } from "../../../store/trace.ts";
import { words } from "../../words/words.ts";
import { Paged } from "../runs/paged.tsx";
import { Scrolling } from "../scrolling.tsx";
import { inOrder, startOf } from "./layout.ts";
import { outcomeOf, subjectOf, toneOf } from "./span-words.ts";

const say = words.research.run;
const { figures } = words.research;

type Props = { spans: readonly Span[]; chosen: string | null; onChoose(id: string): void };

/** The timeline as a table: for a narrow screen, a thumb, a screen reader. */
export function Steps({ spans, chosen, onChoose }: Props) {
  const ordered = inOrder(spans);
  const began = Math.min(...ordered.map(startOf));
  return (
    <details className="card research-details">
      <summary>{say.steps(spans.length)}</summary>
      <Paged items={ordered}>
        {(shown) => (
          <Scrolling label={say.stepsScroll}>
            <table className="research-table">
              <thead>
                <tr>
                  <th scope="col">{say.stepsColumns.what}</th>
                  <th scope="col">{say.stepsColumns.outcome}</th>
                  <th scope="col" className="research-number">
                    {say.stepsColumns.at}
                  </th>
                  <th scope="col" className="research-number">
                    {say.stepsColumns.took}
                  </th>
                </tr>
              </thead>
              <tbody>
                {shown.map((span) => (
                  <tr key={span.id}>
                    <th scope="row">
                      <button
                        type="button"
                        className="research-step"
                        aria-pressed={span.id === chosen}
                        onClick={() => onChoose(span.id)}
                      >
                        {words.research.span.title(say.one[span.type], span.name)}
                      </button>{" "}
                      <span className="quiet">{subjectOf(span)}</span>
                    </th>
                    <td className={toneOf(span) === "problem" ? "research-bad" : undefined}>
                      {outcomeOf(span)}
                    </td>
                    <td className="research-number">{figures.duration(startOf(span) - began)}</td>
                    <td className="research-number">{figures.duration(span.durationMs)}</td>
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
