import { type FormEvent, useId, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { evals as say } from "../../words/en/research-evals.ts";
import { typedWords, useSending } from "../use-sending.ts";

/** Built-in drafting over a suite, under one condition or several. */
export function BeginRun({ cases, onBegun }: { cases: readonly { suite: string }[]; onBegun(): void }) {
  const heading = useId();
  const [suite, setSuite] = useState("");
  const [conditions, setConditions] = useState("A1 A0");
  const { problem, busy, send } = useSending();
  const suites = [...Map.groupBy(cases, (one) => one.suite)];
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const json = { suite: suite === "" ? null : suite, conditions: typedWords(conditions) };
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
      <TextField
        label={say.conditions}
        hint={say.conditionsHint}
        problem={problem}
        value={conditions}
        onChange={({ target }) => setConditions(target.value)}
      />
      <div>
        <Button look="main" submit busy={busy}>
          {say.start}
        </Button>
      </div>
    </form>
  );
}
