import { type FormEvent, type RefObject, useState } from "react";
import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed, useRead } from "../api/use-read.ts";
import { go, pathTo } from "../app/route.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Shown } from "../ui/states.tsx";
import { words } from "../words/words.ts";
import { knowBegun } from "./begun.ts";

type Props = {
  id: string;
  title: string;
  open: boolean;
  onClose(): void;
  backTo?: RefObject<HTMLElement | null>;
};

/** The same lesson for another class: which one is all that is asked. */
export function AdaptDialog({ id, title, open, onClose, backTo }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.manage.adapt.title(title)}
      {...(backTo === undefined ? {} : { backTo })}
    >
      <AdaptForm id={id} onDone={onClose} />
    </Dialog>
  );
}

function AdaptForm({ id, onDone }: { id: string; onDone(): void }) {
  const say = words.manage.adapt;
  const read = useRead("workspace/classes", () => ask(api.workspace.classes.$get()));
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return setProblem(say.which);
    setBusy(true);
    try {
      const begun = await ask(api.sessions[":id"].adapt.$post({ param: { id }, json: { class: chosen } }));
      changed("sessions");
      knowBegun(begun.sessionId);
      onDone();
      go(pathTo("plan", "s", begun.sessionId));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submitted(event)}>
      <p>{say.about}</p>
      <Shown read={read} lines={3}>
        {({ classes }) => (
          <fieldset aria-invalid={problem !== null || undefined}>
            <legend className="field-label">{say.class}</legend>
            <div className="stack">
              {classes.map((one, at) => (
                <label key={one.id} className="row">
                  <input
                    type="radio"
                    name="adapt-class"
                    value={one.id}
                    data-first={at === 0 || undefined}
                    checked={chosen === one.id}
                    onChange={() => {
                      setChosen(one.id);
                      setProblem(null);
                    }}
                  />
                  {say.classLine(one.id, one.stage, one.subject, one.periodMinutes)}
                </label>
              ))}
            </div>
          </fieldset>
        )}
      </Shown>
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.go}
        </Button>
        <Button onClick={onDone}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
