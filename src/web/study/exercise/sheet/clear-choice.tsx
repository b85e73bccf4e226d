import { Button } from "../../../ui/button.tsx";
import { words } from "../../../words/words.ts";

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
      {words.studyExercise.sheet.clear}
    </Button>
  );
}
