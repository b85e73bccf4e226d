import type { ReactNode } from "react";
import { studyExercise } from "../../words/en/study-exercise.ts";
import type { SaveState } from "./draft-store.ts";
import type { Exercise } from "./read-exercise.ts";

const say = studyExercise;

/** What kind it is, whether it is saved, and where its file is. */
export function Top({
  exercise: { kind, bloom_level, place },
  state,
  children,
}: {
  exercise: Exercise;
  state?: SaveState | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="sx-top">
      <p className="sx-kind">
        <span>{say.kinds[kind]}</span>
        <span className="quiet">{say.levels[bloom_level]}</span>
        {children}
        {state !== undefined && <Saved state={state} />}
      </p>
      {place !== null && (
        <details className="sx-place quiet">
          <summary>{say.place}</summary>
          <p>{say.placeAbout}</p>
          <code>{place}</code>
        </details>
      )}
    </div>
  );
}

export function Saved({ state }: { state: SaveState }) {
  const text = state.at === "failed" ? say.saving.failed(state.message) : say.saving[state.at];
  return (
    <span className={`sx-saved sx-saved-${state.at}`} role="status">
      {text}
    </span>
  );
}
