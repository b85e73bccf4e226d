import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { knowAsked } from "../../plan/session/asked.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice, Shown } from "../../ui/states.tsx";
import { studies } from "../../words/en/research-studies.ts";
import { useSending } from "../use-sending.ts";

const say = studies.taskPage;

type Of = { id: string; who: string; task: string };

/** A task as whoever does it meets it: what to do, and where they say what they want. Nothing of conditions. Its time runs since it was begun. */
export function TaskPage({ id, who, task }: Of) {
  const read = useRead(`research/task/${id}/${task}`, () =>
    ask(api.studies[":id"].tasks[":task"].$get({ param: { id, task }, query: {} })),
  );
  return (
    <Shown read={read} lines={6}>
      {({ study, task: title, instructions, prompt }) => (
        <>
          <Head>
            <h1>{say.title(task, title)}</h1>
          </Head>
          <p className="quiet">{study}</p>
          <p>{instructions}</p>
          <Request id={id} who={who} task={task} prompt={prompt} />
        </>
      )}
    </Shown>
  );
}

function Request({ id, who, task, prompt }: Of & { prompt: string }) {
  const [input, setInput] = useState(prompt);
  const [isOver, setOver] = useState(false);
  const { problem, setProblem, busy, send } = useSending();
  const one = api.studies[":id"].participants[":who"];
  const param = { id, who };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (input.trim() === "") return setProblem(say.missing);
    void send(async () => {
      const { sessionId } = await ask(one.begin.$post({ param, json: { task, input, again: false } }));
      if (sessionId !== null) knowAsked(sessionId, input);
      changed("about"); // which names the lesson from now on
    });
  };
  const stopped = () =>
    void send(async () => {
      await ask(one.finish.$post({ param, json: { task, back: false } }));
      setOver(true);
    });
  if (isOver)
    return (
      <Notice tone="plain">
        <p role="status">{say.stopped}</p>
      </Notice>
    );
  return (
    <form className="card stack" noValidate onSubmit={submitted}>
      <TextArea
        label={say.request}
        hint={say.requestHint}
        rows={4}
        problem={problem}
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.go}
        </Button>
        <Button look="quiet" busy={busy} onClick={stopped}>
          {say.stop}
        </Button>
        <span className="quiet">{say.stopAbout}</span>
      </div>
    </form>
  );
}
