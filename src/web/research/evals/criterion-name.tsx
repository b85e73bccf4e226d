import { Advisory } from "./advisory.tsx";

/** A criterion by its name, and below it what a score of 1 means. */
export function CriterionName({
  of: { criterion, means },
  isAdvisory,
}: {
  of: { criterion: string; means: string };
  isAdvisory: boolean;
}) {
  return (
    <>
      {criterion} {isAdvisory && <Advisory />}
      <span className="research-means">{means}</span>
    </>
  );
}
