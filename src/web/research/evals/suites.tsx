import { Notice } from "../../ui/states.tsx";
import { evals as say } from "../../words/en/research-evals.ts";
import { Heads } from "../heads.tsx";
import type { readSuites } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";

type Props = Awaited<ReturnType<typeof readSuites>>;

/** The cases file by file, and what is measured of them. */
export function Suites({ cases, problems, criteria }: Pick<Props, "cases" | "problems" | "criteria">) {
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)];
  const { id, task, request } = say.caseColumns;
  const { name, kind, means } = say.criterionColumns;
  return (
    <>
      {problems.length > 0 && (
        <Notice tone="problem">
          <p>{say.problems}</p>
          <ul>
            {problems.map(({ file, line, message }) => (
              <li key={`${file}:${line}:${message}`}>{`${file}:${line}: ${message}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <section className="card stack" aria-labelledby="eval-suites">
        <h2 id="eval-suites">{say.suites}</h2>
        {suites.map(([suite, own]) => (
          <details key={suite} className="research-details">
            <summary>
              {suite} <span className="quiet">{say.suiteCases(own.length)}</span>
            </summary>
            <Scrolling label={say.caseScroll}>
              <table className="research-table">
                <Heads names={[id, task, request]} numbersFrom={3} />
                <tbody>
                  {own.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">{one.id.slice(suite.length + 1)}</th>
                      <td>{one.task}</td>
                      <td className="research-request">{one.request}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scrolling>
          </details>
        ))}
        <details className="research-details">
          <summary>
            {say.criteria} <span className="quiet">{criteria.length}</span>
          </summary>
          <Scrolling label={say.criterionScroll}>
            <table className="research-table">
              <Heads names={[name, kind, means]} numbersFrom={3} />
              <tbody>
                {criteria.map((one) => (
                  <tr key={one.name}>
                    <th scope="row">{one.name}</th>
                    <td>{say.kinds[one.kind]}</td>
                    <td className="research-request">{one.means}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        </details>
      </section>
    </>
  );
}
