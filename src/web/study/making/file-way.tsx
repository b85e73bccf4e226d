import { useState } from "react";
import { TextField } from "../../ui/field.tsx";
import { making as say } from "../../words/en/making.ts";
import { LookFirst } from "./look-first.tsx";

const endings = ".csv,.tsv,.tab,.txt,.apkg,.colpkg,.xml,.gift,.course";

/** A file: a table, a deck, a question bank, or a course that somebody shared. */
export function FileWay() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <LookFirst source={file === null ? null : { file }} needed={say.file.needed} look={say.list.look}>
      <TextField
        label={say.file.choose}
        hint={say.file.hint}
        type="file"
        accept={endings}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
    </LookFirst>
  );
}
