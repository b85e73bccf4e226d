import { type DragEvent, type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { material as materialWords } from "../../words/en/material.ts";
import type { Language } from "./use-material.ts";

type Props = {
  problem: string | null;
  onRefuse(problem: string): void;
  onRead(what: Blob | string, name: string | null, language: Language): void;
};

const accepted = ".docx,.pptx,.pdf,.odt,.odp,.html,.htm,.txt,.md,image/png,image/jpeg,image/webp,image/gif";

/** A file to choose or to drop, or a text to paste. A file is read as soon as it is there. */
export function GiveMaterial({ problem, onRefuse, onRead }: Props) {
  const say = materialWords;
  const [text, setText] = useState("");
  const [language, setLanguage] = useState<Language>("en");
  const [over, setOver] = useState(false);
  const taken = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onRead(file, file.name, language);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    taken(event.dataTransfer.files);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand inside another form
    if (text.trim() === "") onRefuse(say.nothing);
    else onRead(text, null, language);
  };
  return (
    <form
      className={`stack material-give ${over ? "material-over" : ""}`}
      onSubmit={submitted}
      onDrop={dropped}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      noValidate
    >
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <Select
        label={say.language}
        value={language}
        onChange={({ target }) => setLanguage(target.value === "ms" ? "ms" : "en")}
      >
        <option value="en">{say.languages.en}</option>
        <option value="ms">{say.languages.ms}</option>
      </Select>
      <TextField
        label={say.file}
        hint={say.fileHint}
        type="file"
        accept={accepted}
        data-first
        onChange={({ target }) => taken(target.files)}
      />
      <TextArea label={say.paste} rows={6} value={text} onChange={({ target }) => setText(target.value)} />
      <div className="row">
        <Button look="main" submit>
          {say.read}
        </Button>
      </div>
    </form>
  );
}
