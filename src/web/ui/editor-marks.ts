import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

export type Lines = { from: number; to: number };

const setMarks = StateEffect.define<Lines | null>();
const marked = Decoration.line({ class: "editor-marked" });

/** Lines shown as meant. They move with the text as it is edited. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    let now = before.map(transaction.changes);
    for (const effect of transaction.effects)
      if (effect.is(setMarks)) now = marksOn(transaction.state, effect.value);
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export function lineMarks(): Extension {
  return marks;
}

/** Marks the lines and brings them into sight; null takes the marks away and moves nothing. */
export function showLines(view: EditorView, lines: Lines | null): void {
  const effects: StateEffect<unknown>[] = [setMarks.of(lines)];
  if (lines !== null) {
    const first = view.state.doc.line(within(view.state, lines.from));
    effects.push(EditorView.scrollIntoView(first.from, { y: "start", yMargin: 48 }));
    view.dispatch({ effects, selection: { anchor: first.from } });
  } else view.dispatch({ effects });
}

function marksOn(state: EditorState, lines: Lines | null): DecorationSet {
  if (lines === null) return Decoration.none;
  const [first, last] = [within(state, lines.from), within(state, lines.to)];
  const count = Math.max(0, last - first + 1);
  return Decoration.set(
    Array.from({ length: count }, (_, index) => marked.range(state.doc.line(first + index).from)),
  );
}

function within({ doc }: EditorState, line: number): number {
  return Math.min(doc.lines, Math.max(1, line));
}
