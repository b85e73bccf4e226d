import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import type { Save, Settings } from "./settings-page.tsx";

type Props = { settings: Settings; save: Save };

export function MinutesField({ settings, save }: Props) {
  const say = words.study.settings;
  const [text, setText] = useState(String(settings.minutes));
  const [problem, setProblem] = useState<string | null>(null);
  const given = () => {
    const minutes = Number(text);
    const isFine = text.trim() !== "" && minutes >= 1 && minutes <= 600;
    setProblem(isFine ? null : say.minutesWrong);
    if (isFine && minutes !== settings.minutes) save({ minutes });
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
        label={say.minutes}
        hint={say.minutesHint}
        problem={problem}
        type="number"
        inputMode="numeric"
        min={1}
        max={600}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={given}
      />
    </form>
  );
}

export function ZoneField({ settings, save }: Props) {
  const say = words.study.settings;
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
