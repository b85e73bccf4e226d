import { type DecisionKind, decisionKinds, type SectionCounts } from "../../../evals/decisions/summary.ts";
import { research } from "../../words/en/research.ts";
import { Scrolling } from "../scrolling.tsx";
import { Interval } from "./interval.tsx";
import { shade } from "./shade.ts";

const say = research.decisions;
const { figures } = research;

/** Sections against decisions: the more often, the darker, and always the number. */
export function Heat({ sections }: { sections: readonly SectionCounts[] }) {
  const kinds = decisionKinds.filter((kind) => sections.some(({ counts }) => counts[kind] > 0));
  const most = Math.max(...sections.flatMap(({ counts }) => kinds.map((kind) => counts[kind])));
  return (
    <Scrolling label={say.bySectionScroll}>
      <table className="research-table research-heat">
        <thead>
          <tr>
            <th scope="col">{say.section}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {kindName(kind)}
              </th>
            ))}
            <th scope="col">{say.rate}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map(({ section, counts, firstSight }) => (
            <tr key={section}>
              <th scope="row">{research.sectionName(section)}</th>
              {kinds.map((kind) => (
                <td key={kind} className={`research-heat-${shade(counts[kind], most)}`}>
                  {figures.number(counts[kind])}
                </td>
              ))}
              <td className="research-rate">
                {firstSight !== null && (
                  <>
                    {say.keptOf(firstSight.yes, firstSight.n)}
                    <Interval share={firstSight} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function kindName(kind: DecisionKind): string {
  return kind.startsWith("revise:") ? say.revise(kind.slice(7)) : research.decision(kind);
}
