import { useState } from "react";
import { daysLater } from "../../../lesson/timetable/day.ts";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { units } from "../../words/en/units.ts";
import { shownDay } from "./shown-day.ts";
import { TimetableDialog } from "./timetable-dialog.tsx";

const shownDays = 14;

/** Two weeks of periods, the lessons that fall on them, and holidays. */
export function CalendarTab() {
  const say = units.calendar;
  const [from, setFrom] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const read = useRead(`units/calendar/${from ?? ""}`, () =>
    ask(api.units.calendar.$get({ query: { days: String(shownDays), ...(from === null ? {} : { from }) } })),
  );
  const first = read.value?.days[0]?.day ?? null;
  const move = (days: number) => first !== null && setFrom(daysLater(first, days));
  return (
    <div className="stack unit-view">
      <div className="row">
        <Button onClick={() => move(-shownDays)}>{say.earlier}</Button>
        <Button onClick={() => move(shownDays)}>{say.later}</Button>
        <Button onClick={() => setEditing(true)}>{say.edit}</Button>
        <a className="plan-link" href="/api/units/ics" download>
          {say.download}
        </a>
      </div>
      <Shown read={read} lines={8}>
        {({ days, problems, today }) => {
          const full = days.filter(({ holiday, periods }) => holiday !== null || periods.length > 0);
          return (
            <>
              {problems.length > 0 && (
                <Notice tone="draft">
                  <p>{say.problem(problems[0] ?? "")}</p>
                </Notice>
              )}
              {full.length === 0 ? (
                <Empty title={say.none}>
                  <p>{say.noneAbout}</p>
                </Empty>
              ) : (
                <ol className="unit-days" aria-label={say.caption}>
                  {full.map(({ day, holiday, periods }) => (
                    <li key={day} aria-current={day === today ? "date" : undefined}>
                      <h2 className="unit-day">{shownDay(day)}</h2>
                      {holiday !== null && <p>{holiday || say.holiday}</p>}
                      <ul className="unit-periods">
                        {periods.map(({ class: klass, start, minutes, room, lesson }) => (
                          <li key={`${klass} ${start} ${lesson?.id ?? ""}`}>
                            <span className="quiet">
                              {[start, klass, units.one.minutes(minutes), room].filter(Boolean).join(", ")}
                            </span>{" "}
                            {lesson === null ? (
                              <span className="quiet">{say.nothing}</span>
                            ) : (
                              <Link to={pathTo("plan", "units", lesson.unit)}>
                                {say.lesson(lesson.of, lesson.place, lesson.title)}
                              </Link>
                            )}
                          </li>
                        ))}
                      </ul>
                    </li>
                  ))}
                </ol>
              )}
            </>
          );
        }}
      </Shown>
      <TimetableDialog open={editing} onClose={() => setEditing(false)} />
    </div>
  );
}
