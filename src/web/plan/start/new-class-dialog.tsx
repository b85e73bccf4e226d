import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { changed, useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/states.tsx";
import { tell } from "../../ui/toast-list.ts";
import { words } from "../../words/words.ts";
import { classTroubles, classWish } from "./class-draft.ts";
import { ClassFields } from "./class-fields.tsx";
import { PersonalNotice, usePersonalCheck } from "./personal-check.tsx";
import { readClass } from "./read-class.ts";
import { readCurriculumFiles } from "./read-curriculum-files.ts";
import { useFirstInvalid } from "./use-first-invalid.ts";

type Props = { open: boolean; onClose(): void; onMade(id: string): void };

/** Writes a class profile into the open workspace. */
export function NewClassDialog({ open, onClose, onMade }: Props) {
  const say = words.plan.class;
  return (
    <Dialog open={open} onClose={onClose} title={say.title} about={say.about}>
      <NewClassForm onMade={onMade} />
    </Dialog>
  );
}

function NewClassForm({ onMade }: { onMade(id: string): void }) {
  const say = words.plan.class;
  const [text, keep] = useRemembered("plan.new-class", "");
  const draft = readClass(text);
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const workspace = useRead("workspace", () => ask(api.workspace.$get()));
  const curriculum = useRead("curriculum/files", readCurriculumFiles);
  const personal = usePersonalCheck();
  const { form, focusFirst } = useFirstInvalid();
  const troubles = classTroubles(draft);

  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    setProblem(null);
    if (Object.keys(troubles).length > 0) return focusFirst();
    setBusy(true);
    const wish = classWish(draft);
    try {
      await ask(api.workspace.classes.$post({ json: { ...wish, consents: personal.consentTo(wish) } }));
      keep("");
      changed("workspace");
      tell(say.made(wish.id));
      onMade(wish.id);
    } catch (error) {
      if (!personal.heard(error, wish)) setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" ref={form} onSubmit={submitted} noValidate>
      {workspace.value?.sample === true && (
        <p>
          {say.inSample} <Link to="/plan/set-up">{words.plan.start.makeYourOwn}</Link>
        </p>
      )}
      <ClassFields
        draft={draft}
        troubles={shown ? troubles : {}}
        known={{
          subjects: (curriculum.value?.files ?? []).map(({ subject }) => subject).filter(Boolean),
          levels: curriculum.value?.levels ?? [],
        }}
        onChange={(next) => keep(JSON.stringify(next))}
      />
      <PersonalNotice check={personal} />
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="row">
        <Button look="main" submit busy={busy}>
          {say.make}
        </Button>
      </div>
    </form>
  );
}
