import type { DecisionRow } from "../../../evals/decisions/decision-rows.ts";
import type { SessionStudy } from "../../../evals/decisions/session-study.ts";
import { research } from "../../words/en/research.ts";
import { Heads } from "../heads.tsx";
import { Scrolling } from "../scrolling.tsx";
import { changeOf } from "../timeline/step.ts";

const say = research.session;
const { figures } = research;

type Props = { decisions: readonly DecisionRow[]; sections: SessionStudy["sections"] };

export function DecisionTable({ decisions, sections }: Props) {
  const titles = new Map(sections.map(({ id, title }) => [id, title]));
  return (
    <Scrolling label={say.tableScroll}>
      <table className="research-table">
        <Heads names={Object.values(say.columns)} numbersFrom={5} />
        <tbody>
          {decisions.map(({ at, section, type, editType, request, pick, seconds }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decisions are only ever added
            <tr key={index}>
              <td className="research-when">{figures.moment(at)}</td>
              <th scope="row">{titles.get(section) ?? section}</th>
              <td>{research.decision(type)}</td>
              <td>{changeOf({ editType, pick })}</td>
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
