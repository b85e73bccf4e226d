import { evals } from "../../words/en/research-evals.ts";
import { Download } from "../download.tsx";

/** Every score of a run, or of the two sides of a comparison, as a table; and what its columns and criteria mean. */
export function ScoreFiles({ sides }: { sides: readonly string[] }) {
  const to = (of: string) =>
    `/api/evals/scores?${new URLSearchParams([...sides.map((side) => ["side", side]), ["of", of]])}`;
  return (
    <div className="row">
      <Download href={to("scores")} label={evals.scoresCsv} />
      <Download href={to("codebook")} label={evals.codebookCsv} />
    </div>
  );
}
