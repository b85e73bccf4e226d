import { type Action, useActions } from "../../app/actions.ts";
import { shownKeys } from "../../app/keys.ts";
import { words } from "../../words/words.ts";
import type { Wish } from "../talk/partner.ts";
import type { Phase } from "../talk/shown.ts";

type Offer = { id: keyof typeof words.speak.wishes; event: Wish; keys?: string };

/** What can be asked of the coach at any time; no counter moves. */
export function Wishes({ phase, onWish }: { phase: Phase; onWish(event: Wish): void }) {
  const resting = phase === "resting";
  const offers: Offer[] = [
    { id: "again", event: "student_again", keys: "a" },
    { id: "help", event: "student_help", keys: "h" },
    { id: "skip", event: "student_skip", keys: "s" },
    resting
      ? { id: "resume", event: "resume", keys: "p" }
      : { id: "pause", event: "student_pause", keys: "p" },
    { id: "stop", event: "student_stop" },
  ];
  useActions(
    offers.map(
      ({ id, event, keys }): Action => ({
        id: `speak-${id}`,
        label: String(words.speak.wishes[id]),
        group: words.speak.keys,
        ...(keys === undefined ? {} : { keys }),
        run: () => onWish(event),
      }),
    ),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's fields
    <div className="speak-wishes" role="group" aria-label={words.speak.wishes.label}>
      {offers.map(({ id, event, keys }) => (
        <button
          key={id === "resume" ? "pause" : id}
          type="button"
          className="speak-wish"
          title={keys === undefined ? undefined : shownKeys(keys)}
          onClick={() => onWish(event)}
        >
          {words.speak.wishes[id]}
        </button>
      ))}
      <p className="speak-wishes-hint quiet">{words.speak.type.hint}</p>
    </div>
  );
}
