import { useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Select } from "../../ui/field.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { units } from "../../words/en/units.ts";

/** The curriculum of a class as a map that fills. */
export function CoverageTab({ classes }: { classes: readonly string[] }) {
  const say = units.coverage;
  const [klass, setKlass] = useState(classes[0] ?? "");
  const read = useRead(`units/coverage/${klass}`, () =>
    ask(api.units.coverage.$get({ query: { class: klass } })),
  );
  return (
    <div className="stack unit-view">
      <Select label={say.class} value={klass} onChange={({ target }) => setKlass(target.value)}>
        {classes.map((id) => (
          <option key={id}>{id}</option>
        ))}
      </Select>
      <Shown read={read} lines={8}>
        {({ outcomes, counts, class: id }) =>
          outcomes.length === 0 ? (
            <Empty title={say.none}>
              <p>{say.noneAbout}</p>
            </Empty>
          ) : (
            <>
              <p role="status">{say.counts(counts)}</p>
              <table className="unit-table">
                <caption className="only-heard">{say.caption(id)}</caption>
                <thead>
                  <tr>
                    <th scope="col">{say.outcome}</th>
                    <th scope="col">{say.state}</th>
                    <th scope="col">{say.where}</th>
                  </tr>
                </thead>
                <tbody>
                  {outcomes.map(({ code, title, reached, in: there }) => (
                    <tr key={code} className={`unit-reached-${reached}`}>
                      <th scope="row">
                        {code} <span className="unit-outcome-title">{title}</span>
                      </th>
                      <td>{say.reached[reached]}</td>
                      <td>
                        {inUnits(there).map((line) => (
                          <p key={line}>{line}</p>
                        ))}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </Shown>
    </div>
  );
}

/** Each unit once, with the places of its lessons; a lesson that stands alone by its title. */
function inUnits(there: readonly { unit: string | null; place: number | null; title: string }[]): string[] {
  const places = new Map<string, number[]>();
  for (const { unit, place } of there)
    if (unit !== null && place !== null) places.set(unit, [...(places.get(unit) ?? []), place]);
  const alone = there.filter(({ unit }) => unit === null).map(({ title }) => title);
  return [...Array.from(places, ([unit, at]) => units.coverage.lessons(unit, at)), ...new Set(alone)];
}
