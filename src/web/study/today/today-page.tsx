import { useState } from "react";
import { Head } from "../../app/head.tsx";
import { CourseText } from "../../ui/foreign.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { study } from "../../words/en/study.ts";
import { type Session, useOpen, usePlan, useProgress } from "../courses/reads.ts";
import { Begun } from "./begun.tsx";
import { DoneStops } from "./done-stops.tsx";
import { NothingDue } from "./nothing-due.tsx";
import { Path } from "./path.tsx";
import { SessionChoice } from "./session-choice.tsx";
import { Side } from "./side.tsx";
import { ofMode } from "./stops.ts";
import { TeachDialog } from "./teach-dialog.tsx";
import { useStart } from "./use-start.ts";

/** What to do now in a course, and why. */
export function TodayPage({ course }: { course: string }) {
  const say = study.today;
  const [session, setSession] = useState<Session>({ minutes: null, mode: "study" });
  const plan = usePlan(course, session);
  const progress = useProgress(course);
  const open = useOpen(course);
  const starting = useStart(course, session.mode);
  const waiting = open.value?.open ?? [];
  return (
    <div className="study-page study-today">
      <Head>
        <h1>
          <CourseText text={progress.value?.report.title ?? study.nav.today} quoted />
        </h1>
      </Head>
      <Shown read={progress} lines={7}>
        {({ report, problems }) => {
          const titleOf = (id: string) =>
            report.concepts.find(({ concept_id }) => concept_id === id)?.title ?? id;
          return (
            <>
              <div className="study-main">
                <Problems all={problems} />
                <div className="study-today-head">
                  <h2>{say.path}</h2>
                  <SessionChoice
                    session={session}
                    planned={plan.value?.minutes ?? session.minutes ?? 25}
                    onChange={setSession}
                  />
                </div>
                <DoneStops done={report.done_today} titleOf={titleOf} />
                {session.mode === "quiz" && <p className="quiet">{say.quizAbout}</p>}
                <Shown read={plan} lines={6}>
                  {(today) => (
                    <>
                      {today.plan.length === 0 ? (
                        <NothingDue today={today} report={report} mode={session.mode} titleOf={titleOf} />
                      ) : (
                        <Path
                          today={today}
                          report={report}
                          session={session}
                          open={ofMode(waiting, session.mode)}
                          titleOf={titleOf}
                          starting={starting}
                        />
                      )}
                      <Begun
                        today={today}
                        open={waiting}
                        mode={session.mode}
                        report={report}
                        titleOf={titleOf}
                      />
                    </>
                  )}
                </Shown>
              </div>
              <div className="study-side">
                <Side report={report} plan={plan.value?.plan ?? []} titleOf={titleOf} />
              </div>
            </>
          );
        }}
      </Shown>
      <TeachDialog course={course} starting={starting} />
    </div>
  );
}

function Problems({ all }: { all: readonly string[] }) {
  if (all.length === 0) return null;
  return (
    <Notice tone="draft">
      <p>{study.today.problems}</p>
      {all.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Notice>
  );
}
