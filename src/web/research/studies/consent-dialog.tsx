import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { PersonalNotice, usePersonalCheck } from "../../plan/start/personal-check.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { studies } from "../../words/en/research-studies.ts";
import { useSending } from "../use-sending.ts";
import type { DialogProps } from "./dialogs.tsx";

const say = studies.consentDialog;
const { figures } = research;

type Recorded = { at: string; text: string; texts: boolean };

/** What somebody agreed to: recorded, read, corrected; or that they said no. */
export function ConsentDialog(props: DialogProps) {
  const { study, id, onClose } = props;
  const param = { id: study.id, who: id };
  const read = useRead(`research/consent/${study.id}/${id}`, () =>
    ask(api.studies[":id"].participants[":who"].consent.$get({ param })),
  );
  return (
    <Dialog open onClose={onClose} title={say.title(id)}>
      <Shown read={read} lines={4}>
        {({ consent, earlier }) => (
          <>
            <ConsentForm {...props} holds={consent} />
            {earlier.length > 0 && <Earlier consents={earlier} />}
          </>
        )}
      </Shown>
    </Dialog>
  );
}

function ConsentForm({ study, id, onClose, holds }: DialogProps & { holds: Recorded | null }) {
  const [text, setText] = useState(holds?.text ?? study.consent);
  const [texts, setTexts] = useState(holds?.texts ?? false);
  const { problem, setProblem, busy, send } = useSending();
  const personal = usePersonalCheck();
  const param = { id: study.id, who: id };
  const done = () => {
    changed("research/stud");
    onClose();
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem(say.missing);
    const wish = { text, texts };
    void send(async () => {
      const json = { ...wish, consents: personal.consentTo(wish) };
      try {
        await ask(api.studies[":id"].participants[":who"].consent.$post({ param, json }));
        done();
      } catch (error) {
        if (!personal.heard(error, wish)) throw error;
      }
    });
  };
  const declined = () =>
    void send(async () => {
      await ask(api.studies[":id"].participants[":who"].decline.$post({ param }));
      done();
    });
  return (
    <form className="stack" noValidate onSubmit={submitted}>
      <p className="quiet">{holds === null ? say.about : say.corrects(figures.moment(holds.at))}</p>
      <TextArea
        label={say.text}
        rows={6}
        problem={problem}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label className="row">
        <input type="checkbox" checked={texts} onChange={({ target }) => setTexts(target.checked)} />
        <span>{say.texts}</span>
      </label>
      <PersonalNotice check={personal} />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {holds === null ? say.go : say.correct}
        </Button>
        {holds === null && (
          <Button look="quiet" onClick={declined}>
            {say.decline}
          </Button>
        )}
      </div>
    </form>
  );
}

function Earlier({ consents }: { consents: readonly Recorded[] }) {
  return (
    <details>
      <summary>{say.earlier(consents.length)}</summary>
      <dl className="research-told">
        {consents.map(({ at, text, texts }) => (
          <div key={at}>
            <dt>{studies.one.agreed(figures.moment(at), texts)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
