import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changingHands, handOn } from "../../app/hand-on.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { studies } from "../../words/en/research-studies.ts";
import { useSending } from "../use-sending.ts";
import type { DialogProps } from "./dialogs.tsx";

const say = studies.beginDialog;

/** A task is begun or gone on with, and from then on the browser is in the participant's hands. */
export function BeginDialog({ study, id, onClose }: DialogProps) {
  const one = study.participants.find((each) => each.id === id);
  const begun = one?.withdrawn === null ? one.begun : [];
  const lessons = begun.filter(({ session }) => session !== null);
  const tasks = study.tasks.filter(({ room }) => room === "plan");
  const isBegun = (name: string) => lessons.some((each) => each.task === name);
  const [task, setTask] = useState((tasks.find((each) => !isBegun(each.id)) ?? tasks[0])?.id ?? "");
  const [word, setWord] = useState("");
  const found = tasks.find((each) => each.id === task);
  const underWay = lessons.findLast((each) => each.task === task && each.finished === null);
  const waits = begun.some((each) => each.task === task && each.session === null && each.finished === null);
  const { problem, setProblem, busy, send } = useSending();
  const handOver = (lesson?: string) => {
    if (word.trim().length < 4) return setProblem(say.wordMissing);
    void send(async () => {
      const param = { id: study.id, who: id };
      const json = { task, again: isBegun(task) };
      if (lesson === undefined)
        await ask(api.studies[":id"].participants[":who"].begin.$post({ param, json }));
      const over = { study: study.id, participant: id, task, lesson, word };
      await changingHands(() => ask(api.handed.$post({ json: over })));
      handOn("/task");
    });
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    handOver();
  };
  return (
    <Dialog open onClose={onClose} title={say.title(id)}>
      <form className="stack" noValidate onSubmit={submitted}>
        <Select label={say.task} value={task} onChange={({ target }) => setTask(target.value)}>
          {tasks.map((each) => (
            <option key={each.id} value={each.id}>
              {`${each.id} · ${each.title}`}
            </option>
          ))}
        </Select>
        {found !== undefined && <p>{found.instructions}</p>}
        {isBegun(task) && <p>{say.again(id, task)}</p>}
        <TextField
          type="password"
          autoComplete="new-password"
          label={say.word}
          hint={say.wordHint}
          problem={problem}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <p className="quiet">{say.blind}</p>
        <p className="quiet">{waits ? say.clockRuns : say.clock}</p>
        <div className="row">
          {underWay !== undefined && (
            <Button look="main" busy={busy} onClick={() => handOver(underWay.session ?? undefined)}>
              {say.goOn}
            </Button>
          )}
          <Button look={underWay === undefined ? "main" : "plain"} submit busy={busy}>
            {isBegun(task) ? say.goAgain : say.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
