import { syntaxTree } from "@codemirror/language";
import { type EditorState, type Extension, type Range, RangeSet } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";

/**
 * Markdown that looks as it will read: marks are hidden, but for those of the words in which the cursor is. The text
 * itself stays as it is. What is never shown (where a link leads, what makes a heading) is one thing to the cursor.
 */
export function readsAsPage(): Extension {
  return [
    ViewPlugin.fromClass(
      class {
        decorations: DecorationSet;
        whole: DecorationSet;
        constructor(view: EditorView) {
          [this.decorations, this.whole] = drawn(view);
        }
        update(update: ViewUpdate) {
          const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
          if (update.docChanged || update.viewportChanged || update.selectionSet || parsed)
            [this.decorations, this.whole] = drawn(update.view);
        }
      },
      {
        decorations: (plugin) => plugin.decorations,
        provide: (plugin) =>
          EditorView.atomicRanges.of((view) => view.plugin(plugin)?.whole ?? RangeSet.empty),
      },
    ),
    pageTheme,
  ];
}

const hidden = Decoration.replace({});
const chip = Decoration.mark({ class: "cm-page-link" });

class Bullet extends WidgetType {
  override eq(): boolean {
    return true;
  }
  override toDOM(): HTMLElement {
    const dot = document.createElement("span");
    dot.textContent = "•";
    dot.className = "cm-page-bullet";
    return dot;
  }
}
const bullet = Decoration.replace({ widget: new Bullet() });

/** What is drawn otherwise, and which of it the cursor passes in one step. */
function drawn({ state, visibleRanges }: EditorView): [DecorationSet, DecorationSet] {
  const marks: Range<Decoration>[] = [];
  const whole: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter(node) {
        const { name } = node;
        const look = lineLooks[name];
        if (look !== undefined) marks.push(...lines(state, node.from, node.to, look));
        if (name === "HeaderMark" && state.sliceDoc(node.to, node.to + 1) === " ") {
          marks.push(hidden.range(node.from, node.to + 1));
          whole.push(hidden.range(node.from, node.to + 1));
        }
        const parent = node.node.parent;
        if ((name === "EmphasisMark" || name === "CodeMark") && parent !== null) {
          if (parent.name !== "FencedCode" && !touches(state, parent.from, parent.to))
            marks.push(hidden.range(node.from, node.to));
        }
        if (name === "ListMark" && /^[-*+]$/.test(state.sliceDoc(node.from, node.to)))
          marks.push(bullet.range(node.from, node.to));
        if (name !== "Link") return true;
        const [open, close] = node.node.getChildren("LinkMark");
        if (node.node.getChild("URL") === null || open === undefined || close === undefined) return true;
        const [before, after] = [hidden.range(open.from, open.to), hidden.range(close.from, node.to)];
        marks.push(before, chip.range(open.to, close.from), after);
        whole.push(hidden.range(node.from, node.to));
        return false;
      },
    });
  return [Decoration.set(marks, true), Decoration.set(whole, true)];
}

const lineLooks: Readonly<Record<string, string>> = {
  ATXHeading1: "cm-page-heading",
  ATXHeading2: "cm-page-heading",
  ATXHeading3: "cm-page-heading",
  ATXHeading4: "cm-page-heading",
  ATXHeading5: "cm-page-heading",
  ATXHeading6: "cm-page-heading",
  ListItem: "cm-page-item",
  Table: "cm-page-mono",
  FencedCode: "cm-page-mono",
};

function lines(state: EditorState, from: number, to: number, look: string): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  for (let at = from; at <= to; ) {
    const line = state.doc.lineAt(at);
    found.push(Decoration.line({ class: look }).range(line.from));
    at = line.to + 1;
  }
  return found;
}

function touches(state: EditorState, from: number, to: number): boolean {
  return state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

const pageTheme = EditorView.theme({
  ".cm-scroller": { fontFamily: "var(--serif)", fontSize: "1.0625rem", lineHeight: "1.65" },
  ".cm-page-heading": { fontFamily: "var(--sans)", fontWeight: "600", paddingTop: "0.4em" },
  ".cm-page-item": { paddingLeft: "calc(12px + 1.4em)", textIndent: "-1.1em" },
  ".cm-page-bullet": { display: "inline-block", width: "0.7em", textIndent: "0", color: "var(--quiet)" },
  ".cm-page-mono": { fontFamily: "var(--mono, monospace)", fontSize: "0.85em" },
  ".cm-page-link": {
    border: "1px solid var(--line-strong)",
    borderRadius: "999px",
    padding: "0 0.5em",
    fontFamily: "var(--sans)",
    fontSize: "0.9em",
  },
});
