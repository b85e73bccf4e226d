import { useState } from "react";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { type Quoted, underlined } from "../evidence.ts";

const say = studyExercise;

/** The learner's own words, with those underlined that a dimension was judged by. */
export function Evidence({ text, dimensions }: { text: string; dimensions: readonly Quoted[] }) {
  const quoted = dimensions.filter(({ evidence }) => evidence.length > 0);
  const [chosen, setChosen] = useState<string | null>(quoted[0]?.name ?? null);
  const pieces = underlined(
    text,
    dimensions.filter(({ name }) => name === chosen),
  );
  let at = 0;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">{say.essay.evidence}</h2>
      <div className="row sx-evidence-choice">
        {dimensions.map(({ name, evidence }) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={chosen === name}
            aria-label={say.essay.underline(say.self.dimension(name))}
            disabled={evidence.length === 0}
            title={evidence.length === 0 ? say.essay.noEvidence : undefined}
            onClick={() => setChosen(chosen === name ? null : name)}
          >
            {say.self.dimension(name)}
          </button>
        ))}
      </div>
      <div className="reading sx-response" dir="auto">
        {pieces.map((piece) => {
          const key = at;
          at += piece.text.length;
          return piece.of.length > 0 ? (
            <mark key={key}>{piece.text}</mark>
          ) : (
            <span key={key}>{piece.text}</span>
          );
        })}
      </div>
    </section>
  );
}
