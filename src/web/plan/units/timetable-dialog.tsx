import { type FormEvent, useState } from "react";
import type { TimetableRead } from "../../../lesson/timetable/timetable-file.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { units } from "../../words/en/units.ts";
import { words } from "../../words/words.ts";
import { linesOf, timetableIn } from "./timetable-lines.ts";

export function TimetableDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title={units.calendar.title}>
      <TimetableLoaded onDone={onClose} />
    </Dialog>
  );
}

function TimetableLoaded({ onDone }: { onDone(): void }) {
  const read = useRead("units/timetable", () => ask(api.units.timetable.$get()));
  return (
    <Shown read={read} lines={4}>
      {(value) => <TimetableForm read={value} onDone={onDone} />}
    </Shown>
  );
}

function TimetableForm({ read, onDone }: { read: TimetableRead; onDone(): void }) {
  const say = units.calendar;
  const [lines, setLines] = useState(linesOf(read.timetable));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    const typed = timetableIn(lines, read.timetable);
    if ("wrong" in typed)
      return setProblem(say.unclear[typed.wrong.among](typed.wrong.number, typed.wrong.text));
    setBusy(true);
    try {
      const { aside } = await ask(api.units.timetable.$put({ json: typed.timetable }));
      changed("units");
      tell(aside === null ? say.saved : say.aside(aside));
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submitted(event)}>
      {read.problems.length > 0 && (
        <Notice tone="draft">
          <p>{say.problem(read.problems[0] ?? "")}</p>
        </Notice>
      )}
      <TextArea
        label={say.periods}
        hint={say.periodsHint}
        rows={6}
        value={lines.periods}
        onChange={({ target }) => setLines({ ...lines, periods: target.value })}
      />
      <TextArea
        label={say.holidays}
        hint={say.holidaysHint}
        rows={3}
        value={lines.holidays}
        onChange={({ target }) => setLines({ ...lines, holidays: target.value })}
      />
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.save}
        </Button>
        <Button onClick={onDone}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
