import { useId } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { go, pathTo, useRoute } from "../../app/route.ts";
import { OneLine } from "../../ui/one-line.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { units } from "../../words/en/units.ts";
import { usePlanActions } from "../start/use-plan-actions.tsx";
import { CalendarTab } from "./calendar-tab.tsx";
import { CoverageTab } from "./coverage-tab.tsx";
import { NewUnitForm } from "./new-unit-form.tsx";

/** Every unit, what the classes have met of their curriculum, and the days to come. Which is shown is part of the address. */
export function UnitsPage() {
  const say = units;
  const { query } = useRoute();
  const { dialog } = usePlanActions();
  const classes = useRead("workspace/classes", () => ask(api.workspace.classes.$get()));
  const view = query.get("view") ?? "units";
  return (
    <div className="start start-all units">
      <Head>
        <h1>{say.title}</h1>
      </Head>
      <Shown read={classes} lines={6}>
        {({ classes: found }) =>
          found.length === 0 ? (
            <Empty title={say.none}>
              <p>{say.noClass}</p>
              <Link to="/plan">{say.toPlan}</Link>
            </Empty>
          ) : (
            <Tabs
              label={say.views.label}
              value={view}
              onChange={(id) =>
                go(id === "units" ? "/plan/units" : `/plan/units?view=${id}`, { replace: true })
              }
              tabs={[
                {
                  id: "units",
                  label: say.views.units,
                  content: <UnitList classes={found.map(({ id }) => id)} />,
                },
                {
                  id: "coverage",
                  label: say.views.coverage,
                  content: <CoverageTab classes={found.map(({ id }) => id)} />,
                },
                { id: "calendar", label: say.views.calendar, content: <CalendarTab /> },
              ]}
            />
          )
        }
      </Shown>
      {dialog}
    </div>
  );
}

function UnitList({ classes }: { classes: readonly string[] }) {
  const say = units;
  const heading = useId();
  const read = useRead("units", () => ask(api.units.$get()));
  return (
    <div className="stack">
      <Shown read={read} lines={4}>
        {({ units, damaged }) => (
          <>
            {damaged.map(({ path, problems }) => (
              <Notice key={path} tone="draft">
                <p>{say.damaged(path, problems[0] ?? "")}</p>
              </Notice>
            ))}
            {units.length === 0 ? (
              <Empty title={say.none}>
                <p>{say.noneAbout}</p>
              </Empty>
            ) : (
              <section aria-labelledby={heading}>
                <h2 id={heading}>{say.all}</h2>
                <ul className="unit-list">
                  {units.map(({ id, title, class: klass, lessons, next }) => {
                    const coming = lessons.find((one) => one.id === next.teach);
                    return (
                      <li key={id}>
                        <Link to={pathTo("plan", "units", id)} className="unit-row">
                          <strong>
                            <OneLine text={title} />
                          </strong>
                          <span className="quiet">{say.one.for(klass, lessons.length)}</span>
                          <span className="quiet">
                            {say.standing(
                              lessons.filter(({ state }) => state === "taught").length,
                              lessons.length,
                              coming,
                            )}
                          </span>
                        </Link>
                      </li>
                    );
                  })}
                </ul>
              </section>
            )}
          </>
        )}
      </Shown>
      <NewUnitForm classes={classes} />
    </div>
  );
}
