import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { changed } from "../api/use-read.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { tell } from "../ui/toasts.tsx";
import { words } from "../words/words.ts";
import type { About } from "./about.ts";

type Props = { about: About; open: boolean; onClose(): void };

/** The key goes in here and is not kept in the page. */
export function KeyDialog({ about, open, onClose }: Props) {
  const say = words.frame.model;
  return (
    <Dialog open={open} onClose={onClose} title={say.title} about={say.about}>
      <KeyForm about={about} onDone={onClose} />
    </Dialog>
  );
}

function KeyForm({ about, onDone }: { about: About; onDone(): void }) {
  const say = words.frame.model;
  const { saved } = about.key;
  const [provider, setProvider] = useState<"anthropic" | "openai">(saved?.provider ?? "anthropic");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      changed("about");
      tell(done);
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? "").trim() || undefined;
    const { key, baseUrl, model } = { key: given("key"), baseUrl: given("baseUrl"), model: given("model") };
    void attempt(
      () => ask(api.about.key.$put({ json: { provider, key, baseUrl, model } })),
      say.saved(model ?? say.providers[provider]),
    );
  };
  return (
    <form className="stack" onSubmit={submitted}>
      <Select
        label={say.provider}
        value={provider}
        onChange={({ target }) => setProvider(target.value === "openai" ? "openai" : "anthropic")}
      >
        {(["anthropic", "openai"] as const).map((each) => (
          <option key={each} value={each}>
            {say.providers[each]}
          </option>
        ))}
      </Select>
      <TextField
        label={say.key}
        name="key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={saved?.hasKey === true && saved.provider === provider ? say.keyKept : say.keyHint}
      />
      <TextField
        label={say.baseUrl}
        name="baseUrl"
        type="url"
        defaultValue={saved?.baseUrl ?? ""}
        hint={say.baseUrlHint}
      />
      <TextField
        label={say.modelName}
        name="model"
        defaultValue={saved?.model ?? ""}
        hint={say.modelHint}
        problem={problem}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {words.frame.save}
        </Button>
        {saved !== null && (
          <Button
            look="quiet"
            onClick={() => void attempt(() => ask(api.about.key.$delete()), say.forgotten)}
          >
            {say.forget}
          </Button>
        )}
      </div>
    </form>
  );
}
