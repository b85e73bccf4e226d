import { useEffect, useRef } from "react";
import { useActions } from "../../app/actions.ts";
import { useRemembered } from "../../app/remembered.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Skeleton } from "../../ui/states.tsx";
import { words } from "../../words/words.ts";
import { SoundMissing, SoundSwitches } from "../sound/sound-switches.tsx";
import type { SoundDesk } from "../sound/use-sound.ts";
import { useTalk } from "../talk/use-talk.ts";
import { CoachLines } from "./coach-lines.tsx";
import { Diagram } from "./diagram.tsx";
import { Ending } from "./ending.tsx";
import { HeardLine } from "./heard-line.tsx";
import { StateButton } from "./state-button.tsx";
import { Typing } from "./typing.tsx";
import { Wishes } from "./wishes.tsx";
import { WordRing } from "./word-ring.tsx";
import { WordsDone } from "./words-done.tsx";

type Props = { name: string; course: string; wanted: number | undefined; sound: SoundDesk };

/** One word at a time, in the middle; everything else waits around it. */
export function Session({ name, course, wanted, sound }: Props) {
  const [draft, write] = useRemembered(`speak.draft.${name}`, "");
  const field = useRef<HTMLInputElement>(null);
  const returned = (text: string) => {
    if (draft === "") write(text);
  };
  const { shown, partner, notes, broken, again } = useTalk(name, wanted, sound, returned);
  const { step, phase } = shown;
  useEffect(() => partner.typing(draft.trim() !== ""), [partner, draft]);
  const send = () => {
    if (draft.trim() === "" || !partner.answer(draft.trim())) return;
    write("");
  };
  const press = () => {
    if (phase === "speaking") partner.goOn();
    else if (phase === "resting") partner.wish("resume");
    else if (phase === "typing" && sound.canListen && !sound.microphone) sound.setMicrophone(true);
    else field.current?.focus();
  };
  useActions([
    {
      id: "speak-type",
      label: words.speak.type.focus,
      group: words.speak.keys,
      keys: "t",
      run: () => field.current?.focus(),
    },
  ]);

  if (step === null && broken === null) return <Skeleton lines={4} />;
  if (step?.summary != null) return <Ending summary={step.summary} course={course} onAgain={again} />;
  return (
    <div className="speak-session">
      <div className="speak-top">
        {step !== null && <WordsDone step={step} />}
        <SoundSwitches sound={sound} />
      </div>
      {step?.word != null && <WordRing step={step} word={step.word} />}
      {step !== null && <CoachLines shown={shown} step={step} />}
      {broken !== null ? (
        <Notice tone="problem">
          <p>{broken.message}</p>
          <Button look="main" autoFocus onClick={again}>
            {broken.elsewhere ? words.speak.broken.here : words.speak.broken.goOn}
          </Button>
        </Notice>
      ) : (
        <StateButton phase={phase} canListen={sound.canListen} onPress={press} />
      )}
      <HeardLine heard={shown.heard} language={step?.languages.target} />
      <div className="speak-foot">
        <Typing field={field} value={draft} language={step?.languages.target} onWrite={write} onSend={send} />
        {broken === null && <Wishes phase={phase} onWish={partner.wish} />}
      </div>
      <SoundMissing sound={sound} />
      {notes.map((note) => (
        <p key={note} className="quiet speak-small" role="status">
          {note}
        </p>
      ))}
      {step !== null && <Diagram state={step.state} />}
    </div>
  );
}
