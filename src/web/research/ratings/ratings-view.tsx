import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { ratings as say } from "../../words/en/research-ratings.ts";
import { Heads } from "../heads.tsx";
import { readEvalRuns, readSets, readStudies } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { NewSet } from "./new-set.tsx";

const { figures } = research;
const { set, lessons, raters } = say.columns;

/** Every set of lessons to be rated, and the way to a new one. */
export function RatingsView() {
  const read = useRead("research/ratings", readSets);
  const sources = useRead("research/ratings/sources", async () => ({
    runs: (await readEvalRuns()).runs
      .filter(({ done }) => done > 0)
      .map(({ id, startedAt, arms, done }) => ({
        id,
        called: say.run(
          figures.moment(startedAt),
          [...new Set(arms.map(({ condition }) => condition))].join(", "),
          done,
          id,
        ),
      })),
    studies: (await readStudies()).studies.map(({ id, title }) => ({ id, title })),
  }));
  return (
    <>
      <p className="research-lead">{say.lead}</p>
      <Shown read={read} lines={6}>
        {({ sets, problems }) => (
          <>
            {problems.map((problem) => (
              <Notice key={problem} tone="problem">
                <p className="research-lines">{problem}</p>
              </Notice>
            ))}
            {sets.length === 0 ? (
              <Empty title={say.none}>
                <p>{say.noneAbout}</p>
              </Empty>
            ) : (
              <Scrolling label={say.scroll}>
                <table className="research-table">
                  <Heads names={[set, raters, lessons]} numbersFrom={2} />
                  <tbody>
                    {sets.map((one) => (
                      <tr key={one.id}>
                        <th scope="row" className="research-title">
                          <Link to={pathTo("research", "ratings", one.id)}>{one.title}</Link>
                        </th>
                        <td>{one.raters.join(", ")}</td>
                        <td className="research-number">{figures.number(one.lessons)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scrolling>
            )}
            <Shown read={sources} lines={4}>
              {(from) =>
                from.runs.length === 0 && from.studies.length === 0 ? (
                  <p>
                    {say.nothing} <Link to="/research/evals">{say.toEvals}</Link>
                  </p>
                ) : (
                  <NewSet {...from} />
                )
              }
            </Shown>
          </>
        )}
      </Shown>
    </>
  );
}
