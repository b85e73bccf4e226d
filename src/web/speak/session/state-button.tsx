import { useEffect, useRef } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { speak } from "../../words/en/speak.ts";
import { followLevel } from "../sound/level.ts";
import type { Phase } from "../talk/shown.ts";

const icons: Readonly<Record<Phase, IconName>> = {
  opening: "clock",
  speaking: "volume",
  reading: "play",
  listening: "speak",
  typing: "edit",
  thinking: "more",
  resting: "play",
  over: "check",
};

const meantBeforeMs = 600;

type Props = { phase: Phase; canListen: boolean; hasDraft: boolean; onPress(): void };

/** The one large button: it says and shows what is happening, and does what comes next. */
export function StateButton({ phase, canListen, hasDraft, onPress }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (phase !== "listening") return;
    const over = new AbortController();
    const show = (level: number) => button.current?.style.setProperty("--level", level.toFixed(3));
    void followLevel(show, over.signal);
    return () => over.abort();
  }, [phase]);
  // On a small screen a long introduction would leave the button below the edge.
  useEffect(() => {
    if (phase === "listening" || phase === "typing") button.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  // Whoever meant "go on" just when the coach had ended does not mean the microphone.
  const turned = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of what a press does
  useEffect(() => {
    turned.current = performance.now();
  }, [phase]);
  const press = ({ timeStamp }: { timeStamp: number }) => {
    const tooSoon = phase === "typing" && timeStamp - turned.current < meantBeforeMs;
    if (!waits && !tooSoon) onPress();
  };
  const offersEar = phase === "typing" && canListen;
  const waits = phase === "thinking" || phase === "opening";
  const ear = hasDraft ? speak.hint.clearToSpeak : speak.hint.pressToSpeak;
  const hint = offersEar ? ear : speak.hint[phase];
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`speak-state speak-state-${phase}`}
        aria-disabled={waits || undefined}
        onClick={press}
      >
        <span className="speak-state-sign" aria-hidden="true">
          <Icon name={offersEar && !hasDraft ? "speak" : icons[phase]} />
        </span>
        <span className="speak-state-words">
          <strong>{speak.phase[phase]}</strong>
          <small>{hint}</small>
        </span>
      </button>
      <p className="only-heard" role="status">
        {phase === "speaking" || phase === "opening" ? "" : speak.phase[phase]}
      </p>
    </>
  );
}
