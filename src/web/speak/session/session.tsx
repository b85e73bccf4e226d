import { useEffect, useRef } from "react";
import { useActions } from "../../app/actions.ts";
import { Skeleton } from "../../ui/states.tsx";
import { speak } from "../../words/en/speak.ts";
import { SoundMissing, SoundSwitches } from "../sound/sound-switches.tsx";
import type { SoundDesk } from "../sound/use-sound.ts";
import { useTalk } from "../talk/use-talk.ts";
import { BrokenNotice } from "./broken-notice.tsx";
import { CoachLines } from "./coach-lines.tsx";
import { Diagram } from "./diagram.tsx";
import { Ending } from "./ending.tsx";
import { HeardLine } from "./heard-line.tsx";
import { useLettersFor } from "./letters.ts";
import { StateButton } from "./state-button.tsx";
import { Typing } from "./typing.tsx";
import { useAnswer, useFieldAgain } from "./use-answer.ts";
import { Wishes } from "./wishes.tsx";
import { WordRing } from "./word-ring.tsx";
import { WordsDone } from "./words-done.tsx";

type Props = { name: string; course: string; wanted: number | undefined; sound: SoundDesk };

/** One word at a time, in the middle; everything else waits around it. */
export function Session({ name, course, wanted, sound }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const answer = useAnswer(name);
  const talking = useTalk(name, wanted, sound, answer);
  const { shown, partner, notes, broken, again, another } = talking;
  const { step, phase } = shown;
  const hasDraft = answer.draft.trim() !== "";
  useEffect(() => partner.typing(hasDraft), [partner, hasDraft]);
  useLettersFor(field);
  useFieldAgain(field, broken !== null);
  const toField = () => field.current?.focus();
  const press = () => {
    if (phase === "speaking" || phase === "reading") return partner.goOn();
    if (phase === "resting") return partner.wish("resume");
    if (phase !== "typing" || !sound.canListen || hasDraft) return toField();
    if (sound.microphone) partner.hear();
    else sound.setMicrophone(true);
  };
  const focusing = { id: "speak-type", label: speak.type.focus, group: speak.keys };
  useActions([{ ...focusing, run: toField }]);

  if (step === null && broken === null) return <Skeleton lines={4} />;
  if (step?.summary != null) return <Ending summary={step.summary} course={course} onAgain={another} />;
  return (
    <div className="speak-session">
      <div className="speak-top">
        {step !== null && <WordsDone step={step} />}
        <SoundSwitches sound={sound} />
      </div>
      {step?.word != null && <WordRing step={step} word={step.word} />}
      {step !== null && <CoachLines shown={shown} step={step} />}
      {broken !== null ? (
        <BrokenNotice broken={broken} onAgain={again} />
      ) : (
        <StateButton phase={phase} canListen={sound.canListen} hasDraft={hasDraft} onPress={press} />
      )}
      <HeardLine heard={shown.heard} language={step?.languages.target} />
      <div className="speak-foot">
        <Typing
          field={field}
          value={answer.draft}
          note={answer.note}
          language={step?.languages.target}
          onWrite={answer.write}
          onSend={() => (phase === "reading" && !hasDraft ? partner.goOn() : answer.sendTo(talking))}
        />
        {broken === null && (
          <Wishes phase={phase} skipped={step?.skipped?.target ?? null} onWish={partner.wish} />
        )}
      </div>
      <SoundMissing sound={sound} />
      {Object.entries(notes).map(([cause, note]) => (
        <p key={cause} className="quiet speak-small" role="status">
          {note}
        </p>
      ))}
      {step !== null && <Diagram state={step.state} />}
    </div>
  );
}
