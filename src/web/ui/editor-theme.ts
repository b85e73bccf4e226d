import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Colours are the page's own variables: light and dark follow it at once. */
const look = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--raised)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--accent)", padding: "8px 0" },
  ".cm-line": { padding: "0 12px" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--accent) 26%, transparent)",
  },
  ".cm-gutters": { backgroundColor: "transparent", color: "var(--quiet)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": {
    padding: "0 4px 0 12px",
    // Twice four fifths is the 1.6 of a line: a number stands on its line.
    fontSize: "0.8em",
    lineHeight: "2",
  },
  ".cm-gutter.cm-foldGutter": { display: "none !important" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--ink) 4%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--accent) 14%, transparent)" },
  ".cm-matchingBracket, &.cm-focused .cm-matchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--line-strong)",
  },
  ".cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket": {
    backgroundColor: "transparent",
    outline: "1px solid var(--problem)",
  },
  ".cm-searchMatch": { backgroundColor: "var(--draft-soft)", outline: "1px solid var(--draft)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-soft)", outline: "2px solid var(--accent)" },
  ".cm-panels": { backgroundColor: "var(--paper)", color: "var(--ink)", fontFamily: "var(--sans)" },
  ".cm-panels-bottom": { borderTop: "1px solid var(--line)" },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    boxShadow: "var(--shadow)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent-soft)",
    color: "var(--ink)",
  },
  ".editor-marked": { backgroundColor: "var(--draft-soft)", boxShadow: "inset 3px 0 var(--draft)" },
});

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "650" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: [tags.link, tags.url], color: "var(--accent)" },
  { tag: [tags.monospace, tags.string, tags.special(tags.string)], color: "var(--accepted)" },
  { tag: [tags.processingInstruction, tags.meta, tags.quote, tags.contentSeparator], color: "var(--quiet)" },
  { tag: [tags.comment], color: "var(--quiet)", fontStyle: "italic" },
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.modifier], color: "var(--accent)" },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: "var(--draft)" },
  { tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], fontWeight: "600" },
  { tag: [tags.propertyName, tags.attributeName, tags.className, tags.typeName], color: "var(--ink)" },
  { tag: tags.invalid, color: "var(--problem)" },
]);

export const theme: Extension = [look, syntaxHighlighting(colours)];
