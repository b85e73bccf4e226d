import { type FormEvent, useEffect, useRef, useState } from "react";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { openFile } from "../open-file.ts";
import { newPath, newPathProblem, type TreeEntry } from "./tree.ts";
import { fileWritten } from "./use-text-file.ts";

type Props = { root: string; entries: readonly TreeEntry[]; onClose(): void };

export function NewFile(props: Props) {
  const say = words.planWorkspace.files;
  return (
    <Dialog open onClose={props.onClose} title={say.new} about={say.newAbout}>
      <NewFileForm {...props} />
    </Dialog>
  );
}

function NewFileForm({ root, entries, onClose }: Props) {
  const say = words.planWorkspace.files;
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Not before a drawer behind it has let go of the keyboard.
    const frame = requestAnimationFrame(() => name.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    const path = newPath(typed);
    const wrong = newPathProblem(path, entries);
    if (wrong !== null) return setProblem(say.problem[wrong]);
    setBusy(true);
    try {
      await ask(api.workspace.file.$put({ json: { path, content: "", version: null, root } }));
      fileWritten(path, true);
      tell(say.made(path));
      onClose();
      openFile({ path, lines: null }, { focus: true });
    } catch (error) {
      const taken = error instanceof AskError && error.current !== undefined;
      setProblem(taken ? say.problem.taken : messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={submitted}>
      <TextField
        ref={name}
        label={say.newPath}
        hint={say.newHint}
        value={typed}
        problem={problem}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.make}
        </Button>
        <Button onClick={onClose}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
