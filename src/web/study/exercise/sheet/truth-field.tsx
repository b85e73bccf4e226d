import { CourseText } from "../../../ui/foreign.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { judgementIn, judgementText } from "../answer-parts.ts";
import { ClearChoice } from "./clear-choice.tsx";
import type { FieldProps } from "./field-props.ts";

const say = studyExercise.sheet;

/** True or false, and why. */
export function TruthField(props: FieldProps) {
  const { truth, reason } = judgementIn(props.value) ?? { truth: null, reason: props.value };
  return (
    <fieldset className="sx-truth" aria-describedby={props.describedBy}>
      <legend className="only-heard">
        <CourseText text={props.label} quoted />
      </legend>
      <div className="sx-choices">
        {(["true", "false"] as const).map((each) => (
          <label key={each} className="sx-choice">
            <input
              type="radio"
              name={props.name}
              checked={truth === each}
              disabled={props.readOnly}
              onChange={() => props.onChange(judgementText({ truth: each, reason }))}
            />
            <span>{say.truth[each]}</span>
          </label>
        ))}
        {truth !== null && !props.readOnly && <ClearChoice onClear={() => props.onChange("")} />}
      </div>
      <input
        className="input sx-line"
        aria-label={say.reason}
        placeholder={say.reason}
        value={reason}
        readOnly={props.readOnly}
        disabled={truth === null}
        dir="auto"
        autoComplete="off"
        onChange={({ target }) => props.onChange(judgementText({ truth, reason: target.value }))}
      />
    </fieldset>
  );
}
