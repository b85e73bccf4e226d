import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { useRead } from "../api/use-read.ts";
import { Select } from "../ui/field.tsx";
import { words } from "../words/words.ts";

export type LocalChoice = { baseUrl: string; model: string };

type Props = { chosen: LocalChoice; onChoose(choice: LocalChoice): void };

/** Models that servers on this computer offer, by name; nothing where none is running. */
export function LocalModels({ chosen, onChoose }: Props) {
  const say = words.frame.model.local;
  const { value } = useRead("local-models", (signal) =>
    ask(api.about["local-models"].$get({}, { init: { signal } })),
  );
  const servers = value?.servers ?? [];
  const offered = servers.filter(({ models }) => models.length > 0);
  if (offered.length === 0) {
    const titles = servers.map(({ title }) => title).join(", ");
    return titles === "" ? null : <p className="quiet">{say.empty(titles)}</p>;
  }
  const choices = offered.flatMap(({ baseUrl, models }) => models.map((model) => ({ baseUrl, model })));
  const place = (choice: LocalChoice) =>
    choices.findIndex(({ baseUrl, model }) => baseUrl === choice.baseUrl && model === choice.model);
  return (
    <Select
      label={say.label}
      hint={say.hint}
      value={place(chosen)}
      onChange={({ target }) => {
        const choice = choices[Number(target.value)];
        if (choice !== undefined) onChoose(choice);
      }}
    >
      <option value={-1}>{say.none}</option>
      {offered.map(({ title, baseUrl, models }) => (
        <optgroup key={baseUrl} label={title}>
          {models.map((model) => (
            <option key={model} value={place({ baseUrl, model })}>
              {model}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
