import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import { comingAlong, type Places } from "./curriculum-step.tsx";
import { asName, chosenFiles, isName, type SetUpDraft, type Step } from "./set-up-draft.ts";

type Props = {
  draft: SetUpDraft;
  tried: boolean;
  places: Places | undefined;
  onChange(change: Partial<SetUpDraft>): void;
  onGoTo(step: Step): void;
};

/** All of it once more, and a name for its folder. */
export function FinishStep({ draft, tried, places, onChange, onGoTo }: Props) {
  const say = words.plan.setUp;
  const { id, stage, subject } = draft.class;
  const files = [
    ...comingAlong(places, draft),
    ...chosenFiles(places?.curriculum ?? [], draft),
    ...draft.own,
  ];
  const rows: { step: Exclude<Step, "finish">; text: string }[] = [
    { step: "you", text: [draft.teaches, draft.country].filter(Boolean).join(" · ") },
    { step: "class", text: `${id} · ${stage} · ${subject}` },
    { step: "curriculum", text: files.map(({ title }) => title).join("; ") || say.noFiles },
  ];
  return (
    <>
      <p>{say.finishAbout}</p>
      <dl className="start-summary">
        {rows.map(({ step, text }) => (
          <div key={step}>
            <dt>{say.summary[step]}</dt>
            <dd>{text}</dd>
            <dd>
              <Button
                look="quiet"
                aria-label={`${say.change}: ${say.summary[step]}`}
                onClick={() => onGoTo(step)}
              >
                {say.change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <TextField
        label={say.name}
        hint={say.nameHint(`${places?.folder ?? "…"}/${draft.name}`)}
        spellCheck={false}
        autoComplete="off"
        value={draft.name}
        problem={tried && !isName(draft.name) ? say.nameWrong : null}
        onChange={({ target }) => onChange({ name: asName(target.value) })}
      />
    </>
  );
}
