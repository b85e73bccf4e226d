import { useEffect, useId, useRef } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import { KeyRow } from "./key-row.tsx";
import { LinePreview } from "./line-preview.tsx";

export type LineMark = { verdict: "follows" | "wrong" | "unread"; note: string };

type Props = {
  task: string;
  question: string;
  value: string;
  letters: readonly string[];
  readOnly: boolean;
  marks: readonly LineMark[] | null;
  onChange(value: string): void;
};

/** Lines one under the other: Enter begins the next, Backspace in an empty one goes back. */
export function AnswerLines({ task, question, value, letters, readOnly, marks, onChange }: Props) {
  const lines = value === "" ? [""] : value.split("\n");
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const focusNext = useRef<number | null>(null);
  const written = useRef(lines.length - 1);
  const baseId = useId();
  useEffect(() => {
    if (focusNext.current === null) return;
    fields.current[focusNext.current]?.focus();
    focusNext.current = null;
  });
  const change = (at: number, text: string) =>
    onChange(lines.map((line, other) => (other === at ? text.replace(/\n/g, " ") : line)).join("\n"));
  const addAfter = (at: number) => {
    focusNext.current = at + 1;
    onChange([...lines.slice(0, at + 1), "", ...lines.slice(at + 1)].join("\n"));
  };
  const takeOut = (at: number) => {
    focusNext.current = Math.max(0, at - 1);
    onChange(lines.filter((_, other) => other !== at).join("\n"));
  };
  const insert = (sign: string) => {
    const at = Math.min(written.current, lines.length - 1);
    const field = fields.current[at];
    const text = lines[at] ?? "";
    const [from, to] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    change(at, text.slice(0, from) + sign + text.slice(to));
    // After the page has the new text: the caret would jump to the end.
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(from + sign.length, from + sign.length);
    });
  };
  return (
    <div className="sm-answer">
      <ol className="sm-lines">
        {lines.map((line, at) => {
          const mark = line.trim() === "" ? undefined : marks?.[filledBefore(lines, at)];
          const readId = `${baseId}-${at}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <li key={at} className={mark === undefined ? "sm-line" : `sm-line sm-line-${mark.verdict}`}>
              <input
                ref={(field) => {
                  fields.current[at] = field;
                }}
                className="input sm-field"
                aria-label={say.answerTo(task, at, question)}
                aria-describedby={readId}
                value={line}
                readOnly={readOnly}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                inputMode="text"
                onChange={({ target }) => change(at, target.value)}
                onFocus={() => {
                  written.current = at;
                }}
                onKeyDown={(event) => {
                  if (readOnly) return;
                  if (
                    event.key === "Enter" &&
                    !event.ctrlKey &&
                    !event.metaKey &&
                    !event.nativeEvent.isComposing
                  ) {
                    event.preventDefault();
                    addAfter(at);
                  } else if (event.key === "Backspace" && line === "" && lines.length > 1) {
                    event.preventDefault();
                    takeOut(at);
                  }
                }}
              />
              {mark !== undefined && (
                <span className="sm-line-mark">
                  <Icon name={icons[mark.verdict]} />
                  <span>{words[mark.verdict]}</span>
                </span>
              )}
              <LinePreview id={readId} text={line} letters={letters} />
            </li>
          );
        })}
      </ol>
      {!readOnly && <KeyRow task={task} onKey={insert} onLine={() => addAfter(lines.length - 1)} />}
    </div>
  );
}

/** Empty lines have no mark. */
function filledBefore(lines: readonly string[], at: number): number {
  return lines.slice(0, at).filter((line) => line.trim() !== "").length;
}

const icons = { follows: "check", wrong: "close", unread: "help" } as const;
const words = { follows: say.holds, wrong: say.doesNot, unread: say.unread };
