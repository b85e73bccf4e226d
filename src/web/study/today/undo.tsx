import { useEffect, useRef, useState } from "react";
import { kindNameOf } from "../../../learning/course-words.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CourseText } from "../../ui/foreign.tsx";
import { tell } from "../../ui/toast-list.ts";
import { study } from "../../words/en/study.ts";
import { words } from "../../words/words.ts";
import type { Report } from "../courses/reads.ts";
import { whenInWords } from "../courses/when.ts";

type Last = NonNullable<Report["last_result"]>;
type Props = { report: Report; titleOf(concept: string): string };

/** Stays where it is when the result changes, so that the keyboard does. */
export function LastResult({ report, titleOf }: Props) {
  const { last_result: last } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(last?.exercise_id);
  useEffect(() => {
    if (before.current !== undefined && last === null) heading.current?.focus();
    before.current = last?.exercise_id;
  }, [last]);
  if (last === null && before.current === undefined) return null;
  return (
    <section className="study-last" aria-labelledby="study-last">
      <h2 id="study-last" ref={heading} tabIndex={-1}>
        {study.today.done}
      </h2>
      {last === null ? (
        <p className="quiet">{study.today.noResult}</p>
      ) : (
        <TakeBack report={report} last={last} titleOf={titleOf} />
      )}
    </section>
  );
}

/** The last result, and taking it back: the very one that is shown, whatever was recorded meanwhile. */
function TakeBack({ report, last, titleOf }: Props & { last: Last }) {
  const say = study.today;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const title = titleOf(last.concept_id);
  const kind = kindInWords(last);
  const when = whenInWords(last.completed, new Date(report.at), report.zone);
  const told = say.lastWas(title, kind, study.percent(last.percentage), when);
  useActions([{ id: "study-undo", label: say.undoTitle, group: study.keys, run: () => setAsking(true) }]);
  const takeBack = async () => {
    setBusy(true);
    try {
      const { undone } = await ask(
        api.study.courses[":course"].undo.$post({
          param: { course: report.course },
          json: { exercise: last.exercise_id },
        }),
      );
      tell(say.undone(titleOf(undone.concept_id), kindInWords(undone)));
      setAsking(false);
      changed("study/");
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <CourseText text={told} quoted />
      </p>
      <Button look="quiet" icon="undo" onClick={() => setAsking(true)}>
        {say.undo}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={say.undoTitle} about={say.undoAbout}>
        <p>
          <CourseText text={told} quoted />
        </p>
        <div className="row">
          <Button look="main" busy={busy} onClick={() => void takeBack()}>
            {say.undo}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.frame.cancel}</Button>
        </div>
      </Dialog>
    </>
  );
}

export function kindInWords(last: Pick<Last, "type" | "modality">): string {
  return study.modality[kindNameOf(last)];
}
