import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { evals as say } from "../../words/en/research-evals.ts";
import { FormEnd } from "../form-end.tsx";
import type { EvalRunRow } from "../read.ts";
import { useSending } from "../use-sending.ts";

/** A run that was cut off, with what is left of its ceiling or a higher one. */
export function GoOn({ run, onClose, onBegun }: { run: EvalRunRow; onClose(): void; onBegun(): void }) {
  const isFree = run.arms.every(({ provider }) => provider === "builtin");
  const [ceiling, setCeiling] = useState(run.ceilingUsd === undefined ? "" : String(run.ceilingUsd));
  const { problem, setProblem, busy, send } = useSending();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const ceilingUsd = isFree || ceiling.trim() === "" ? null : Number(ceiling);
    if (ceilingUsd !== null && !(ceilingUsd > 0)) return setProblem(say.ceilingMissing);
    void send(async () => {
      await ask(api.evals.runs[":id"].resume.$post({ param: { id: run.id }, json: { ceilingUsd } }));
      onBegun();
      onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} title={say.goOnFor(run.id)}>
      <form className="stack" noValidate onSubmit={submitted}>
        <p className="quiet">{say.goOnAbout}</p>
        {!isFree && (
          <TextField
            label={say.ceiling}
            hint={say.ceilingHint}
            inputMode="decimal"
            value={ceiling}
            onChange={({ target }) => setCeiling(target.value)}
          />
        )}
        <FormEnd problem={problem} busy={busy} go={say.goOn} />
      </form>
    </Dialog>
  );
}
