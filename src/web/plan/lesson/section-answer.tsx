import { Icon } from "../../ui/icon.tsx";
import { words } from "../../words/words.ts";

/** What was answered about a section, beside it: it stays until it is put away or something else is asked. */
export function SectionAnswer({ text, onRead }: { text: string | null; onRead(): void }) {
  return (
    <div role="status">
      {text !== null && (
        <div className="lesson-answer">
          <p>{text}</p>
          <button type="button" className="icon-button" aria-label={words.frame.dismiss} onClick={onRead}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
