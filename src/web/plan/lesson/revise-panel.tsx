import { type FormEvent, type KeyboardEvent, useRef } from "react";
import type { EditType } from "../../../lesson/decide/decision.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import type { SectionShown } from "../session/read-session.ts";
import { goTo, type Hands } from "./hands.ts";
import { exampleFor, presetsFor } from "./wishes-offered.ts";

/** What a teacher often asks for, and a line to write in. */
export function RevisePanel({
  section: { id, title },
  keptAs,
  builtin,
  hands,
}: {
  section: SectionShown;
  /** Name under which what is written here is kept until it is sent. */
  keptAs: string;
  /** No model drafts. */
  builtin: boolean;
  hands: Hands;
}) {
  const say = words.planLesson;
  const [text, setText] = useRemembered(keptAs, "");
  const presets = presetsFor(title, builtin);
  const form = useRef<HTMLFormElement>(null);
  const close = () => {
    hands.revise(null);
    goTo(id);
  };
  const ask = (editType: EditType) => {
    close();
    hands.decide({ type: "revise", section: id, editType }, title);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    const request = text.trim();
    if (request === "") return;
    close(); // what was written is kept until it is done: a check may send it back
    hands.decide({ type: "revise", section: id, request }, title);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    else return;
    event.preventDefault();
  };
  if (presets.length === 0)
    return (
      <div className="lesson-revise">
        <p>{say.reviseByHand(title)}</p>
        <div className="row">
          <Button look="quiet" autoFocus onClick={close}>
            {words.frame.close}
          </Button>
        </div>
      </div>
    );
  return (
    <form ref={form} className="lesson-revise" onSubmit={submitted} onKeyDown={pressed}>
      <fieldset>
        <legend>{say.reviseHow(title)}</legend>
        <div className="row">
          {presets.map((preset) => (
            <Button key={preset} className="lesson-preset" onClick={() => ask(preset)}>
              {say.presets[preset]}
            </Button>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={say.reviseOwn}
        hint={say.reviseHint}
        placeholder={exampleFor(title, builtin)}
        value={text}
        rows={2}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        <Button look="main" submit disabled={text.trim() === ""}>
          {say.reviseSend}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.frame.cancel}
        </Button>
      </div>
    </form>
  );
}
