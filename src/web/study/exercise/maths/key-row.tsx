import { Button } from "../../../ui/button.tsx";
import { studyMaths as say } from "../../../words/en/study-maths.ts";

const keys = ["/", "^", "×", "÷", "√", "π", "−", "(", ")", "="] as const;

/** Signs that a keyboard hides, put in where the caret is. */
export function KeyRow({ task, onKey, onLine }: { task: string; onKey(sign: string): void; onLine(): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced at every key
    <div className="sm-keys" role="group" aria-label={`${say.keys}, ${say.task(task)}`}>
      {keys.map((sign) => (
        <button
          key={sign}
          type="button"
          className="sm-key"
          aria-label={say.key[sign]}
          onClick={() => onKey(sign)}
        >
          {shown[sign] ?? sign}
        </button>
      ))}
      <Button look="quiet" icon="plus" onClick={onLine}>
        {say.addLine}
      </Button>
    </div>
  );
}

const shown: Readonly<Record<string, string>> = { "/": "▭⁄▭", "^": "xⁿ" };
