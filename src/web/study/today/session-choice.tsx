import { Select } from "../../ui/field.tsx";
import { study } from "../../words/en/study.ts";
import type { Session } from "../courses/reads.ts";

const usual = [10, 15, 25, 45, 60];

type Props = {
  session: Session;
  /** What the plan was made for. */
  planned: number;
  onChange(session: Session): void;
};

/** How long, and whether to study or to be quizzed. */
export function SessionChoice({ session, planned, onChange }: Props) {
  const say = study.today;
  const minutes = session.minutes ?? planned;
  const choices = [...new Set([...usual, planned, minutes])].toSorted((a, b) => a - b);
  return (
    <div className="study-choice">
      <fieldset className="study-mode">
        <legend className="only-heard">{say.mode}</legend>
        {(["study", "quiz"] as const).map((mode) => (
          <label key={mode} className="study-mode-one">
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={session.mode === mode}
              onChange={() => onChange({ ...session, mode })}
            />
            <span>{say[mode]}</span>
          </label>
        ))}
      </fieldset>
      <Select
        label={say.time}
        hideLabel
        value={String(minutes)}
        onChange={({ target }) => onChange({ ...session, minutes: Number(target.value) })}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {say.minutesOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}
