import { getIndentUnit, indentUnit } from "@codemirror/language";
import { type ChangeSpec, EditorSelection, type Line } from "@codemirror/state";
import type { EditorView, KeyBinding } from "@codemirror/view";

/** How long after Esc a Tab leaves the editor. */
const leavingMs = 4_000;

/** Tab indents, Shift-Tab takes it back. For code only: in prose Tab always goes on to what follows. */
export const tabKeys: readonly KeyBinding[] = [
  { key: "Tab", run: indent, shift: dedent, stopPropagation: true }, // a dialog around it would go on to its first button
];

/**
 * Esc and then Tab leaves the editor, so that Tab is no trap. The view would see to it by itself, but not where the same
 * Esc closes a list of suggestions or is taken by a dialog around it: therefore before everybody else.
 */
export function escapeLeaves(view: EditorView): () => void {
  const pressed = ({ key, target }: KeyboardEvent) => {
    if (key === "Escape" && target instanceof Node && view.dom.contains(target))
      view.setTabFocusMode(leavingMs);
  };
  window.addEventListener("keydown", pressed, true);
  return () => window.removeEventListener("keydown", pressed, true);
}

function indent(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  const unit = state.facet(indentUnit);
  if (state.selection.ranges.some(({ empty }) => !empty)) {
    view.dispatch({ changes: chosenLines(view).map(({ from }) => ({ from, insert: unit })) });
    return true;
  }
  const typed = state.changeByRange(({ head }) => {
    const column = head - state.doc.lineAt(head).from;
    const insert = unit.includes("\t") ? unit : " ".repeat(unit.length - (column % unit.length));
    return { changes: { from: head, insert }, range: EditorSelection.cursor(head + insert.length) };
  });
  view.dispatch(typed, { scrollIntoView: true, userEvent: "input.indent" });
  return true;
}

function dedent(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  const wide = getIndentUnit(state);
  const changes = chosenLines(view).flatMap(({ from, text }): ChangeSpec[] => {
    const [white = ""] = new RegExp(`^(?:\\t| {1,${wide}})`).exec(text) ?? [];
    return white === "" ? [] : [{ from, to: from + white.length }];
  });
  view.dispatch({ changes, userEvent: "delete.dedent" });
  return true;
}

function chosenLines({ state }: EditorView): Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to, empty } of state.selection.ranges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      if (empty || to > line.from) lines.set(line.number, line); // not the one a selection only touches
      at = line.to + 1;
    }
  }
  return [...lines.values()];
}
