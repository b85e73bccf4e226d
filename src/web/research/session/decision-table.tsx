import type { DecisionRow } from "../../../evals/decisions/decision-rows.ts";
import type { SessionStudy } from "../../../evals/decisions/session-study.ts";
import { words } from "../../words/words.ts";
import { Scrolling } from "../scrolling.tsx";

const say = words.research.session;
const { figures } = words.research;

type Props = { decisions: readonly DecisionRow[]; sections: SessionStudy["sections"] };

export function DecisionTable({ decisions, sections }: Props) {
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  return (
    <Scrolling label={say.tableScroll}>
      <table className="research-table">
        <thead>
          <tr>
            {Object.entries(say.columns).map(([key, column]) => (
              <th key={key} scope="col" className={key === "seconds" ? "research-number" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {decisions.map(({ at, section, type, editType, request, pick, seconds }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions are only ever added
            <tr key={index}>
              <td className="research-when">{figures.moment(at)}</td>
              <th scope="row">{titles.get(section) ?? section}</th>
              <td>{words.research.decision(type)}</td>
              <td>{editType ? words.research.editType(editType) : pick === null ? "" : say.pick(pick)}</td>
              <td className="research-request">{request}</td>
              <td className="research-number">
                {seconds === null ? figures.notKnown : figures.duration(seconds * 1000)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
