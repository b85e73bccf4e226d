import { useActions } from "../../../app/actions.ts";
import { IconButton } from "../../../ui/button.tsx";
import { editing as editingWords } from "../../../words/en/editing.ts";
import { words } from "../../../words/words.ts";
import { beginEditing } from "./open-editors.ts";

type Props = { sessionId: string; id: string; title: string; disabled: boolean };

/** The keyboard's way into a section's text, and a finger's where the text is all links. */
export function EditButton({ sessionId, id, title, disabled }: Props) {
  return (
    <IconButton
      icon="edit"
      className="lesson-edit"
      label={editingWords.editNamed(title)}
      disabled={disabled}
      onClick={() => beginEditing(sessionId, id)}
    />
  );
}

/** E, for the section that has the keyboard. */
export function EditKey({ sessionId, id, title }: Omit<Props, "disabled">) {
  const label = editingWords.editNamed(title);
  useActions([
    { id: "edit", label, group: words.planLesson.group, keys: "e", run: () => beginEditing(sessionId, id) },
  ]);
  return null;
}
