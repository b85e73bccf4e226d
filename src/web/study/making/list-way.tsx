import { useState } from "react";
import { TextArea } from "../../ui/field.tsx";
import { making as say } from "../../words/en/making.ts";
import { LookFirst } from "./look-first.tsx";

/** A list, pasted or typed. */
export function ListWay() {
  const [text, setText] = useState("");
  return (
    <LookFirst source={text.trim() === "" ? null : { text }} needed={say.list.hint} look={say.list.look}>
      <TextArea
        label={say.list.text}
        hint={say.list.hint}
        placeholder={say.list.example}
        rows={10}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </LookFirst>
  );
}
