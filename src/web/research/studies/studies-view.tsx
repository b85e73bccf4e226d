import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { studies as say } from "../../words/en/research-studies.ts";
import { ConditionName } from "../condition-name.tsx";
import { Heads } from "../heads.tsx";
import { readStudies } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { NewStudy } from "./new-study.tsx";

const { figures } = research;
const { study, made, conditions, people } = say.columns;

/** Every study, and the way to a new one. */
export function StudiesView() {
  const read = useRead("research/studies", readStudies);
  return (
    <>
      <p className="research-lead">{say.lead}</p>
      <Shown read={read} lines={6}>
        {({ studies, problems }) => (
          <>
            {problems.length > 0 && (
              <Notice tone="problem">
                <p>{say.broken}</p>
                <ul className="research-found">
                  {problems.map(({ file, line, message }) => (
                    <li key={`${file}:${line}:${message}`}>{say.problem(file, line, message)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            {studies.length === 0 && problems.length === 0 && (
              <Empty title={say.none}>
                <p>{say.noneAbout}</p>
              </Empty>
            )}
            {studies.length > 0 && (
              <Scrolling label={say.scroll}>
                <table className="research-table">
                  <Heads names={[study, made, conditions, people]} numbersFrom={4} />
                  <tbody>
                    {studies.map((one) => (
                      <tr key={one.id}>
                        <th scope="row" className="research-title">
                          <Link to={pathTo("research", "studies", one.id)}>{one.title}</Link>
                        </th>
                        <td className="research-when">{figures.moment(one.created)}</td>
                        <td>
                          {one.conditions.map((code) => (
                            <div key={code}>
                              <ConditionName code={code} />
                            </div>
                          ))}
                        </td>
                        <td>{say.people(one.present, one.withdrawn)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scrolling>
            )}
            <NewStudy />
          </>
        )}
      </Shown>
    </>
  );
}
