import { type FormEvent, useState } from "react";
import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useAttempt } from "../api/use-attempt.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { studies } from "../words/en/research-studies.ts";
import { changingHands, handOn } from "./hand-on.ts";
import { pathTo } from "./route.ts";

const say = studies.handed;

/** Whoever leads the study takes the browser back, by the word that they chose when the task was begun. */
export function HandedBack({ open, onClose }: { open: boolean; onClose(): void }) {
  const [word, setWord] = useState("");
  const { problem, busy, attempt } = useAttempt<"back">();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void attempt("back", async () => {
      const { study } = await changingHands(() => ask(api.handed.back.$post({ json: { word } })));
      handOn(pathTo("research", "studies", study));
    });
  };
  return (
    <Dialog open={open} onClose={onClose} title={say.leaveTitle} about={say.leaveAbout}>
      <form className="stack" noValidate onSubmit={submitted}>
        <TextField
          data-first
          type="password"
          autoComplete="off"
          label={say.word}
          problem={problem}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <div>
          <Button look="main" submit busy={busy !== null}>
            {say.leaveGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
