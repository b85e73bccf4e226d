import { useId } from "react";
import { TextArea, TextField } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import { type ClassDraft, type ClassTrouble, required } from "./class-draft.ts";

type Props = {
  draft: ClassDraft;
  troubles: Partial<Record<keyof ClassDraft, ClassTrouble>>;
  /** What the curriculum files call them: offered, not demanded. */
  known: KnownNames;
  onChange(draft: ClassDraft): void;
};

export type KnownNames = { subjects: readonly string[]; levels: readonly string[] };

/** What is asked about a class; never a pupil's name, and it says why. */
export function ClassFields({ draft, troubles, known, onChange }: Props) {
  const say = words.plan.class;
  const id = useId();
  const field = (name: keyof ClassDraft) => {
    const trouble = troubles[name];
    return {
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
      problem: trouble === undefined ? null : say.troubles[trouble],
      autoComplete: "off",
      "aria-required": required.some((one) => one === name) || undefined,
    };
  };
  return (
    <>
      <p className="start-why">{say.noNames}</p>
      <div className="start-pair">
        <TextField label={say.id} hint={say.idHint} {...field("id")} />
        <TextField label={say.stage} hint={say.stageHint} {...field("stage")} />
      </div>
      <div className="start-pair">
        <TextField label={say.subject} list={`${id}-subjects`} {...field("subject")} />
        <TextField label={say.level} hint={say.levelHint} list={`${id}-levels`} {...field("level")} />
      </div>
      <Names id={`${id}-subjects`} names={known.subjects} />
      <Names id={`${id}-levels`} names={known.levels} />
      <div className="start-pair">
        <TextField label={say.size} inputMode="numeric" {...field("size")} />
        <TextField label={say.period} inputMode="numeric" {...field("periodMinutes")} />
      </div>
      <TextArea label={say.needs} hint={say.needsHint} rows={3} {...field("needs")} />
      <details className="start-more" open={wrongInside(troubles) || undefined}>
        <summary>{say.more}</summary>
        <div className="stack">
          <TextField label={say.language} {...field("language")} />
          <TextArea label={say.worksWell} hint={say.worksWellHint} rows={2} {...field("worksWell")} />
          <TextArea label={say.equipment} hint={say.equipmentHint} rows={2} {...field("equipment")} />
        </div>
      </details>
    </>
  );
}

/** What is offered in a field, and not demanded. */
export function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Something wrong in there must be seen. */
function wrongInside(troubles: Props["troubles"]): boolean {
  return [troubles.language, troubles.worksWell, troubles.equipment].some(Boolean);
}
