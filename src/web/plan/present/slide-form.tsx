import { type FormEvent, useState } from "react";
import type { SlideText } from "../../../lesson/export/slide-text.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { present } from "../../words/en/present.ts";
import { words } from "../../words/words.ts";

type Props = {
  slide: SlideText;
  /** It is put in: it says something. One that stands already may be left without words, and is left out then. */
  isNew: boolean;
  busy: boolean;
  onSave(slide: SlideText): void;
  onCancel(): void;
};

/** One slide in fields. */
export function SlideForm({ slide, isNew, busy, onSave, onCancel }: Props) {
  const say = present.form;
  const [draft, setDraft] = useState({
    ...slide,
    minutes: slide.minutes === null ? "" : String(slide.minutes),
  });
  const put = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const minutes = Number.parseInt(draft.minutes, 10);
  const whole = draft.title.trim() !== "" && !(isNew && draft.text.trim() === "");
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!whole) return;
    onSave({
      title: draft.title.trim(),
      label: draft.label.trim(),
      minutes: Number.isNaN(minutes) || minutes < 1 ? null : minutes,
      text: draft.text.trim(),
      notes: draft.notes.trim(),
    });
  };
  return (
    <form className="stack companion-form" noValidate onSubmit={submitted}>
      <TextField
        label={say.heading}
        value={draft.title}
        autoComplete="off"
        data-first={isNew ? true : undefined}
        onChange={({ target }) => put({ title: target.value })}
      />
      <div className="row">
        <TextField
          label={say.label}
          value={draft.label}
          autoComplete="off"
          onChange={({ target }) => put({ label: target.value })}
        />
        <TextField
          label={say.minutes}
          hint={say.minutesHint}
          inputMode="numeric"
          value={draft.minutes}
          autoComplete="off"
          onChange={({ target }) => put({ minutes: target.value.replace(/\D/g, "").slice(0, 3) })}
        />
      </div>
      <TextArea
        label={say.text}
        hint={say.textHint}
        rows={8}
        value={draft.text}
        data-first={isNew ? undefined : true}
        onChange={({ target }) => put({ text: target.value })}
      />
      <TextArea
        label={say.notes}
        rows={5}
        value={draft.notes}
        onChange={({ target }) => put({ notes: target.value })}
      />
      <div className="row">
        <Button look="main" submit busy={busy} aria-disabled={!whole}>
          {say.save}
        </Button>
        <Button onClick={onCancel}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
