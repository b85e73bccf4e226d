import { useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useRemembered } from "../../../app/remembered.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { Hints } from "../hints.tsx";
import type { KindProps } from "../kind-props.ts";
import { workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { ErrorList } from "../result/error-list.tsx";
import { Result } from "../result/result.tsx";
import { SelfRating } from "../result/self-rating.tsx";
import { Top } from "../top.tsx";
import { Beside, OwnPicture } from "./beside.tsx";
import { DrawingBoard } from "./drawing-board.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { sendPicture, type Unread } from "./send-picture.ts";

const say = studyExercise;

/** Drawn here, sent as a photo, or typed instead. What cannot be read is never wrong. */
export function PhotoExercise({ open, grading }: KindProps) {
  const { exercise } = open;
  const { exercise_id: id } = exercise;
  const { prompts = null, isDrawn = false } = workOf(exercise, "image_review") ?? {};
  const [way, setWay] = useRemembered("exercise.by-hand", "draw");
  const [typed, setTyped] = useRemembered(`exercise.${id}.text`, "");
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Unread | null>(null);
  const { shown } = grading;
  if (prompts === null) {
    return (
      <Notice tone="problem">
        <p>{say.damaged}</p>
      </Notice>
    );
  }
  const { picture, reference } = exercise;
  const isDone = grading.counts;
  const send = async (blob: Blob) => {
    setBusy(true);
    const answer = await sendPicture(id, blob);
    setBusy(false);
    if ("problem" in answer) tell(answer.problem, { tone: "problem" });
    else if ("unread" in answer) setSent(answer.unread);
    else grading.show(answer.graded);
    open.reload();
  };
  const compare = async () => {
    try {
      await ask(api.exercises[":id"].reference.$post({ param: { id } }));
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    }
    open.reload();
  };
  const byKeys = {
    id: "type",
    label: say.photo.ways.type,
    content: (
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void grading.grade({ response: typed });
        }}
      >
        <TextArea
          label={say.photo.typed}
          value={typed}
          dir="auto"
          spellCheck={false}
          required
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button look="main" submit busy={grading.busy === "handing-in"}>
            {say.photo.handInTyped}
          </Button>
        </div>
      </form>
    ),
  };
  const tabs = [
    {
      id: "draw",
      label: say.photo.ways.draw,
      content: <DrawingBoard name={id} busy={busy} onSend={send} />,
    },
    { id: "send", label: say.photo.ways.send, content: <PhotoPicker busy={busy} onSend={send} /> },
    // What is drawn cannot be typed; what is typed after the reference shows nothing.
    ...(isDrawn || reference !== null ? [] : [byKeys]),
  ];
  return (
    <>
      <Top exercise={exercise} />
      {isDone && shown === null && <Counted exercise={exercise} grading={grading} />}
      {shown !== null && (
        <>
          <Result exercise={exercise} grading={grading} shown={shown} />
          <ErrorList errors={shown.evaluation.details.errors} />
        </>
      )}
      <section aria-labelledby="by-hand">
        <h2 id="by-hand">{say.photo.task}</h2>
        <ul className="sx-prompts reading">
          {prompts.map((prompt) => (
            <li key={prompt} dir="auto">
              <Markdown text={prompt} />
            </li>
          ))}
        </ul>
      </section>
      {sent !== null && !isDone && reference === null && <NotRead unread={sent} />}
      {reference !== null && (
        <Beside id={id} picture={picture} reference={reference} tongue={exercise.languages.target} />
      )}
      {reference === null && picture !== null && <OwnPicture id={id} picture={picture} />}
      {reference !== null && !isDone && (
        <section className="card sx-result" aria-label={say.self.title}>
          <p>{say.photo.seen}</p>
          <SelfRating exercise={exercise} grading={grading} />
        </section>
      )}
      {busy && (
        <p role="status" className="quiet">
          {say.photo.reading}
        </p>
      )}
      {!isDone && (
        <section className="stack" aria-labelledby="hand-in">
          <h2 id="hand-in">{picture === null ? say.photo.how : say.photo.again}</h2>
          <Tabs
            label={say.photo.how}
            tabs={tabs}
            value={tabs.some((tab) => tab.id === way) ? way : "draw"}
            onChange={setWay}
          />
        </section>
      )}
      {!isDone && reference === null && exercise.quiz !== true && (
        <div className="row">
          <Button onClick={() => void compare()}>{say.photo.compare}</Button>
          <small className="quiet">{say.photo.compareAbout}</small>
        </div>
      )}
      <Hints exercise={exercise} reload={open.reload} />
    </>
  );
}

function NotRead({ unread }: { unread: Unread }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something could not be read it is said
  useEffect(() => title.current?.focus(), [unread]);
  return (
    <section className="card sx-result" aria-labelledby="unread">
      <h2 id="unread" ref={title} tabIndex={-1}>
        {say.photo.unread}
      </h2>
      <p>
        {unread.reason} {say.photo.unreadSafe}
      </p>
    </section>
  );
}
