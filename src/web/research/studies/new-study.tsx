import { type FormEvent, useId, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed } from "../../api/use-read.ts";
import { go, pathTo } from "../../app/route.ts";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { studies as say } from "../../words/en/research-studies.ts";
import { ConditionsField } from "../conditions-field.tsx";
import { FormEnd } from "../form-end.tsx";
import { typedWords, useSending } from "../use-sending.ts";

const hows = ["balanced", "random"] as const;
const pers = ["participant", "task"] as const;

/** All that a study needs before anybody takes part. */
export function NewStudy() {
  const heading = useId();
  const { problem, setProblem, busy, send } = useSending();
  const [draft, setDraft] = useState({
    id: "",
    title: "",
    shownAs: "",
    conditions: "C3 C0",
    seed: "1",
    consent: "",
  });
  const [how, setHow] = useState<(typeof hows)[number]>("balanced");
  const [per, setPer] = useState<(typeof pers)[number]>("participant");
  const change = (next: Partial<typeof draft>) => setDraft({ ...draft, ...next });
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const seed = Number(draft.seed);
    if (!Number.isInteger(seed) || seed < 0) return setProblem(say.seedWrong);
    const { id, title, shownAs, consent } = draft;
    if (consent.trim() === "") return setProblem(say.consentMissing);
    const json = {
      id: id.trim(),
      title,
      shownAs,
      consent,
      conditions: typedWords(draft.conditions),
      how,
      per,
      seed,
    };
    void send(async () => {
      await ask(api.studies.$post({ json }));
      changed("research/studies");
      go(pathTo("research", "studies", json.id));
    });
  };
  return (
    <form className="card stack research-form" aria-labelledby={heading} noValidate onSubmit={submitted}>
      <h2 id={heading}>{say.make}</h2>
      <p className="quiet">{say.makeAbout}</p>
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
        <TextField
          label={say.shownAs}
          hint={say.shownAsHint}
          value={draft.shownAs}
          onChange={({ target }) => change({ shownAs: target.value })}
        />
      </div>
      <ConditionsField value={draft.conditions} onChange={(conditions) => change({ conditions })} />
      <div className="research-fields">
        <Select
          label={say.how}
          value={how}
          onChange={({ target }) => setHow(hows.find((one) => one === target.value) ?? "balanced")}
        >
          {hows.map((one) => (
            <option key={one} value={one}>
              {say.hows[one]}
            </option>
          ))}
        </Select>
        <Select
          label={say.per}
          value={per}
          onChange={({ target }) => setPer(pers.find((one) => one === target.value) ?? "participant")}
        >
          {pers.map((one) => (
            <option key={one} value={one}>
              {say.pers[one]}
            </option>
          ))}
        </Select>
        <TextField
          label={say.seed}
          hint={say.seedHint}
          inputMode="numeric"
          value={draft.seed}
          onChange={({ target }) => change({ seed: target.value })}
        />
      </div>
      <TextArea
        label={say.consent}
        hint={say.consentHint}
        rows={4}
        value={draft.consent}
        onChange={({ target }) => change({ consent: target.value })}
      />
      <FormEnd problem={problem} busy={busy} go={say.create} />
    </form>
  );
}
