import { useEffect, useRef, useState } from "react";
import { useRemembered } from "../../../app/remembered.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { words } from "../../../words/words.ts";
import { Hints } from "../hints.tsx";
import type { KindProps } from "../kind-props.ts";
import { workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { ErrorList } from "../result/error-list.tsx";
import { Result } from "../result/result.tsx";
import { SelfRating } from "../result/self-rating.tsx";
import { Top } from "../top.tsx";
import { DrawingBoard } from "./drawing-board.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { sendPicture, type Unread } from "./send-picture.ts";

const say = words.studyExercise;

/** Drawn here, sent as a photo, or typed instead. What cannot be read is never wrong. */
export function PhotoExercise({ open, grading }: KindProps) {
  const { exercise } = open;
  const { exercise_id: id } = exercise;
  const prompts = workOf(exercise, "image_review")?.prompts ?? null;
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
  const send = async (picture: Blob) => {
    setBusy(true);
    const answer = await sendPicture(id, picture);
    setBusy(false);
    if ("problem" in answer) tell(answer.problem, { tone: "problem" });
    else if ("unread" in answer) setSent(answer.unread);
    else grading.show(answer.graded);
  };
  const isDone = grading.counts;
  // Over a reload too: who has seen it cannot hand it in as if they had not.
  const unread = sent ?? (exercise.reference === null ? null : { reason: "", reference: exercise.reference });
  const tabs = [
    {
      id: "draw",
      label: say.photo.ways.draw,
      content: <DrawingBoard name={id} busy={busy} onSend={send} />,
    },
    { id: "send", label: say.photo.ways.send, content: <PhotoPicker busy={busy} onSend={send} /> },
    {
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
    },
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
      {unread !== null && !isDone && <NotRead unread={unread} open={open} grading={grading} />}
      {busy && (
        <p role="status" className="quiet">
          {say.photo.reading}
        </p>
      )}
      {!isDone && unread === null && (
        <Tabs
          label={say.photo.how}
          tabs={tabs}
          value={tabs.some((tab) => tab.id === way) ? way : "draw"}
          onChange={setWay}
        />
      )}
      <Hints exercise={exercise} reload={open.reload} />
    </>
  );
}

function NotRead({ unread, open, grading }: KindProps & { unread: Unread }) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something could not be read it is said
  useEffect(() => title.current?.focus(), [unread.reason, unread.reference.join("\n")]);
  return (
    <section className="card sx-result" aria-labelledby="unread">
      <h2 id="unread" ref={title} tabIndex={-1}>
        {say.photo.unread}
      </h2>
      <p>
        {unread.reason} {say.photo.unreadSafe} {say.photo.seen}
      </p>
      <h3>{say.photo.reference}</h3>
      <ul className="sx-reference">
        {unread.reference.map((line) => (
          <li key={line} dir="auto">
            <CourseText text={line} />
          </li>
        ))}
      </ul>
      <SelfRating exercise={open.exercise} grading={grading} />
    </section>
  );
}
