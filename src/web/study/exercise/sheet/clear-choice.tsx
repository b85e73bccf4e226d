import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";

/** One of several, once chosen, can be none again. The keyboard goes to the first of them. */
export function ClearChoice({ onClear }: { onClear(): void }) {
  return (
    <Button
      look="quiet"
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.querySelector<HTMLElement>("input")?.focus();
        onClear();
      }}
    >
      {studyExercise.sheet.clear}
    </Button>
  );
}
