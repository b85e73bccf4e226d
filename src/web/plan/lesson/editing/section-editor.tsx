import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from "react";
import { readTimings } from "../../../../lesson/timings-table.ts";
import { Button } from "../../../ui/button.tsx";
import { Editor } from "../../../ui/editor.tsx";
import { Notice, Skeleton } from "../../../ui/states.tsx";
import { tell as say } from "../../../ui/toast-list.ts";
import { editing as editingWords } from "../../../words/en/editing.ts";
import type { SectionShown } from "../../session/read-session.ts";
import { ConflictPanel } from "../../workspace/conflict-panel.tsx";
import { keepDraft } from "../../workspace/drafts.ts";
import { draftOf, type FileEvent, type FileState, isDirty } from "../../workspace/file-state.ts";
import { goTo, type Hands } from "../hands.ts";
import { SectionText } from "../section-text.tsx";
import { beginEditing, endEditing, type Opened, textsOf } from "./open-editors.ts";
import { TimingsEditor } from "./timings-editor.tsx";
import { useSectionText } from "./use-section-text.ts";

type Props = {
  sessionId: string;
  /** As it stands in the lesson, or stood when it was last there. */
  section: SectionShown;
  opened: Opened;
  /** How long the lesson is to be; null where nobody says. */
  wanted: number | null;
  busy: boolean;
  hands: Hands;
};

/** A section as a text to type into. What is stored stays markdown; what is typed and not saved outlives the page. */
export function SectionEditor({ sessionId, section, opened, wanted, busy, hands }: Props) {
  const text = editingWords;
  const { id, title } = section;
  const { file, view } = useSectionText(sessionId, section, hands.save);
  const place = useRef<HTMLDivElement>(null);
  const [asText, setAsText] = useState(false);
  const state = view.stage === "open" ? view.state : null;
  const close = () => {
    endEditing(sessionId, id);
    goTo(id);
  };
  const wrote = useRef(false);
  const saved = state !== null && state.saving === null && wrote.current && !isDirty(state);
  if (state?.saving) wrote.current = true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when what was written stands in the lesson
  useEffect(() => {
    if (saved) close();
  }, [saved]);
  const save = () => {
    if (busy || state === null || state.saving !== null) return;
    if (isDirty(state)) file.tell({ type: "save" });
    else close();
  };
  const cancel = () => {
    const draft = state === null ? null : draftOf(state);
    keepDraft(textsOf(sessionId), id, null);
    file.tell({ type: state?.conflict ? "takeTheirs" : "discard" });
    close();
    if (draft === null) return;
    const again = () => {
      keepDraft(textsOf(sessionId), id, draft);
      beginEditing(sessionId, id);
    };
    say(text.putAside, { action: { label: text.bringBack, run: again } });
  };
  const told = (event: FileEvent) => {
    if (event.type === "takeTheirs") return cancel();
    file.tell(event);
    place.current?.querySelector<HTMLElement>(".cm-content")?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod && (event.key === "Enter" || event.key === "s")) save();
    else if (event.key === "Escape" && state !== null && !isDirty(state)) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (state === null || view.stage !== "open") return <Skeleton lines={4} />;
  const table = asText || state.conflict !== null ? null : readTimings(state.text);
  const edited = (next: string) => file.tell({ type: "edited", text: next });
  return (
    <div className="lesson-editing" ref={place} onKeyDownCapture={pressed}>
      {!view.kept && (
        <Notice tone="problem">
          <p>{text.notKept}</p>
        </Notice>
      )}
      {state.note !== null && state.conflict === null && <p className="ws-note">{text[state.note]}</p>}
      {state.conflict !== null && (
        <ConflictPanel
          current={state.conflict.current}
          mine={state.text}
          tell={told}
          onEdit={() => place.current?.querySelector<HTMLElement>(".cm-content")?.focus()}
          say={text.conflict}
        />
      )}
      {table !== null ? (
        <TimingsEditor
          {...{ table, wanted }}
          label={text.textOf(title)}
          onChange={edited}
          onText={() => setAsText(true)}
        />
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Editor
            label={text.textOf(title)}
            value={state.text}
            onChange={edited}
            language="markdown"
            asPage
            cursor={opened.cursor}
            takesFocus
          />
        </Suspense>
      )}
      <details className="lesson-question lesson-editing-preview">
        <summary>{text.preview}</summary>
        <div className="reading">
          <SectionText text={state.text} />
        </div>
      </details>
      <div className="lesson-controls">
        <Button
          look="main"
          keys="mod+Enter"
          busy={state.saving !== null}
          disabled={busy || state.conflict !== null}
          onClick={save}
        >
          {text.save}
        </Button>
        <Button onClick={cancel}>{text.cancel}</Button>
        <span className="lesson-editing-state" role="status">
          {wordFor(state, busy)}
        </span>
      </div>
    </div>
  );
}

function wordFor(state: FileState, busy: boolean): string {
  const text = editingWords;
  if (state.saving !== null) return text.saving;
  if (state.problem !== null) return state.problem;
  if (!isDirty(state)) return text.unchanged;
  return busy ? text.wait : text.kept;
}
