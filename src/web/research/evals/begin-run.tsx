import { type FormEvent, useId, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Select, TextField } from "../../ui/field.tsx";
import { evals as say } from "../../words/en/research-evals.ts";
import { ConditionsField } from "../conditions-field.tsx";
import { FormEnd } from "../form-end.tsx";
import type { readSuites } from "../read.ts";
import { typedWords, useSending } from "../use-sending.ts";

type Props = Pick<Awaited<ReturnType<typeof readSuites>>, "cases" | "writers"> & { onBegun(): void };

/** A suite under one condition or several: by built-in drafting, or by a model up to a ceiling. */
export function BeginRun({ cases, writers, onBegun }: Props) {
  const heading = useId();
  const [suite, setSuite] = useState("");
  const [conditions, setConditions] = useState("C3 C0");
  const [provider, setProvider] = useState("builtin");
  const [typed, setTyped] = useState({ model: "", repeats: "1", ceiling: "2" });
  const { problem, setProblem, busy, send } = useSending();
  const suites = [...Map.groupBy(cases, (one) => one.suite)];
  const named = writers.find((one) => one.provider === provider);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const repeats = Number(typed.repeats);
    if (!Number.isInteger(repeats) || repeats < 1 || repeats > 20) return setProblem(say.repeatsWrong);
    const ceiling = typed.ceiling.trim() === "" ? null : Number(typed.ceiling);
    if (named !== undefined && ceiling !== null && !(ceiling > 0)) return setProblem(say.ceilingMissing);
    const json = {
      suite: suite === "" ? null : suite,
      conditions: typedWords(conditions),
      repeats,
      provider: named?.provider ?? ("builtin" as const),
      model: named === undefined ? "" : typed.model.trim(),
      ceilingUsd: named === undefined ? null : ceiling,
    };
    void send(async () => {
      await ask(api.evals.runs.$post({ json }));
      onBegun();
    });
  };
  return (
    <form className="card stack" aria-labelledby={heading} noValidate onSubmit={submitted}>
      <h2 id={heading}>{say.begin}</h2>
      <p className="quiet">{say.beginAbout}</p>
      <Select label={say.suite} value={suite} onChange={({ target }) => setSuite(target.value)}>
        <option value="">{say.allSuites(cases.length)}</option>
        {suites.map(([name, own]) => (
          <option key={name} value={name}>
            {say.suiteOption(name, own.length)}
          </option>
        ))}
      </Select>
      <ConditionsField value={conditions} onChange={setConditions} />
      <Select label={say.writer} value={provider} onChange={({ target }) => setProvider(target.value)}>
        <option value="builtin">{say.builtin}</option>
        {writers.map((one) => (
          <option key={one.provider} value={one.provider}>
            {say.writerOption(one.provider, one.model)}
          </option>
        ))}
      </Select>
      {writers.length === 0 && <p className="quiet">{say.noWriter}</p>}
      {named !== undefined && (
        <>
          <TextField
            label={say.model}
            hint={say.modelHint}
            value={typed.model}
            onChange={({ target }) => setTyped({ ...typed, model: target.value })}
          />
          <TextField
            label={say.ceiling}
            hint={say.ceilingHint}
            inputMode="decimal"
            value={typed.ceiling}
            onChange={({ target }) => setTyped({ ...typed, ceiling: target.value })}
          />
        </>
      )}
      <TextField
        label={say.repeats}
        inputMode="numeric"
        value={typed.repeats}
        onChange={({ target }) => setTyped({ ...typed, repeats: target.value })}
      />
      <FormEnd problem={problem} busy={busy} go={say.start} />
    </form>
  );
}
