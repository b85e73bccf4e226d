import type { DayOfModel } from "../../../evals/runs/cost-by-day.ts";
import { research } from "../../words/en/research.ts";
import { Heads } from "../heads.tsx";
import { Paged } from "../paged.tsx";
import { Scrolling } from "../scrolling.tsx";
import { modelOf } from "./model-of.ts";
import { costOf } from "./session-table.tsx";

const say = research.overTime;
const { figures } = research;

export function DayTable({ days }: { days: readonly DayOfModel[] }) {
  return (
    <Paged items={days.toReversed()}>
      {(shown) => (
        <Scrolling label={say.scroll}>
          <table className="research-table">
            <Heads names={Object.values(say.columns)} numbersFrom={2} />
            <tbody>
              {shown.map((day) => (
                <tr key={`${day.day} ${day.provider} ${day.model}`}>
                  <th scope="row">{figures.day(day.day)}</th>
                  <td>{modelOf(day)}</td>
                  <td className="research-number">{figures.number(day.runs)}</td>
                  <td className="research-number">{figures.number(day.inputTokens)}</td>
                  <td className="research-number">{figures.number(day.outputTokens)}</td>
                  <td className="research-number">
                    {figures.number(day.cacheReadTokens + day.cacheWriteTokens)}
                  </td>
                  <td className="research-number">{costOf(day)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      )}
    </Paged>
  );
}
