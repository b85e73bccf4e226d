import { type FormEvent, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { Shown } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import type { Starting, StartWish } from "./use-start.ts";

const taught = api.study.courses[":course"].concepts[":concept"].teach;

/** What a new concept is, before it is practised; and a question on it that does not count. */
export function TeachDialog({ course, starting }: { course: string; starting: Starting }) {
  const { reading, close } = starting;
  return (
    <Dialog
      open={reading !== null}
      onClose={close}
      title={words.study.teach.title}
      about={reading?.title ?? ""}
    >
      {reading !== null && <Lesson course={course} wish={reading} starting={starting} />}
    </Dialog>
  );
}

function Lesson({ course, wish, starting }: { course: string; wish: StartWish; starting: Starting }) {
  const say = words.study.teach;
  const param = { course, concept: wish.concept };
  const read = useRead(`study/c/${course}/teach/${wish.concept}`, () => ask(taught.$get({ param })));
  return (
    <>
      <Shown read={read} lines={4}>
        {({ text, question }) =>
          text === null ? (
            <p>{say.nothing}</p>
          ) : (
            <>
              <div className="reading">
                <Markdown text={text} headingsFrom={3} />
              </div>
              <Check key={question} param={param} question={question} />
            </>
          )
        }
      </Shown>
      <div className="row study-begin">
        <Button look="main" busy={starting.busy !== null} onClick={() => starting.begin(wish)}>
          {say.begin}
        </Button>
      </div>
    </>
  );
}

/** `asked`: it was no answer but a question of the learner's, and this is what the course says to it. */
type Compared = { isRight: boolean; answer: string; asked: boolean };

function Check({ param, question }: { param: { course: string; concept: string }; question: string }) {
  const say = words.study.teach;
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
          </div>
        )}
      </div>
    </form>
  );
}
