import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { study } from "../../words/en/study.ts";
import type { Save, Settings } from "./settings-page.tsx";

type Props = { settings: Settings; save: Save };

export function MinutesField({ settings, save }: Props) {
  const { minutes, minutesHint, minutesWrong } = study.settings;
  const say = { label: minutes, hint: minutesHint, wrong: minutesWrong };
  return <NumberField say={say} most={600} now={settings.minutes} save={(n) => save({ minutes: n })} />;
}

export function NewWordsField({ settings, save }: Props) {
  const { newWords, newWordsHint, newWordsWrong } = study.settings;
  const say = { label: newWords, hint: newWordsHint, wrong: newWordsWrong };
  return (
    <NumberField say={say} most={500} now={settings.newWords} save={(n) => save({ newWords: n })} whole />
  );
}

type NumberProps = {
  say: { label: string; hint: string; wrong: string };
  most: number;
  now: number;
  whole?: boolean;
  save(value: number): void;
};

/** Saved when the field is left, or with Enter; from 1. */
function NumberField({ say, most, now, whole = false, save }: NumberProps) {
  const [text, setText] = useState(String(now));
  const [problem, setProblem] = useState<string | null>(null);
  const given = () => {
    const value = Number(text);
    const isFine = text.trim() !== "" && value >= 1 && value <= most && (!whole || Number.isInteger(value));
    setProblem(isFine ? null : say.wrong);
    if (isFine && value !== now) save(value);
  };
  return (
    <form
      className="study-setting"
      onSubmit={(event) => {
        event.preventDefault();
        given();
      }}
    >
      <TextField
        label={say.label}
        hint={say.hint}
        problem={problem}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={given}
      />
    </form>
  );
}

export function ZoneField({ settings, save }: Props) {
  const say = study.settings;
  const known = Intl.supportedValuesOf("timeZone");
  const zones = known.includes(settings.timeZone) ? known : [settings.timeZone, ...known];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="study-setting">
      <Select
        label={say.zone}
        hint={say.zoneHint}
        value={settings.timeZone}
        onChange={({ target }) => save({ timeZone: target.value })}
      >
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </Select>
      {here !== settings.timeZone && (
        <Button look="quiet" onClick={() => save({ timeZone: here })}>
          {say.takeHere(here.replaceAll("_", " "))}
        </Button>
      )}
    </div>
  );
}
