import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { editing as editingWords } from "../../words/en/editing.ts";
import type { AsksFirst } from "../session/use-session.ts";
import { PersonalFound } from "../start/personal-found.tsx";

/** What she typed looks like a pupil's data: asked about before it is kept. */
export function AsksFirstDialog({ asked }: { asked: AsksFirst | null }) {
  return (
    <Dialog open={asked !== null} onClose={() => asked?.answer(false)} title={editingWords.personal.title}>
      <PersonalFound findings={asked?.findings ?? []} onKeep={() => asked?.answer(true)} />
      <Button onClick={() => asked?.answer(false)}>{editingWords.personal.back}</Button>
    </Dialog>
  );
}
