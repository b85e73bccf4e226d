import type { DecisionRow } from "../../../evals/decisions/decision-rows.ts";
import { firstSight } from "../../../evals/decisions/summary.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { research } from "../../words/en/research.ts";
import { Heads } from "../heads.tsx";
import { Paged } from "../paged.tsx";
import { Scrolling } from "../scrolling.tsx";

const say = research.decisions;
const { figures } = research;

export function Lessons({ rows }: { rows: readonly DecisionRow[] }) {
  const lessons = [...Map.groupBy(rows, ({ session }) => session)];
  return (
    <Paged items={lessons}>
      {(shown) => (
        <Scrolling label={say.lessonsScroll}>
          <table className="research-table">
            <Heads names={[say.lesson, say.last, say.decided, say.kept]} numbersFrom={2} />
            <tbody>
              {shown.map(([id, own]) => {
                const share = firstSight(own);
                return (
                  <tr key={id}>
                    <th scope="row" className="research-title">
                      <Link to={pathTo("research", "s", id)}>{own[0]?.title || id}</Link>
                    </th>
                    <td className="research-when">{figures.moment(own.at(-1)?.at ?? "")}</td>
                    <td className="research-number">{figures.number(own.length)}</td>
                    <td className="research-number">{share !== null && say.keptOf(share.yes, share.n)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scrolling>
      )}
    </Paged>
  );
}
