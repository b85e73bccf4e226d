import { useState } from "react";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Select } from "../../ui/field.tsx";
import { CourseText } from "../../ui/foreign.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { type Report, useProgress } from "../courses/reads.ts";
import { ErrorsFigure } from "./errors-figure.tsx";
import { Figure } from "./figure.tsx";
import { ForecastView, forecastReading, forecastTable } from "./forecast-view.tsx";
import { HeatmapView, heatmapReading, heatmapTable } from "./heatmap-view.tsx";
import { KindsFigure } from "./kinds-figure.tsx";
import { MapFigure } from "./map-figure.tsx";
import { RetentionView, retentionReading, retentionTable } from "./retention-view.tsx";

/** How it goes, drawn. */
export function ProgressPage({ course }: { course: string }) {
  const read = useProgress(course);
  return (
    <div className="study-page study-progress">
      <Head>
        <h1>
          <CourseText
            text={read.value === undefined ? study.nav.progress : study.progress.of(read.value.report.title)}
            quoted
          />
        </h1>
      </Head>
      <Shown read={read} lines={8}>
        {({ report }) => <Figures report={report} />}
      </Shown>
    </div>
  );
}

function Figures({ report }: { report: Report }) {
  const say = study.progress;
  const { counts, streak, studied, next, course } = report;
  const begun = counts.concepts - counts.new;
  if (begun === 0)
    return (
      <>
        <Empty title={say.none}>
          <p>{say.noneAbout(counts.concepts, next.new)}</p>
          <Link to={pathTo("study", "c", course)} className="button button-main">
            {say.toToday}
          </Link>
        </Empty>
        <MapFigure report={report} />
      </>
    );
  return (
    <>
      <p className="study-summary">
        <span>{say.summary(counts.mastered, begun, counts.concepts)}</span>
        <span>{say.streak(streak.current, streak.longest)}</span>
        <span>{say.time(studied.minutes, studied.exercises)}</span>
      </p>
      <div className="study-figures">
        <Figure
          wide
          title={say.heatmap.title}
          name={`${course}-days`}
          reading={heatmapReading(report)}
          table={heatmapTable(report)}
        >
          {(described) => <HeatmapView report={report} described={described} />}
        </Figure>
        <ForecastFigure report={report} />
        <Figure
          title={say.retention.title}
          name={`${course}-remembered`}
          reading={retentionReading(report)}
          table={retentionTable(report)}
        >
          {(described) =>
            report.retention_weeks.length === 0 ? null : (
              <RetentionView report={report} described={described} />
            )
          }
        </Figure>
        <ErrorsFigure report={report} />
        <KindsFigure report={report} />
        <MapFigure report={report} />
      </div>
    </>
  );
}

function ForecastFigure({ report }: { report: Report }) {
  const say = study.progress.forecast;
  const [days, setDays] = useState(14);
  return (
    <Figure
      title={say.title}
      name={`${report.course}-due`}
      reading={forecastReading(report.due, days)}
      table={forecastTable(report.due, days)}
      tools={
        <Select
          label={say.span}
          hideLabel
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {[14, 30].map((each) => (
            <option key={each} value={each}>
              {say.days(each)}
            </option>
          ))}
        </Select>
      }
    >
      {(described) => <ForecastView due={report.due} days={days} height={200} described={described} />}
    </Figure>
  );
}
