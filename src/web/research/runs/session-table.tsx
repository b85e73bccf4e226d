import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { research } from "../../words/en/research.ts";
import { Heads } from "../heads.tsx";
import { Scrolling } from "../scrolling.tsx";
import { Status } from "../status.tsx";
import type { SessionSum } from "./by-session.ts";
import { tokensOf } from "./sort-runs.ts";

const say = research.runs;
const { figures } = research;
const { title, startedAt, status, runs, tokens, cost, duration } = say.columns;

export function SessionTable({ sessions }: { sessions: readonly SessionSum[] }) {
  return (
    <Scrolling label={say.scroll}>
      <table className="research-table">
        <caption className="only-heard">{say.sessionCaption}</caption>
        <Heads names={[title, startedAt, status, runs, tokens, cost, duration]} numbersFrom={3} />
        <tbody>
          {sessions.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="research-title">
                <Link to={pathTo("research", "s", one.id)}>{one.title}</Link>
              </th>
              <td className="research-when">{figures.moment(one.last)}</td>
              <td>
                <Status status={one.status} />
              </td>
              <td className="research-number">{figures.number(one.runs)}</td>
              <td className="research-number">{figures.number(tokensOf(one))}</td>
              <td className="research-number">{costOf(one)}</td>
              <td className="research-number">{figures.duration(one.durationMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** A sum with an unknown part is not the sum. */
export function costOf({
  runs,
  unpriced,
  costUsd,
}: Pick<SessionSum, "runs" | "unpriced" | "costUsd">): string {
  if (unpriced === 0) return figures.cost(costUsd);
  return unpriced === runs ? figures.notKnown : say.atLeast(figures.cost(costUsd), unpriced);
}
