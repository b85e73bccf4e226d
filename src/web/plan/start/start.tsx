import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Head } from "../../app/head.tsx";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { tell } from "../../ui/toasts.tsx";
import { words } from "../../words/words.ts";

/** "What are you teaching next?" */
export function Start() {
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = String(new FormData(event.currentTarget).get("topic"));
    setBusy(true);
    try {
      const { sessionId } = await ask(
        api.sessions.$post({ json: { command: "lesson-planning:create-lesson", input } }),
      );
      go(pathTo("plan", "s", sessionId));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
      setBusy(false);
    }
  };
  return (
    <form className="start" onSubmit={submitted}>
      <Head>
        <h1>{words.frame.rooms.plan}</h1>
      </Head>
      <TextField label={words.plan.question} name="topic" required />
      <Button look="main" submit busy={busy}>
        {words.plan.draftIt}
      </Button>
    </form>
  );
}
