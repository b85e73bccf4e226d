import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { words } from "../../words/words.ts";
import type { AsksFirst } from "../session/use-session.ts";
import { PersonalFound } from "../start/personal-found.tsx";

/** What she typed looks like a pupil's data: asked about before it is kept. */
export function AsksFirstDialog({ asked }: { asked: AsksFirst | null }) {
  return (
    <Dialog open={asked !== null} onClose={() => asked?.answer(false)} title={words.editing.personal.title}>
      <PersonalFound findings={asked?.findings ?? []} onKeep={() => asked?.answer(true)} />
      <Button onClick={() => asked?.answer(false)}>{words.editing.personal.back}</Button>
    </Dialog>
  );
}
