import { useId } from "react";
import type { Read } from "../../api/use-read.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { classTroubles } from "./class-draft.ts";
import { ClassFields, Names } from "./class-fields.tsx";
import { CurriculumStep, type Places } from "./curriculum-step.tsx";
import { FinishStep } from "./finish-step.tsx";
import type { SetUpDraft, Step } from "./set-up-draft.ts";

type Props = {
  draft: SetUpDraft;
  /** It was pressed on: what is wrong is said. */
  tried: boolean;
  places: Read<Places>;
  onChange(change: Partial<SetUpDraft>): void;
  onGoTo(step: Step): void;
};

export function SetUpStep({ draft, tried, places, onChange, onGoTo }: Props) {
  switch (draft.step) {
    case "you":
      return <AboutYou draft={draft} tried={tried} places={places.value} onChange={onChange} />;
    case "class":
      return (
        <ClassFields
          draft={draft.class}
          troubles={tried ? classTroubles(draft.class) : {}}
          known={{
            subjects: (places.value?.curriculum ?? []).map(({ subject }) => subject).filter(Boolean),
            levels: (places.value?.curriculum ?? []).flatMap(({ levels }) => levels),
          }}
          onChange={(next) => onChange({ class: next })}
        />
      );
    case "curriculum":
      return (
        <Shown read={places}>
          {(value) => <CurriculumStep places={value} draft={draft} onChange={onChange} />}
        </Shown>
      );
    case "finish":
      return (
        <FinishStep draft={draft} tried={tried} places={places.value} onChange={onChange} onGoTo={onGoTo} />
      );
  }
}

function AboutYou({
  draft,
  tried,
  places,
  onChange,
}: Pick<Props, "draft" | "tried" | "onChange"> & { places: Places | undefined }) {
  const id = useId();
  const packs = places?.packs ?? [];
  const say = words.plan.setUp;
  const { missing, tooLong } = words.plan.class.troubles;
  const problemOf = (value: string, needed: boolean) => {
    if (!tried) return null;
    if (needed && value.trim() === "") return missing;
    return value.split("\n").some((line) => line.trim().length > 200) ? tooLong : null;
  };
  return (
    <>
      <TextField
        label={say.teaches}
        hint={say.teachesHint}
        aria-required
        value={draft.teaches}
        problem={problemOf(draft.teaches, true)}
        list={`${id}-subjects`}
        onChange={({ target }) => onChange({ teaches: target.value })}
      />
      <TextField
        label={say.country}
        hint={say.countryHint}
        autoComplete="off"
        list={`${id}-countries`}
        value={draft.country}
        problem={problemOf(draft.country, false)}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <Names id={`${id}-subjects`} names={packs.map(({ subject }) => subject)} />
      <Names id={`${id}-countries`} names={packs.map(({ country }) => country)} />
      <TextField
        label={say.school}
        hint={say.schoolHint}
        value={draft.school}
        problem={problemOf(draft.school, false)}
        onChange={({ target }) => onChange({ school: target.value })}
      />
      <TextArea
        label={say.habits}
        hint={say.habitsHint}
        rows={3}
        value={draft.habits}
        problem={problemOf(draft.habits, false)}
        onChange={({ target }) => onChange({ habits: target.value })}
      />
    </>
  );
}
