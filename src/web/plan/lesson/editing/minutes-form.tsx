import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { editing as editingWords } from "../../../words/en/editing.ts";
import type { SectionShown } from "../../session/read-session.ts";
import { goTo, type Hands } from "../hands.ts";

type Props = {
  section: SectionShown;
  /** What is planned in all, and how long the lesson is to be. */
  length: { planned: number; wanted: number | null };
  busy: boolean;
  hands: Hands;
  onClose(): void;
};

/** The minutes of a section, part by part, with what all of the lesson comes to. */
export function MinutesForm({ section: { id, title, parts }, length, busy, hands, onClose }: Props) {
  const say = editingWords.minutes;
  const [typed, setTyped] = useState(() => parts.map(({ minutes }) => String(minutes)));
  const numbers = typed.map(Number);
  const sound = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= 600);
  const change = numbers.reduce((sum, one, at) => sum + one - (parts[at]?.minutes ?? 0), 0);
  const changed = parts.flatMap(({ label, minutes }, at) =>
    numbers[at] === minutes ? [] : [{ part: label, minutes: numbers[at] ?? minutes }],
  );
  const close = () => {
    onClose();
    goTo(id);
  };
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (!sound || busy) return;
    if (changed.length === 0 || (await hands.save({ type: "minutes", section: id, parts: changed })) !== null)
      close();
  };
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") close();
  };
  const whyId = useId();
  const why = sound ? (busy ? say.wait : null) : say.whole;
  const planned = length.planned + (sound ? change : 0);
  const off = length.wanted === null ? 0 : planned - length.wanted;
  return (
    <form
      className="lesson-minutes"
      aria-label={say.title(title)}
      onKeyDown={pressed}
      onSubmit={(event) => void submitted(event)}
    >
      {parts.map(({ label }, at) => (
        <label key={label}>
          {label}
          <input
            className="input"
            type="number"
            min={1}
            max={600}
            aria-label={say.of(label)}
            value={typed[at] ?? ""}
            // biome-ignore lint/a11y/noAutofocus: it was asked for by pressing its button
            autoFocus={at === 0}
            onChange={({ target }) => setTyped(typed.with(at, target.value))}
          />
        </label>
      ))}
      <p role="status" className={off > 0 ? "lesson-minutes-over" : ""}>
        {say.total(planned, length.wanted)}
        {off > 0 && ` · ${say.over(off)}`}
        {off < 0 && ` · ${say.free(-off)}`}
      </p>
      {why !== null && (
        <p id={whyId} role="status" className="quiet">
          {why}
        </p>
      )}
      <span className="row">
        <Button
          look="main"
          submit
          disabled={why !== null}
          aria-describedby={why === null ? undefined : whyId}
        >
          {editingWords.save}
        </Button>
        <Button onClick={close}>{editingWords.cancel}</Button>
      </span>
    </form>
  );
}
