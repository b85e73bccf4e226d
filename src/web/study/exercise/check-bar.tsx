import { useId } from "react";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { studyExercise } from "../../words/en/study-exercise.ts";

const say = studyExercise;

type Props = { group: string; busy: boolean; answered: number; of: number; onCheck(): void };

/** Hands in what was answered, by its button or by its keys; beside it, how much that is. */
export function CheckBar({ group, busy, answered, of, onCheck }: Props) {
  const aboutId = useId();
  useActions([{ id: "check-work", label: say.sheet.check, group, keys: "mod+Enter", run: onCheck }]);
  return (
    <section className="sx-bar" aria-label={say.sheet.checkLabel}>
      <Button look="main" keys="mod+Enter" busy={busy} aria-describedby={aboutId} onClick={onCheck}>
        {say.sheet.check}
      </Button>
      <span id={aboutId} className="quiet">
        {say.sheet.beforeCheck(answered, of)}
      </span>
    </section>
  );
}
