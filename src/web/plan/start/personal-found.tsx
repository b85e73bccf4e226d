import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import type { Found } from "../workspace/file-state.ts";

type Props = {
  findings: readonly Found[];
  /** null: it was changed since it was looked at. */
  onKeep: (() => void) | null;
};

/** What in a text looks like personal data, before it is saved, and the way to save it all the same. */
export function PersonalFound({ findings, onKeep }: Props) {
  const say = words.plan.class;
  const named = findings.every(({ kind }) => kind === "full_name" || kind === "name_with_need");
  return (
    <Notice tone="problem">
      <p>{say.personal}</p>
      <ul className="start-findings">
        {findings.map(({ message, excerpt, fix, written = excerpt, passage }) => (
          <li key={`${message} ${passage}`}>{say.found(written, passage ?? null, fix)}</li>
        ))}
      </ul>
      {onKeep !== null && <Button onClick={onKeep}>{named ? say.keepAnyway : say.keepOther}</Button>}
    </Notice>
  );
}
