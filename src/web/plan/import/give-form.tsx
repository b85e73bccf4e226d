import { type ChangeEvent, type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import { calledLike, type Given, mostCharacters, textIn } from "./given.ts";

type Props = {
  given: Given;
  busy: boolean;
  onChange(given: Given): void;
  /** What was chosen cannot be used. */
  onRefuse(problem: string): void;
  onLook(): void;
};

const largestShown = 200_000;

/** A file to choose or a text to paste, and what it is called. */
export function GiveForm({ given, busy, onChange, onRefuse, onLook }: Props) {
  const say = words.planWorkspace.import;
  const [tried, setTried] = useState(false);
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const text = file.size > mostCharacters * 4 ? null : await textIn(file);
    if (text === null) return onRefuse(say.noText(file.name));
    if (text.length > mostCharacters) return onRefuse(say.tooLarge(file.name));
    onChange({ ...given, name: given.name.trim() === "" ? calledLike(file.name) : given.name, text });
  };
  const missing = { name: given.name.trim() === "", text: given.text.trim() === "" };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand inside another form
    setTried(true);
    if (!missing.name && !missing.text) onLook();
  };
  return (
    <form className="stack" onSubmit={submitted} noValidate>
      <TextField
        label={say.file}
        hint={say.fileHint}
        type="file"
        accept=".json,.csv,.tsv,.txt,.md,.markdown"
        onChange={chosen}
      />
      <TextArea
        label={say.paste}
        rows={5}
        spellCheck={false}
        value={given.text.length > largestShown ? "" : given.text}
        placeholder={given.text.length > largestShown ? say.long(given.text.length) : say.pastePlaceholder}
        problem={tried && missing.text ? say.nothing : null}
        onChange={({ target }) => onChange({ ...given, text: target.value })}
      />
      <TextField
        label={say.name}
        hint={say.nameHint}
        maxLength={100}
        value={given.name}
        problem={tried && missing.name ? words.plan.class.troubles.missing : null}
        onChange={({ target }) => onChange({ ...given, name: target.value })}
      />
      <TextField
        label={say.subject}
        hint={say.subjectHint}
        maxLength={100}
        value={given.subject}
        onChange={({ target }) => onChange({ ...given, subject: target.value })}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.look}
        </Button>
      </div>
    </form>
  );
}
