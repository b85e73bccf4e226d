import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Evaluation, Rubric } from "../read-exercise.ts";

const say = studyExercise.essay;

type Props = { rubric: Rubric; dimensions: Evaluation["details"]["dimensions"] | null };

/** What an answer is judged by, each dimension with its levels; after grading, what was found. */
export function RubricShown({ rubric, dimensions }: Props) {
  return (
    <aside className="sx-rubric" aria-labelledby="rubric">
      <h2 id="rubric">{say.rubric}</h2>
      {rubric.dimensions.map(({ name, weight, description, levels }) => {
        const found = dimensions?.find((one) => one.name === name);
        return (
          <section key={name} className="sx-dimension">
            <h3>
              {studyExercise.self.dimension(name)} <small className="quiet">{say.weight(weight)}</small>
            </h3>
            {description !== "" && <p>{description}</p>}
            {found !== undefined && (
              <p className="sx-dimension-found">
                <strong>{say.found(found.score)}</strong> {found.why}
              </p>
            )}
            {levels !== undefined && (
              <details open={found === undefined ? undefined : false}>
                <summary>{say.levels}</summary>
                <dl className="sx-levels">
                  {(["4", "3", "2", "1"] as const).map((level) =>
                    levels[level] === undefined ? null : (
                      <div key={level}>
                        <dt>{say.level(level)}</dt>
                        <dd>{levels[level]}</dd>
                      </div>
                    ),
                  )}
                </dl>
              </details>
            )}
          </section>
        );
      })}
    </aside>
  );
}
