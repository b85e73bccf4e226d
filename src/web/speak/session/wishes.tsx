import { type Action, useActions } from "../../app/actions.ts";
import { speak } from "../../words/en/speak.ts";
import type { Wish } from "../talk/partner.ts";
import type { Phase } from "../talk/shown.ts";

type Offer = { id: keyof typeof speak.wishes; event: Wish; label?: string };

type Props = {
  phase: Phase;
  /** The word that was just skipped, and can be brought back. */
  skipped: string | null;
  onWish(event: Wish): void;
};

/** What can be asked of the coach at any time; no counter moves. No letters: whoever presses one means the answer. */
export function Wishes({ phase, skipped, onWish }: Props) {
  const offers: Offer[] = [
    { id: "again", event: "student_again" },
    { id: "help", event: "student_help" },
    { id: "skip", event: "student_skip" },
    phase === "resting" ? { id: "resume", event: "resume" } : { id: "pause", event: "student_pause" },
    { id: "stop", event: "student_stop" },
  ];
  if (skipped !== null) offers.push({ id: "back", event: "student_back", label: speak.bringBack(skipped) });
  useActions(
    offers.map(
      ({ id, event, label = speak.wishes[id] }): Action => ({
        id: `speak-${id}`,
        label,
        group: speak.keys,
        run: () => onWish(event),
      }),
    ),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's fields
    <div className="speak-wishes" role="group" aria-label={speak.wishes.label}>
      {offers.map(({ id, event, label = speak.wishes[id] }) => (
        <button
          key={id === "resume" ? "pause" : id}
          type="button"
          className={`speak-wish speak-wish-${id}`}
          onClick={({ currentTarget }) => {
            onWish(event);
            // This button goes with the wish: the keyboard stays among its neighbours.
            if (id === "back") currentTarget.parentElement?.querySelector("button")?.focus();
          }}
        >
          {label}
        </button>
      ))}
      <p className="speak-wishes-hint quiet">{speak.type.hint}</p>
    </div>
  );
}
