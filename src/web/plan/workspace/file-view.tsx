import { Suspense, useEffect, useRef, useState } from "react";
import { isPackPath } from "../../../workspace/packs/pack-paths.ts";
import { useActions } from "../../app/actions.ts";
import { Button } from "../../ui/button.tsx";
import { Editor } from "../../ui/editor.tsx";
import { Empty, Notice, Skeleton } from "../../ui/states.tsx";
import { tell as say } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { type OpenFile, openFile, useAsked } from "../open-file.ts";
import { PersonalFound } from "../start/personal-found.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { FileHead } from "./file-head.tsx";
import { type FileEvent, isDirty } from "./file-state.ts";
import { languageOf } from "./front.ts";
import { Preview } from "./preview.tsx";
import { useTextFile } from "./use-text-file.ts";

type Props = {
  root: string;
  open: OpenFile;
  list: { shown: boolean; toggle(): void };
  close(): void;
};

/** The open file: its text in an editor, or as it reads. `key` it by its path. */
export function FileView({ root, open: { path, lines }, list, close }: Props) {
  const text = words.planWorkspace.file;
  const { file, view } = useTextFile(root, path);
  const asked = useAsked();
  const [previewed, setPreviewed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const language = languageOf(path);
  const fixed = isPackPath(path);
  const state = view.stage === "open" ? view.state : null;
  const focusText = () => {
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(".cm-content")?.focus());
  };
  const tell = (event: FileEvent) => {
    file.tell(event);
    if (event.type === "takeTheirs" || event.type === "discard")
      sayPutAside(() => {
        file.tell({ type: "bringBack" });
        focusText();
      });
    // The button that was pressed is gone with its choice.
    if (event.type !== "save") focusText();
  };

  useActions([
    {
      id: "save-file",
      label: text.saveKeys,
      group: words.plan.keys,
      keys: "mod+s",
      run: () => file.tell({ type: "save" }),
    },
  ]);
  useEffect(() => {
    return () => {
      const last = file.view();
      if (last.stage === "open" && !last.state.gone && isDirty(last.state)) sayKept(path);
    };
  }, [file, path]);
  const gone = state?.gone ?? false;
  useEffect(() => {
    if (gone) close();
  }, [gone, close]);
  // Lines that somebody asks for are shown where lines can be marked.
  const wanted = lines === null ? null : `${lines.from}-${lines.to}-${asked.count}`;
  useEffect(() => {
    if (wanted !== null) setPreviewed(false);
  }, [wanted]);

  const preview =
    language === "markdown" && state !== null
      ? { shown: previewed, toggle: () => setPreviewed(!previewed) }
      : null;
  return (
    <section ref={place} className="ws-file" aria-label={text.region(path)}>
      <FileHead {...{ path, state, lines, preview, list, fixed, tell, close }} />
      {view.stage === "reading" && <Skeleton lines={8} />}
      {view.stage === "missing" && (
        <Empty title={text.missing}>
          <p>{text.missingAbout(path)}</p>
        </Empty>
      )}
      {view.stage === "unreadable" && (
        <Empty title={text.unreadable}>
          <p>{view.message}</p>
          {view.final ? (
            <p className="quiet">{text.unreadableAbout}</p>
          ) : (
            <Button onClick={() => void file.start()}>{words.frame.tryAgain}</Button>
          )}
        </Empty>
      )}
      {view.stage === "open" && (
        <>
          {!view.kept && (
            <Notice tone="problem">
              <p>{text.notKept}</p>
            </Notice>
          )}
          {view.state.note !== null && view.state.conflict === null && (
            <p className="ws-note">{text[view.state.note]}</p>
          )}
          {view.state.conflict !== null && (
            <ConflictPanel
              current={view.state.conflict.current}
              mine={view.state.text}
              tell={tell}
              onEdit={focusText}
            />
          )}
          {view.state.asks !== null && (
            <PersonalFound
              findings={view.state.asks.findings}
              onKeep={view.state.asks.text === view.state.text ? () => tell({ type: "saveKnowingly" }) : null}
            />
          )}
          {previewed ? (
            <Preview text={view.state.text} label={text.preview} />
          ) : (
            <div className="ws-editor editor-fills">
              <Suspense fallback={<Skeleton lines={8} />}>
                <Editor
                  label={text.label(path)}
                  value={view.state.text}
                  onChange={(next) => file.tell({ type: "edited", text: next })}
                  language={language}
                  readOnly={fixed}
                  highlight={lines}
                  look={asked.count}
                  takesFocus={asked.focus}
                />
              </Suspense>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function sayKept(path: string): void {
  const text = words.planWorkspace.file;
  say(text.keptAsDraft(path), {
    action: { label: text.openAgain, run: () => openFile({ path, lines: null }, { focus: true }) },
  });
}

function sayPutAside(bringBack: () => void): void {
  const text = words.planWorkspace.file;
  say(text.discarded, { action: { label: text.bringBack, run: bringBack } });
}
