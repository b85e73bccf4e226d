import { useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/words.ts";
import { type Action, useOffered } from "./actions.ts";
import { lettersOff, shownKeys } from "./keys.ts";
import { remember, remembered } from "./remembered.ts";

/** What one can do in this place, then the keys that do something here. */
export function Help({
  open,
  onClose,
  parts,
}: {
  open: boolean;
  onClose(): void;
  /** Of the address. */
  parts: readonly string[];
}) {
  const say = words.help;
  const groups = Map.groupBy(useOffered().filter(hasKeys), ({ group }) => group);
  const [letters, setLetters] = useState(() => remembered(lettersOff) === null);
  return (
    <Dialog open={open} onClose={onClose} title={say.title}>
      <section className="help-here">
        <h3>{say.here}</h3>
        <ul>
          {say.places[placeOf(parts)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <h3 className="help-keys">{say.keys}</h3>
      <p className="quiet">{words.frame.keys.about}</p>
      {[...groups].map(([group, actions]) => (
        <section key={group} className="key-group">
          <h4>{group}</h4>
          <dl>
            {actions.map(({ id, keys, label }) => (
              <div key={id}>
                <dt>
                  <kbd>{shownKeys(keys)}</kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={letters}
          onChange={({ target }) => {
            remember(lettersOff, target.checked ? null : "yes");
            setLetters(target.checked);
          }}
        />
        {words.frame.keys.letters}
      </label>
    </Dialog>
  );
}

function hasKeys(action: Action): action is Action & { keys: string } {
  return action.keys !== undefined;
}

const ofPlan: ReadonlyMap<string, keyof typeof words.help.places> = new Map([
  ["s", "lesson"],
  ["lessons", "lessons"],
  ["set-up", "setUp"],
  ["sample", "sample"],
]);

function placeOf([room = "plan", place = ""]: readonly string[]): keyof typeof words.help.places {
  return room === "study" || room === "speak" || room === "research" ? room : (ofPlan.get(place) ?? "start");
}
