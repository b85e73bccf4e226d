import { type FormEvent, useRef, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { useActions } from "../../app/actions.ts";
import { go, pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { knowBegun } from "../begun.ts";
import { ImportDialog } from "../import/import-dialog.tsx";
import { NoteForm } from "../note-form/note-form.tsx";
import { BeforeDrafting } from "./before-drafting.tsx";
import { ClassCards } from "./class-cards.tsx";
import type { ClassShown } from "./class-line.ts";
import { focusTopic } from "./focus-topic.ts";
import { readCurriculumFiles } from "./read-curriculum-files.ts";
import {
  emptyDraft,
  lengthShown,
  longest,
  longestTopic,
  minutesOf,
  requestOf,
  type StartDraft,
  shortest,
  type Trouble,
  troubleIn,
} from "./start-draft.ts";
import { TopicField } from "./topic-field.tsx";
import { useBeforeDrafting } from "./use-before-drafting.ts";

type Props = {
  classes: readonly ClassShown[];
  draft: StartDraft;
  onChange(change: Partial<StartDraft>): void;
  onMakeClass(): void;
};

/** Class, topic, length; one button, and what will be used before anything is drafted. */
export function StartForm({ classes, draft, onChange, onMakeClass }: Props) {
  const say = words.plan.start;
  const [trouble, setTrouble] = useState<Trouble["field"] | null>(null);
  const [bringing, setBringing] = useState(false);
  const [noting, setNoting] = useState(false);
  const workspace = useRead("workspace", () => ask(api.workspace.$get()));
  const firstClass = useRef<HTMLInputElement>(null);
  const minutesField = useRef<HTMLInputElement>(null);
  const curriculum = useRead("curriculum/files", readCurriculumFiles);
  const only = classes.length === 1 ? classes[0] : undefined;
  const chosen = classes.find(({ id }) => id === draft.classId) ?? only ?? null;
  const before = useBeforeDrafting((id) => {
    onChange({ ...emptyDraft, classId: chosen?.id ?? null });
    knowBegun(id);
    go(pathTo("plan", "s", id));
  });
  const { asked } = before;
  const minutes = minutesOf(draft, chosen?.periodMinutes ?? 50);
  const change = (next: Partial<StartDraft>) => {
    onChange(next);
    setTrouble(null);
    before.forget();
  };
  const look = () => {
    const found = troubleIn({ ...draft, classId: chosen?.id ?? null }, minutes);
    setTrouble(found?.field ?? null);
    if (found?.field === "class") firstClass.current?.focus();
    else if (found?.field === "topic" || found?.field === "topicLong") focusTopic();
    else if (found?.field === "minutes") minutesField.current?.focus();
    if (found !== null || chosen === null || minutes === null) return;
    const others = classes.flatMap(({ id }) => (id === chosen.id ? [] : [id]));
    void before.look(requestOf(draft, { id: chosen.id, others }, minutes));
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    look();
  };
  const send = () => {
    if (asked?.state === "shown" && asked.outlook.kind === "clear") void before.start();
    else if (asked?.state !== "looking") look();
  };
  useActions([
    {
      id: "plan-send",
      label: asked?.state === "shown" ? words.plan.draftIt : say.go,
      group: words.plan.keys,
      keys: "mod+Enter",
      run: send,
    },
  ]);
  return (
    <form className="start-form" onSubmit={submitted} noValidate>
      <h2 className="start-question">{words.plan.question}</h2>
      <ClassCards
        classes={classes}
        chosen={chosen?.id ?? null}
        problem={trouble === "class" ? say.chooseClass : null}
        first={firstClass}
        onChoose={(classId) => change({ classId, minutes: null })}
        onMake={onMakeClass}
      />
      <div className="start-ask">
        <TopicField
          topic={draft.topic}
          code={draft.code}
          of={chosen}
          problem={topicProblem(draft.topic, trouble)}
          onType={(topic) => change({ topic, code: null })}
          onChoose={({ title, code }) => change({ topic: title, code })}
        />
        <TextField
          ref={minutesField}
          label={say.minutes}
          inputMode="numeric"
          autoComplete="off"
          value={lengthShown(draft, chosen?.periodMinutes ?? 50)}
          hint={chosen === null ? undefined : say.period(chosen.periodMinutes)}
          problem={trouble === "minutes" ? say.minutesWrong(shortest, longest) : null}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </div>
      {curriculum.value?.files.length === 0 && (
        <Notice>
          <p>{say.noCurriculum}</p>
          <Button icon="plus" onClick={() => setBringing(true)}>
            {words.planWorkspace.import.open}
          </Button>
        </Notice>
      )}
      {asked?.state === "failed" && (
        <Notice tone="problem">
          <p>{asked.message}</p>
        </Notice>
      )}
      {asked?.state === "shown" ? (
        <BeforeDrafting
          key={asked.request}
          preview={asked.preview}
          outlook={asked.outlook}
          busy={before.busy}
          onBringIn={() => setBringing(true)}
          onDraft={(instead) => void before.start(instead)}
          onChange={() => {
            before.forget();
            focusTopic();
          }}
        />
      ) : (
        <div className="row">
          <Button look="main" submit busy={asked?.state === "looking"}>
            {say.go}
          </Button>
          <Button look="quiet" icon="plus" onClick={() => setNoting(true)}>
            {words.noteForm.open}
          </Button>
        </div>
      )}
      {noting && workspace.value !== undefined && (
        <NoteForm
          root={workspace.value.root}
          onClose={() => setNoting(false)}
          onSaved={(_, topic) => {
            setNoting(false);
            change({ topic, code: null });
          }}
        />
      )}
      <ImportDialog open={bringing} onClose={() => setBringing(false)} subject={chosen?.subject ?? ""} />
    </form>
  );
}

/** One that is too long is said at once: the form would not be taken. */
function topicProblem(topic: string, trouble: Trouble["field"] | null): string | null {
  const say = words.plan.start;
  const length = topic.trim().length;
  if (length > longestTopic) return say.topicTooLong(length, longestTopic);
  return trouble === "topic" ? say.topicMissing : null;
}
