import { Select } from "../../ui/field.tsx";
import { study } from "../../words/en/study.ts";
import { languageChoices } from "./languages.ts";

type Props = {
  label: string;
  value: string;
  /** What "" is called; without it there must be one. */
  none?: string;
  hint?: string;
  onChange(code: string): void;
};

export function LanguageField({ label, value, none, hint, onChange }: Props) {
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(hint === undefined ? {} : { hint })}
    >
      {none !== undefined && <option value="">{none}</option>}
      {languageChoices(study.locale, [value]).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
