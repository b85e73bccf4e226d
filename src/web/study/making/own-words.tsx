import { type FormEvent, useState } from "react";
import { placeholders, templateProblem, templateUses } from "../../../learning/template-words.ts";
import { ask, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/states.tsx";
import { making as say } from "../../words/en/making.ts";
import { making, type Outline } from "./calls.ts";

type Template = Outline["about"]["templates"][number];

/** The course's own words for what a model, or a learner who is to write, is asked; what is broken is named as one types. */
export function OwnWords({ outline, onDone }: { outline: Outline; onDone(): void }) {
  const { name, about } = outline;
  const [texts, setTexts] = useState<readonly Template[]>(about.templates);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isBroken = texts.some(({ text }) => templateProblem(text) !== null);
  const change = (at: number, next: Partial<Template>) =>
    setTexts((before) => before.map((one, index) => (index === at ? { ...one, ...next } : one)));
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    if (isBroken) return;
    setBusy(true);
    try {
      const json = { templates: [...texts] };
      await ask(making.courses[":course"].$put({ param: { course: name }, json }));
      changed("study/");
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void submitted(event)}>
      <p className="quiet">{say.templates.about(placeholders.map((one) => `{${one}}`).join(", "))}</p>
      {texts.map(({ for: use, text, levels, types }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of them apart
        <fieldset key={at} className="stack">
          <legend>{say.templates.one(at + 1)}</legend>
          <Select
            label={say.templates.use}
            value={use}
            onChange={({ target }) =>
              change(at, { for: templateUses.find((one) => one === target.value) ?? use })
            }
          >
            {templateUses.map((one) => (
              <option key={one} value={one}>
                {say.templates.uses[one]}
              </option>
            ))}
          </Select>
          <TextArea
            label={say.templates.text}
            rows={4}
            value={text}
            problem={templateProblem(text)}
            hint={say.templates.only([...(levels ?? []), ...(types ?? [])])}
            onChange={({ target }) => change(at, { text: target.value })}
          />
          <Button look="quiet" onClick={() => setTexts((before) => before.toSpliced(at, 1))}>
            {say.templates.remove}
          </Button>
        </fieldset>
      ))}
      <Button icon="plus" onClick={() => setTexts((before) => [...before, { for: "talk", text: "" }])}>
        {say.templates.add}
      </Button>
      {problem !== null && (
        <Notice tone="problem">
          <p>{problem}</p>
        </Notice>
      )}
      <Button look="main" submit busy={busy} disabled={isBroken}>
        {say.about.save}
      </Button>
    </form>
  );
}
