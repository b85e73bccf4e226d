import { type FormEvent, type RefObject, useState } from "react";
import { AskError, messageOf } from "../../api/ask.ts";
import { personalData } from "../../api/consents.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { share as shareWords } from "../../words/en/share.ts";
import { words } from "../../words/words.ts";
import { download } from "../lesson/download.ts";

type Props = {
  id: string;
  title: string;
  open: boolean;
  onClose(): void;
  backTo?: RefObject<HTMLElement | null>;
};

/** The lesson as one file for a colleague. */
export function ShareDialog({ id, title, open, onClose, backTo }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={shareWords.title(title)}
      {...(backTo === undefined ? {} : { backTo })}
    >
      <ShareForm id={id} onDone={onClose} />
    </Dialog>
  );
}

function ShareForm({ id, onDone }: { id: string; onDone(): void }) {
  const say = shareWords;
  const [by, keepBy] = useRemembered("share.by", "");
  const [licence, keepLicence] = useRemembered("share.licence", "");
  const [decisions, setDecisions] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<NonNullable<AskError["findings"]>>([]);
  const agrees = found.length > 0;
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const wish = { by, licence, decisions, ...(agrees ? { consents: personalData } : {}) };
      const name = await download(`/api/share/lesson/${encodeURIComponent(id)}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(wish),
      });
      tell(say.made(name));
      onDone();
    } catch (error) {
      const findings = error instanceof AskError ? (error.findings ?? []) : [];
      setFound(findings);
      setProblem(findings.length > 0 ? null : messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submitted(event)}>
      <p>{say.about}</p>
      <TextField
        label={say.by}
        hint={say.byHint}
        maxLength={200}
        value={by}
        onChange={({ target }) => keepBy(target.value)}
      />
      <TextField
        label={say.licence}
        hint={say.licenceHint}
        maxLength={200}
        value={licence}
        onChange={({ target }) => keepLicence(target.value)}
      />
      <label className="row">
        <input type="checkbox" checked={decisions} onChange={({ target }) => setDecisions(target.checked)} />
        {say.decisions}
      </label>
      {agrees && (
        <Notice tone="problem">
          <p>{say.personal}</p>
          <ul className="start-findings">
            {found.map(({ where, excerpt, written = excerpt, passage = "" }) => (
              <li key={`${where} ${written} ${passage}`}>{say.found(where, written, passage)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problem !== null && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {agrees ? say.goAgain : say.go}
        </Button>
        <Button onClick={onDone}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
