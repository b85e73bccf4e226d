import { type FormEvent, type Ref, useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { speak } from "../../words/en/speak.ts";

type Props = {
  field: { readonly current: HTMLInputElement | null } & Ref<HTMLInputElement>;
  value: string;
  /** Why the text was not sent. */
  note: string;
  language: string | undefined;
  onWrite(text: string): void;
  onSend(): void;
};

/** Always there: whatever is said can be typed. An empty field sends nothing. */
export function Typing({ field, value, note, language, onWrite, onSend }: Props) {
  // On a touch screen the keyboard would cover the word.
  const hasKeyboard = useMedia("(hover: hover) and (pointer: fine)");
  useEffect(() => {
    if (hasKeyboard) field.current?.focus({ preventScroll: true });
  }, [hasKeyboard, field]);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    onSend();
    field.current?.focus();
  };
  return (
    <form className="speak-typing" onSubmit={submitted}>
      <TextField
        ref={field}
        label={speak.type.label}
        hideLabel
        placeholder={speak.type.placeholder}
        lang={language}
        dir="auto"
        value={value}
        maxLength={500}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={({ target }) => onWrite(target.value)}
      />
      <Button submit icon="send">
        {speak.type.send}
      </Button>
      <p className="speak-typing-note" role="status">
        {note}
      </p>
    </form>
  );
}
