import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useAbout } from "../../app/about.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import type { OpenSession } from "../session/use-session.ts";

export const composerElement = "talk-composer";

/** More than this is no request but material, which belongs into a file. */
const mostAsked = 8_000;

/** Where to write. What is written survives a reload, until the server has taken it. */
export function Composer({
  session: { view, running, stopping, sending, deciding, doings },
  text,
  onText,
}: {
  session: OpenSession;
  text: string;
  onText(text: string): void;
}) {
  const say = words.planLesson.conversation;
  const { model } = useAbout();
  const form = useRef<HTMLFormElement>(null);
  const busy = running || sending !== null || deciding !== null;
  const accepted = view.lesson?.sections.filter(({ decision }) => decision === "accepted").length ?? 0;
  const tooLong = text.trim().length > mostAsked;
  const submitted = async (event: FormEvent) => {
    event.preventDefault();
    const input = text.trim();
    if (input === "" || busy || tooLong) return;
    if (await doings.send(input)) onText("");
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form id={composerElement} ref={form} className="talk-composer" onSubmit={submitted} onKeyDown={pressed}>
      <TextArea
        label={say.ask}
        placeholder={model?.provider === "builtin" ? say.placeholderBuiltin : say.placeholder}
        value={text}
        rows={3}
        hint={accepted > 0 && text.trim() !== "" ? say.mayReplace(accepted) : undefined}
        problem={tooLong ? say.tooLong(text.trim().length, mostAsked) : null}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="row talk-composer-end">
        {running ? (
          <Button icon="stop" keys="Escape" busy={stopping} onClick={() => void doings.stop()}>
            {stopping ? words.planLesson.stopping : words.planLesson.stop}
          </Button>
        ) : (
          <Button look="main" icon="send" submit busy={busy} disabled={text.trim() === "" || tooLong}>
            {say.send}
          </Button>
        )}
      </div>
    </form>
  );
}
