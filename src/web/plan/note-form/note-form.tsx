import { type FormEvent, useEffect, useRef, useState } from "react";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { PersonalNotice, usePersonalCheck } from "../start/personal-check.tsx";
import { fileWritten } from "../workspace/use-text-file.ts";
import { emptyNote, type NoteDraft, notePath, noteText, noteTrouble } from "./note-draft.ts";
import { PairRows } from "./pair-rows.tsx";

type Props = { root: string; onClose(): void; onSaved(path: string, title: string): void };

/** Makes a topic note from nothing: title, ideas, words, an example, questions, mistakes. */
export function NoteForm(props: Props) {
  const say = words.noteForm;
  return (
    <Dialog open onClose={props.onClose} title={say.title} about={say.about}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ root, onClose, onSaved }: Props) {
  const say = words.noteForm;
  const [draft, setDraft] = useState<NoteDraft>(emptyNote);
  const [problem, setProblem] = useState<{ at: "title" | "form"; message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const personal = usePersonalCheck();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => title.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const put = (change: Partial<NoteDraft>) => {
    setDraft({ ...draft, ...change });
    setProblem(null);
  };
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    // It may stand in front of another form, which is not meant.
    event.stopPropagation();
    const trouble = noteTrouble(draft);
    if (trouble === "title") {
      setProblem({ at: "title", message: say.topicMissing });
      return title.current?.focus();
    }
    if (trouble === "empty") return setProblem({ at: "form", message: say.empty });
    const path = notePath(draft);
    const content = noteText(draft);
    setBusy(true);
    try {
      const json = { path, content, version: null, root, consents: personal.consentTo({ content }) };
      await ask(api.workspace.file.$put({ json }));
      fileWritten(path, true);
      tell(say.saved(path));
      onSaved(path, draft.title.trim());
    } catch (error) {
      const taken = error instanceof AskError && error.current !== undefined;
      if (taken) setProblem({ at: "title", message: say.taken(path) });
      else if (!personal.heard(error, { content })) setProblem({ at: "form", message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={submitted} noValidate>
      <TextField
        ref={title}
        label={say.topic}
        value={draft.title}
        problem={problem?.at === "title" ? problem.message : null}
        autoComplete="off"
        onChange={({ target }) => put({ title: target.value })}
      />
      <TextArea
        label={say.ideas}
        hint={say.ideasHint}
        rows={4}
        value={draft.ideas}
        onChange={({ target }) => put({ ideas: target.value })}
      />
      <PairRows
        called={say.words}
        pairs={draft.words}
        firstAt={say.wordAt}
        secondAt={say.meaningAt}
        add={say.addWord}
        onChange={(pairs) => put({ words: pairs })}
      />
      <TextArea
        label={say.example}
        hint={say.exampleHint}
        rows={4}
        value={draft.example}
        onChange={({ target }) => put({ example: target.value })}
      />
      <PairRows
        called={say.questions}
        pairs={draft.questions}
        firstAt={say.questionAt}
        secondAt={say.answerAt}
        add={say.addQuestion}
        onChange={(pairs) => put({ questions: pairs })}
      />
      <TextArea
        label={say.mistakes}
        hint={say.mistakesHint}
        rows={2}
        value={draft.mistakes}
        onChange={({ target }) => put({ mistakes: target.value })}
      />
      <PersonalNotice check={personal} />
      {problem?.at === "form" && (
        <Notice tone="problem">
          <p>{problem.message}</p>
        </Notice>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.save}
        </Button>
        <Button onClick={onClose}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
