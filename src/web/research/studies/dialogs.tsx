import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Shown } from "../../ui/states.tsx";
import { studies } from "../../words/en/research-studies.ts";
import type { ReadStudy } from "../read.ts";
import { useSending } from "../use-sending.ts";
import { BeginDialog } from "./begin-dialog.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";

/** What is asked about whom. */
export type Asking = { what: "consent" | "begin" | "note" | "withdraw"; id: string };

export type DialogProps = { study: ReadStudy; id: string; onClose(): void };

/** One at a time; each closes once it is done. */
export function Dialogs({
  study,
  asking,
  onClose,
}: {
  study: ReadStudy;
  asking: Asking | null;
  onClose(): void;
}) {
  if (asking === null) return null;
  const props = { study, id: asking.id, onClose };
  if (asking.what === "consent") return <ConsentDialog {...props} />;
  if (asking.what === "begin") return <BeginDialog {...props} />;
  if (asking.what === "note") return <NoteDialog {...props} />;
  return <WithdrawDialog {...props} />;
}

function NoteDialog({ study, id, onClose }: DialogProps) {
  const say = studies.noteDialog;
  const [text, setText] = useState("");
  const { problem, busy, send } = useSending();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      const param = { id: study.id, who: id };
      await ask(api.studies[":id"].participants[":who"].notes.$post({ param, json: { text } }));
      changed("research/stud");
      onClose();
    });
  };
  return (
    <Dialog open onClose={onClose} title={say.title(id)}>
      <form className="stack" noValidate onSubmit={submitted}>
        <TextArea
          label={say.text}
          hint={say.hint}
          rows={4}
          problem={problem}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button look="main" submit busy={busy}>
            {say.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function WithdrawDialog({ study, id, onClose }: DialogProps) {
  const say = studies.withdrawDialog;
  const param = { id: study.id, who: id };
  const going = useRead(`research/going/${study.id}/${id}`, () =>
    ask(api.studies[":id"].participants[":who"].going.$get({ param })),
  );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={say.title(id)}
      label={say.go}
      onConfirm={async () => {
        await ask(api.studies[":id"].participants[":who"].$delete({ param }));
        changed("research/");
      }}
    >
      <Shown read={going} lines={2}>
        {({ sessions, notes, hasLearned }) => <p>{say.going(sessions, notes, hasLearned)}</p>}
      </Shown>
      <p>{say.stays}</p>
      <p>{say.exported}</p>
    </ConfirmDialog>
  );
}
