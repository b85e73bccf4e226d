import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states.tsx";
import { tell as say } from "../../../ui/toast-list.ts";
import { editing as editingWords } from "../../../words/en/editing.ts";
import { words } from "../../../words/words.ts";
import { keepDraft, readDraft, useDrafts } from "../../workspace/drafts.ts";
import { textsOf } from "./open-editors.ts";

/** Texts that were being written in sections which a new draft does not have: nobody's words are lost with them. */
export function TextsLeft({
  sessionId,
  sections,
}: {
  sessionId: string;
  sections: readonly { id: string }[];
}) {
  const text = editingWords;
  const root = textsOf(sessionId);
  const left = [...useDrafts(root)].filter((id) => sections.every((section) => section.id !== id));
  const copy = async (kept: string) => {
    try {
      await navigator.clipboard.writeText(kept);
      say(text.leftCopied);
    } catch {
      say(words.planLesson.cannotCopy, { tone: "problem" });
    }
  };
  return left.map((id) => {
    const kept = readDraft(root, id)?.text ?? "";
    return (
      <Notice key={id}>
        <p>{text.left(id)}</p>
        <pre className="lesson-left">{kept}</pre>
        <div className="row">
          <Button onClick={() => void copy(kept)}>{text.leftCopy}</Button>
          <Button look="quiet" onClick={() => keepDraft(root, id, null)}>
            {text.leftForget}
          </Button>
        </div>
      </Notice>
    );
  });
}
