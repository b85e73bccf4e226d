import { noInterval } from "../../../evals/report/figures-in-words.ts";
import { evals } from "../../words/en/research-evals.ts";
import { IntervalPlot } from "./interval-plot.tsx";

type Props = {
  of: { value: number; low: number; high: number; n: number };
  label(shown: string, from: string, to: string, n: number): string;
};

/** A difference between two shares with its interval, in figures and drawn; of one pair there is none. */
export function Difference({ of: { value, low, high, n }, label }: Props) {
  const [shown = "", from = "", to = ""] = [value, low, high].map(evals.signed);
  if (n < 2) return `${shown} (${noInterval})`;
  return (
    <>
      {evals.range(shown, from, to)}
      <IntervalPlot
        value={value}
        low={low}
        high={high}
        from={-1}
        to={1}
        at={0}
        label={label(shown, from, to, n)}
      />
    </>
  );
}
