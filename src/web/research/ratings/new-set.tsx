import { type FormEvent, useId, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { ratings as say } from "../../words/en/research-ratings.ts";
import { FormEnd } from "../form-end.tsx";
import { typedWords, useSending } from "../use-sending.ts";

type Props = {
  runs: readonly { id: string; called: string }[];
  studies: readonly { id: string; title: string }[];
};

/** The lessons of a run or a study, for two raters unless told otherwise. */
export function NewSet({ runs, studies }: Props) {
  const heading = useId();
  const { problem, busy, send } = useSending();
  const first = runs[0] === undefined ? `study:${studies[0]?.id ?? ""}` : `run:${runs[0].id}`;
  const [draft, setDraft] = useState({ id: "", title: "", from: first, raters: "R1 R2", each: "2" });
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const source = draft.from.slice(draft.from.indexOf(":") + 1);
    const json = {
      id: draft.id.trim(),
      title: draft.title,
      raters: typedWords(draft.raters),
      each: Number(draft.each),
      from: draft.from.startsWith("run:") ? { run: source } : { study: source },
    };
    void send(async () => {
      await ask(api.ratings.$post({ json }));
      changed("research/ratings");
      go(pathTo("research", "ratings", json.id));
    });
  };
  return (
    <form className="card stack research-form" aria-labelledby={heading} noValidate onSubmit={submitted}>
      <h2 id={heading}>{say.make}</h2>
      <div className="research-fields">
        <TextField
          label={say.id}
          hint={say.idHint}
          value={draft.id}
          onChange={({ target }) => change({ id: target.value })}
        />
        <TextField
          label={say.titleLabel}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </div>
      <div className="research-fields">
        <Select label={say.from} value={draft.from} onChange={({ target }) => change({ from: target.value })}>
          {runs.map(({ id, called }) => (
            <option key={id} value={`run:${id}`}>
              {called}
            </option>
          ))}
          {studies.map(({ id, title }) => (
            <option key={id} value={`study:${id}`}>
              {say.study(title)}
            </option>
          ))}
        </Select>
        <TextField
          label={say.raters}
          hint={say.ratersHint}
          value={draft.raters}
          onChange={({ target }) => change({ raters: target.value })}
        />
        <TextField
          label={say.each}
          inputMode="numeric"
          value={draft.each}
          onChange={({ target }) => change({ each: target.value })}
        />
      </div>
      <FormEnd problem={problem} busy={busy} go={say.create} />
    </form>
  );
}
