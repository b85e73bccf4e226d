import { type FormEvent, useId, useState } from "react";
import { conditionInWords } from "../../../agent/condition.ts";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { research } from "../../words/en/research.ts";
import { evals as say } from "../../words/en/research-evals.ts";
import type { EvalRunRow } from "../read.ts";

const { figures } = research;

/** Two runs, or two conditions or models of one. */
export function CompareForm({ runs }: { runs: readonly EvalRunRow[] }) {
  const heading = useId();
  const sides = sidesOf(runs);
  const [chosen, setChosen] = useState<{ a: string | null; b: string | null }>({ a: null, b: null });
  const [problem, setProblem] = useState<string | null>(null);
  // What is usual first: it is what the other is held against.
  const a = chosen.a ?? sides[0] ?? "";
  const b = chosen.b ?? sides[1] ?? "";
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (a === b) return setProblem(say.sameSide);
    go(`/research/compare?${new URLSearchParams({ a, b })}`);
  };
  return (
    <form className="card stack" aria-labelledby={heading} noValidate onSubmit={submitted}>
      <h2 id={heading}>{say.compare}</h2>
      <p className="quiet">{say.compareAbout}</p>
      <Select
        label={say.first}
        value={a}
        onChange={({ target }) => setChosen({ ...chosen, a: target.value })}
      >
        <Sides of={sides} runs={runs} />
      </Select>
      <Select
        label={say.second}
        problem={problem}
        value={b}
        onChange={({ target }) => setChosen({ ...chosen, b: target.value })}
      >
        <Sides of={sides} runs={runs} />
      </Select>
      <div>
        <Button look="main" submit>
          {say.compareGo}
        </Button>
      </div>
    </form>
  );
}

/** When it was begun and what was given, rather than names alone. */
function inWords(side: string, runs: readonly EvalRunRow[]): string {
  const [id, condition, ...writer] = side.split("@");
  const run = runs.find((one) => one.id === id);
  const code = condition ?? run?.arms[0]?.condition ?? "";
  return run === undefined
    ? side
    : say.side(figures.moment(run.startedAt), conditionInWords(code), code, [run.id, ...writer].join(", "));
}

function Sides({ of, runs }: { of: readonly string[]; runs: readonly EvalRunRow[] }) {
  return of.map((side) => (
    <option key={side} value={side}>
      {inWords(side, runs)}
    </option>
  ));
}

function sidesOf(runs: readonly EvalRunRow[]): string[] {
  return runs.flatMap(({ id, arms }) => {
    const conditions = new Set(arms.map(({ condition }) => condition));
    const models = new Set(arms.map(({ provider, model }) => `${provider} ${model}`.trim()));
    if (models.size > 1)
      return arms.map(
        ({ condition, provider, model }) => `${id}@${condition}@${`${provider} ${model}`.trim()}`,
      );
    return conditions.size > 1 ? [...conditions].map((condition) => `${id}@${condition}`) : [id];
  });
}
