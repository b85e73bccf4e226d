import type { DayOfModel } from "../../../evals/runs/cost-by-day.ts";
import { words } from "../../words/words.ts";
import { Paged } from "../paged.tsx";
import { Scrolling } from "../scrolling.tsx";
import { modelOf } from "./run-table.tsx";
import { costOf } from "./session-table.tsx";

const say = words.research.overTime;
const { figures } = words.research;
const numbers = ["runs", "input", "output", "cache", "cost"] as const;

export function DayTable({ days }: { days: readonly DayOfModel[] }) {
  return (
    <Paged items={days.toReversed()}>
      {(shown) => (
        <Scrolling label={say.scroll}>
          <table className="research-table">
            <thead>
              <tr>
                <th scope="col">{say.columns.when}</th>
                <th scope="col">{say.columns.model}</th>
                {numbers.map((key) => (
                  <th key={key} scope="col" className="research-number">
                    {say.columns[key]}
                  </th>
                ))}
              </tr>
            </thead>
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
