import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";

type Props = {
  findings: readonly { message: string; excerpt: string; fix: string }[];
  /** null: it was changed since it was looked at. */
  onKeep: (() => void) | null;
};

/** What in a text looks like personal data, before it is saved, and the way to save it all the same. */
export function PersonalFound({ findings, onKeep }: Props) {
  const say = words.plan.class;
  return (
    <Notice tone="problem">
      <p>{say.personal}</p>
      <ul className="start-findings">
        {findings.map(({ message, excerpt, fix }) => (
          <li key={message}>{say.found(excerpt, fix)}</li>
        ))}
      </ul>
      {onKeep !== null && <Button onClick={onKeep}>{say.keepAnyway}</Button>}
    </Notice>
  );
}
