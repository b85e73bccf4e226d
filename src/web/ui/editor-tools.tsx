import { EditorSelection, type Line } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { editing as editingWords } from "../words/en/editing.ts";

/** What a text can have, for those who know no marks. A second press takes it off again. */
export function EditorTools({ view }: { view: EditorView }) {
  const say = editingWords.tools;
  const tools: readonly [string, (view: EditorView) => void][] = [
    [say.bold, bold],
    [say.bullets, (one) => marked(one, "- ")],
    [say.numbers, (one) => marked(one, "1. ")],
    [say.heading, (one) => marked(one, "### ")],
    [say.table, table],
  ];
  return (
    <div className="editor-tools" role="toolbar" aria-label={say.all}>
      {tools.map(([label, run]) => (
        <button
          key={label}
          type="button"
          // The cursor stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            run(view);
            view.focus();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Around what is chosen, or the word at the cursor. */
function bold(view: EditorView): void {
  const { state } = view;
  view.dispatch(
    state.changeByRange((range) => {
      const word = range.empty ? (state.wordAt(range.head) ?? range) : range;
      const { from, to } = word;
      const around = [state.sliceDoc(Math.max(0, from - 2), from), state.sliceDoc(to, to + 2)];
      if (around.every((mark) => mark === "**"))
        return {
          changes: [
            { from: from - 2, to: from },
            { from: to, to: to + 2 },
          ],
          range: EditorSelection.range(from - 2, to - 2),
        };
      return {
        changes: [
          { from, insert: "**" },
          { from: to, insert: "**" },
        ],
        range: EditorSelection.range(from + 2, to + 2),
      };
    }),
  );
}

const anyMark = /^(?:[-*+] |\d+[.)] |#{1,6} )/;

/** At the beginning of every line that is chosen, in place of another such mark. */
function marked(view: EditorView, mark: string): void {
  const { state } = view;
  const lines = chosen(view);
  const off = lines.every(({ text }) => text.startsWith(mark));
  const changes = lines.map(({ from, text }, index) => {
    const there = anyMark.exec(text)?.[0].length ?? 0;
    const insert = off ? "" : mark === "1. " ? `${index + 1}. ` : mark;
    return { from, to: from + there, insert };
  });
  view.dispatch(state.update({ changes, userEvent: "input" }));
}

function chosen({ state }: EditorView): Line[] {
  const { from, to } = state.selection.main;
  const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

function table(view: EditorView): void {
  const { state } = view;
  const line = state.doc.lineAt(state.selection.main.head);
  const { first, second } = editingWords.tools;
  const rows = [`| ${first} | ${second} |`, "|---|---|", "|  |  |", "|  |  |"].join("\n");
  const insert = `${line.text.trim() === "" ? "" : "\n\n"}${rows}\n`;
  const at = line.to;
  const from = at + insert.indexOf(first);
  view.dispatch({ changes: { from: at, insert }, selection: { anchor: from, head: from + first.length } });
}
