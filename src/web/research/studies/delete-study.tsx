import { type FormEvent, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { studies } from "../../words/en/research-studies.ts";
import type { ReadStudy } from "../read.ts";
import { useSending } from "../use-sending.ts";

const say = studies.deleteDialog;

/** The whole study, asked for by its name: nobody deletes one by a slip of the hand. */
export function DeleteStudy({ study: { id, participants } }: { study: ReadStudy }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { problem, setProblem, busy, send } = useSending();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name !== id) return setProblem(say.wrong(id));
    void send(async () => {
      await ask(api.studies[":id"].$delete({ param: { id }, json: { name } }));
      changed("research/");
      go(pathTo("research", "studies"));
    });
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={say.title(id)}>
        <form className="stack" noValidate onSubmit={submitted}>
          <p>{say.going(participants.length)}</p>
          <TextField
            label={say.name}
            problem={problem}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button look="danger" submit busy={busy}>
              {say.go}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
