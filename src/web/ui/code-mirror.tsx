import { foldEffect } from "@codemirror/language";
import { Annotation, Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { basicSetup, minimalSetup } from "codemirror";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { words } from "../words/words.ts";
import type { EditorProps } from "./editor.tsx";
import { grammarOf, habitsOf, isCode } from "./editor-languages.ts";
import { lineMarks, showLines } from "./editor-marks.ts";
import { readsAsPage } from "./editor-page.ts";
import { escapeLeaves } from "./editor-tab.ts";
import { lineBreakOf, smallestChange, withBreaks, withoutReturns } from "./editor-text.ts";
import { theme } from "./editor-theme.ts";
import { EditorTools } from "./editor-tools.tsx";

const fromOutside = Annotation.define<true>();

/** CodeMirror as a field: what is typed goes out, what comes in from outside leaves the cursor where it was. */
export default function CodeMirror(props: EditorProps) {
  const { label, value, language, readOnly = false, highlight = null, look = 0, takesFocus = false } = props;
  const { asPage = false, cursor = 0, folded = null } = props;
  const [made, setMade] = useState<EditorView | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const parts = useRef({ grammar: new Compartment(), habits: new Compartment(), said: new Compartment() });
  /** The text as both sides know it. */
  const agreed = useRef(value);
  const hint = useId();
  const typed = useEffectEvent((text: string) => {
    agreed.current = text;
    props.onChange(text);
  });
  const said = (): Extension => [
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      "aria-label": label,
      tabindex: "0", // it is reached with Tab anyway; this says so
      ...(isCode(language) ? { "aria-describedby": hint } : {}),
    }),
  ];

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; what changes later is told to it below
  useLayoutEffect(() => {
    if (place.current === null) return;
    const { grammar, habits, said: names } = parts.current;
    const view = new EditorView({
      parent: place.current,
      doc: withoutReturns(agreed.current),
      selection: { anchor: Math.min(cursor, withoutReturns(agreed.current).length) },
      extensions: [
        habits.of(habitsOf(language)),
        names.of(said()),
        grammar.of([]),
        asPage ? [minimalSetup, readsAsPage()] : basicSetup,
        theme,
        lineMarks(),
        EditorState.phrases.of(words.planWorkspace.editor.phrases),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (!docChanged || transactions.some((one) => one.annotation(fromOutside))) return;
          typed(withBreaks(state.doc.toString(), lineBreakOf(agreed.current)));
        }),
      ],
    });
    editor.current = view;
    setMade(view);
    if (folded !== null && folded.to <= view.state.doc.length && folded.from < folded.to)
      view.dispatch({ effects: foldEffect.of(folded) });
    if (takesFocus) view.focus();
    const release = escapeLeaves(view);
    return () => {
      release();
      editor.current = null;
      setMade(null);
      view.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    const view = editor.current;
    if (view === null || value === agreed.current) return;
    agreed.current = value;
    const changes = smallestChange(view.state.doc.toString(), withoutReturns(value));
    if (changes !== null) view.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [value]);

  useEffect(() => {
    let current = true;
    editor.current?.dispatch({ effects: parts.current.habits.reconfigure(habitsOf(language)) });
    grammarOf(language).then(
      (grammar) => {
        if (current) editor.current?.dispatch({ effects: parts.current.grammar.reconfigure(grammar) });
      },
      () => undefined, // without its colours a text is a text
    );
    return () => {
      current = false;
    };
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what `said` is made of
  useEffect(() => {
    editor.current?.dispatch({ effects: parts.current.said.reconfigure(said()) });
  }, [label, readOnly, language]);

  const [from, to] = [highlight?.from ?? null, highlight?.to ?? null];
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` asks for the same lines again
  useEffect(() => {
    if (editor.current !== null)
      showLines(editor.current, from === null || to === null ? null : { from, to });
  }, [from, to, look]);

  return (
    <div className={`editor editor-${isCode(language) ? "code" : asPage ? "page" : "prose"}`}>
      {asPage && made !== null && <EditorTools view={made} />}
      <div ref={place} className="editor-place" />
      {isCode(language) && !readOnly && (
        <p id={hint} className="editor-hint">
          {words.planWorkspace.editor.tabHint}
        </p>
      )}
    </div>
  );
}
