import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { useRemembered } from "../../../app/remembered.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { OpenTalk } from "./use-talk.ts";

const say = studyExercise.talk;

/** Where the learner answers. What was not sent is there again after a reload. */
export function Composer({
  exerciseId,
  talk,
  isRunning,
  isQuiz,
}: {
  exerciseId: string;
  talk: OpenTalk;
  isRunning: boolean;
  /** No hints in a quiz. */
  isQuiz: boolean;
}) {
  const [text, setText] = useRemembered(`exercise.${exerciseId}.reply`, "");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // What is in sight is the talk's to say: a long text is read from its beginning.
    if (!isRunning) field.current?.focus({ preventScroll: true });
  }, [isRunning]);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const said = text.trim();
    if (said === "" || isRunning) return;
    setText("");
    if (!(await talk.say(said))) setText(said);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form className="sx-composer" onSubmit={send}>
      <TextArea
        ref={field}
        label={say.say}
        value={text}
        dir="auto"
        rows={2}
        onKeyDown={pressed}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="row">
        {isRunning ? (
          <Button icon="stop" keys="Escape" onClick={() => void talk.stop()}>
            {say.stop}
          </Button>
        ) : (
          <>
            <Button look="main" icon="send" keys="Enter" submit>
              {say.send}
            </Button>
            {!isQuiz && (
              <Button look="quiet" onClick={() => void talk.say(say.hintSaid)}>
                {say.hint}
              </Button>
            )}
            <Button look="quiet" title={say.enoughAbout} onClick={() => void talk.say(say.enoughSaid)}>
              {say.enough}
            </Button>
          </>
        )}
      </div>
      <small className="quiet">{say.enoughAbout}</small>
    </form>
  );
}
