import { useState } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/words.ts";
import { type Action, useOffered } from "./actions.ts";
import { lettersOff, shownKeys } from "./keys.ts";
import { remember, remembered } from "./remembered.ts";

export function KeyList({ open, onClose }: { open: boolean; onClose(): void }) {
  const groups = Map.groupBy(useOffered().filter(hasKeys), ({ group }) => group);
  const [letters, setLetters] = useState(() => remembered(lettersOff) === null);
  return (
    <Dialog open={open} onClose={onClose} title={words.frame.keys.title} about={words.frame.keys.about}>
      {[...groups].map(([group, actions]) => (
        <section key={group} className="key-group">
          <h3>{group}</h3>
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
