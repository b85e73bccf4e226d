import { Icon } from "../../ui/icon.tsx";
import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { dayInWords } from "../courses/when.ts";
import { todayOf } from "../progress/heatmap-view.tsx";
import { weekOf } from "./week-of.ts";

const say = study.today.week;

/** This week, a mark a day, and how many days in a row it has been. */
export function Week({ report }: { report: Report }) {
  const days = weekOf(report.activity, todayOf(report));
  const { current, longest } = report.streak;
  return (
    <section className="study-week" aria-labelledby="study-week">
      <h2 id="study-week">{say.title}</h2>
      <ol>
        {days.map(({ date, exercises, when }, i) => (
          <li key={date} className={`study-day study-day-${when} ${exercises > 0 ? "study-day-done" : ""}`}>
            <span className="study-day-mark" aria-hidden="true">
              {exercises > 0 && <Icon name="check" />}
            </span>
            <span aria-hidden="true">{study.progress.heatmap.weekdays[i]}</span>
            <span className="only-heard">
              {when === "later" ? dayInWords(date) : study.progress.heatmap.cell(dayInWords(date), exercises)}
            </span>
          </li>
        ))}
      </ol>
      <p>{say.streak(current, longest)}</p>
    </section>
  );
}
