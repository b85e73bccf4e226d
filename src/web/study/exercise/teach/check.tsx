import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { study } from "../../../words/en/study.ts";
import { SayAloud } from "./say-aloud.tsx";

const taught = api.study.courses[":course"].concepts[":concept"].teach;

/** `asked`: it was no answer but a question of the learner's, and this is what the course says to it. */
type Compared = {
  isRight: boolean;
  answer: string;
  asked: boolean;
  sound: { text: string; language: string } | null;
};
type Props = { param: { course: string; concept: string }; question: string };

/** A question on what was just read. It does not count: the answer is shown either way. */
export function Check({ param, question }: Props) {
  const say = study.teach;
  const [compared, setCompared] = useState<Compared | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submitted = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reply = String(new FormData(event.currentTarget).get("reply") ?? "");
    setBusy(true);
    setProblem(null);
    try {
      setCompared(await ask(taught.$post({ param, json: { reply } })));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="study-check" onSubmit={submitted}>
      <h3>{say.question}</h3>
      <div className="reading">
        <Markdown text={question} headingsFrom={4} />
      </div>
      <TextArea label={say.reply} hint={say.hint} name="reply" rows={2} problem={problem} />
      <div className="row">
        <Button submit busy={busy}>
          {say.compare}
        </Button>
      </div>
      <div role="status">
        {compared !== null && (
          <div
            className="reading study-compared"
            ref={(element) => element?.scrollIntoView({ block: "center" })}
          >
            {!compared.asked && <p>{compared.isRight ? say.right : say.compareWith}</p>}
            <Markdown text={compared.answer} headingsFrom={4} />
            {compared.sound !== null && <SayAloud {...compared.sound} />}
          </div>
        )}
      </div>
    </form>
  );
}
