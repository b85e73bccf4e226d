import { type FormEvent, useRef, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Shown } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { AdaptDialog } from "../adapt-dialog.tsx";

type Props = { id: string; title: string };

/** What can be done with a kept lesson besides opening it. */
export function LessonMenu({ id, title }: Props) {
  const say = words.manage.lesson;
  const [open, setOpen] = useState<"rename" | "adapt" | "delete" | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const copy = async () => {
    try {
      await ask(api.sessions[":id"].copy.$post({ param: { id } }));
      changed("sessions");
      tell(say.copied(title));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    }
  };
  const remove = async () => {
    // The row goes, and its button with it: the keyboard goes on in the list.
    const list = button.current?.closest<HTMLElement>("ul") ?? null;
    await ask(api.sessions[":id"].$delete({ param: { id } }));
    changed("sessions");
    tell(say.deleted(title));
    list?.querySelector<HTMLElement>("a")?.focus();
  };
  return (
    <>
      <Menu
        items={[
          { label: say.rename, run: () => setOpen("rename") },
          { label: say.copy, run: () => void copy() },
          { label: say.adapt, run: () => setOpen("adapt") },
          null,
          { label: say.delete, run: () => setOpen("delete") },
        ]}
      >
        <IconButton ref={button} icon="more" label={say.more(title)} className="lesson-more" />
      </Menu>
      <Dialog open={open === "rename"} onClose={close} title={say.renameTitle} backTo={button}>
        <RenameForm id={id} title={title} onDone={close} />
      </Dialog>
      <AdaptDialog id={id} title={title} open={open === "adapt"} onClose={close} backTo={button} />
      <ConfirmDialog
        open={open === "delete"}
        onClose={close}
        title={say.deleteTitle(title)}
        label={say.deleteYes}
        onConfirm={remove}
        backTo={button}
      >
        <Going id={id} />
      </ConfirmDialog>
    </>
  );
}

/** What would go, said before it does. */
function Going({ id }: { id: string }) {
  const read = useRead(`going/${id}`, () => ask(api.sessions[":id"].going.$get({ param: { id } })));
  return (
    <Shown read={read} lines={2}>
      {(going) => <p>{words.manage.lesson.going(going)}</p>}
    </Shown>
  );
}

function RenameForm({ id, title, onDone }: Props & { onDone(): void }) {
  const say = words.manage.lesson;
  const [text, setText] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setProblem(say.nameMissing);
    setBusy(true);
    try {
      const renamed = await ask(api.sessions[":id"].title.$put({ param: { id }, json: { title: text } }));
      changed("sessions");
      tell(say.renamed(renamed.title));
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submitted(event)}>
      <TextField
        label={say.name}
        hint={say.nameHint}
        data-first
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        problem={problem}
      />
      <div className="row">
        <Button look="main" submit busy={busy}>
          {words.frame.save}
        </Button>
        <Button onClick={onDone}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}
