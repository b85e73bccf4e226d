import { useDeferredValue, useEffect, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { AddMaterial } from "../material/add-material.tsx";
import { NoteForm } from "../note-form/note-form.tsx";
import { openFile } from "../open-file.ts";
import { useDrafts } from "./drafts.ts";
import { FileTree } from "./file-tree.tsx";
import { useFolds } from "./folds.ts";
import { NewFile } from "./new-file.tsx";
import { findFiles, type TreeEntry, visibleRows } from "./tree.ts";

const mostFound = 200;

export function FilesTab({ root, current }: { root: string; current: string | null }) {
  const tree = useRead(`workspace/tree ${root}`, () => ask(api.workspace.tree.$get()));
  const { again } = tree;
  useEffect(() => {
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [again]);
  return <Shown read={tree}>{({ entries }) => <Files {...{ root, current, entries }} />}</Shown>;
}

function Files({
  root,
  current,
  entries,
}: {
  root: string;
  current: string | null;
  entries: readonly TreeEntry[];
}) {
  const say = words.planWorkspace.files;
  const [asked, setAsked] = useState("");
  const [making, setMaking] = useState(false);
  const [noting, setNoting] = useState(false);
  const question = useDeferredValue(asked.trim());
  const [folds, fold] = useFolds(root);
  const unsaved = useDrafts(root);
  const searching = question !== "";
  const found = searching ? findFiles(entries, question, mostFound) : null;
  const rows = found === null ? visibleRows(entries, folds) : found.rows;
  const lost = [...unsaved].filter((path) => !entries.some((entry) => entry.path === path));
  const choose = (path: string) => openFile({ path, lines: null }, { focus: true });
  return (
    <div className="ws-files">
      <div className="ws-files-head">
        <TextField
          label={say.filter}
          hideLabel
          type="search"
          placeholder={say.filter}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <Button icon="plus" onClick={() => setMaking(true)}>
          {say.new}
        </Button>
        <AddMaterial />
        <Button icon="plus" onClick={() => setNoting(true)}>
          {words.noteForm.open}
        </Button>
      </div>
      <p className={searching ? "ws-found" : "only-heard"} role="status">
        {found !== null && (rows.length === 0 ? say.notFound(question) : say.found(rows.length + found.more))}
      </p>
      {entries.length === 0 && lost.length === 0 && (
        <Empty title={say.none}>
          <p>{say.noneAbout}</p>
        </Empty>
      )}
      {rows.length > 0 && (
        <FileTree {...{ rows, current, unsaved }} withFolders={searching} onFold={fold} onChoose={choose} />
      )}
      {found !== null && found.more > 0 && <p className="ws-found">{say.more(found.more)}</p>}
      {lost.length > 0 && (
        <section className="ws-lost">
          <h2>{say.unsavedGone}</h2>
          {lost.map((path) => (
            <Button key={path} look="quiet" icon="file" onClick={() => choose(path)}>
              {path}
            </Button>
          ))}
        </section>
      )}
      {noting && (
        <NoteForm
          root={root}
          onClose={() => setNoting(false)}
          onSaved={(path) => {
            setNoting(false);
            choose(path);
          }}
        />
      )}
      {making && <NewFile {...{ root, entries }} onClose={() => setMaking(false)} />}
    </div>
  );
}
