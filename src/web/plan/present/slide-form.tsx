import { type FormEvent, useState } from "react";
import type { SlideText } from "../../../lesson/export/slide-text.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { present } from "../../words/en/present.ts";
import { words } from "../../words/words.ts";

type Props = { slide: SlideText; busy: boolean; onSave(slide: SlideText): void; onCancel(): void };

/** One slide in fields. */
export function SlideForm({ slide, busy, onSave, onCancel }: Props) {
  const say = present.form;
  const [draft, setDraft] = useState({
    ...slide,
    minutes: slide.minutes === null ? "" : String(slide.minutes),
  });
  const put = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));
  const minutes = Number.parseInt(draft.minutes, 10);
  const named = draft.title.trim() !== "";
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!named) return;
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
        data-first
        onChange={({ target }) => put({ text: target.value })}
      />
      <TextArea
        label={say.notes}
        rows={5}
        value={draft.notes}
        onChange={({ target }) => put({ notes: target.value })}
      />
      <div className="row">
        <Button look="main" submit busy={busy} aria-disabled={!named}>
          {say.save}
        </Button>
        <Button onClick={onCancel}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
