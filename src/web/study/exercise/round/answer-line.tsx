import { type FormEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";

const say = studyExercise.round;

/** A line in which one question is answered. Nothing is sent twice, and nothing empty. */
export function AnswerLine({ label, onAnswer }: { label: string; onAnswer(line: string): Promise<void> }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    await onAnswer(text);
    setBusy(false);
  };
  return (
    <form className="sc-answer" onSubmit={(event) => void send(event)}>
      <input
        className="input"
        aria-label={label}
        value={text}
        readOnly={busy}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        dir="auto"
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="main" submit busy={busy}>
        {say.check}
      </Button>
    </form>
  );
}
