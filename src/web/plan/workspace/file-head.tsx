import { Button, IconButton } from "../../ui/button.tsx";
import { words } from "../../words/words.ts";
import { type FileEvent, type FileState, isDirty } from "./file-state.ts";

type Props = {
  path: string;
  /** null while it is not there to be edited. */
  state: FileState | null;
  lines: { from: number; to: number } | null;
  /** null where the file has no preview. */
  preview: { shown: boolean; toggle(): void } | null;
  list: { shown: boolean; toggle(): void };
  /** It comes with the program: there is nothing to save. */
  fixed: boolean;
  tell(event: FileEvent): void;
  close(): void;
};

/** What is open, whether it is saved, and what can be done with it. */
export function FileHead({ path, state, lines, preview, list, fixed, tell, close }: Props) {
  const say = words.planWorkspace.file;
  const name = path.split("/").at(-1) ?? path;
  const folder = path.slice(0, path.length - name.length);
  const dirty = state !== null && isDirty(state);
  return (
    <header className="ws-file-head">
      <div className="ws-file-name">
        <IconButton
          icon="menu"
          label={list.shown ? words.planWorkspace.hideBrowse : words.planWorkspace.showBrowse}
          aria-expanded={list.shown}
          onClick={list.toggle}
        />
        <h2 title={path}>
          <span className="quiet">{folder}</span>
          {name}
        </h2>
        <IconButton icon="close" label={say.close} onClick={close} />
      </div>
      <div className="row ws-file-tools">
        <p className="ws-file-state" role="status">
          {state !== null &&
            (fixed ? <span className="quiet">{say.fixed}</span> : <SavedWord state={state} />)}
          {lines !== null && <span className="quiet">{say.marked(lines.from, lines.to)}</span>}
        </p>
        {dirty && state.conflict === null && state.saving === null && (
          <Button look="quiet" onClick={() => tell({ type: "discard" })}>
            {say.discard}
          </Button>
        )}
        {preview !== null && (
          <Button aria-pressed={preview.shown} onClick={preview.toggle}>
            {say.preview}
          </Button>
        )}
        {state !== null && !fixed && (
          <Button
            look={dirty ? "main" : "plain"}
            keys="mod+s"
            aria-disabled={!dirty || state.conflict !== null || state.saving !== null}
            onClick={() => tell({ type: "save" })}
          >
            {say.save}
          </Button>
        )}
      </div>
    </header>
  );
}

function SavedWord({ state }: { state: FileState }) {
  const say = words.planWorkspace.file;
  if (state.saving !== null) return <span className="quiet">{say.saving}</span>;
  if (state.conflict !== null) return <span className="ws-bad">{say.conflict}</span>;
  if (state.asks !== null) return <span className="ws-bad">{say.asks}</span>;
  if (state.problem !== null) return <span className="ws-bad">{say.notSaved(state.problem)}</span>;
  if (isDirty(state)) return <span className="ws-unsaved">{say.unsaved}</span>;
  return <span className="ws-saved">{say.saved}</span>;
}
