import { useEffect, useRef, useState } from "react";
import type { AsrEngine, TtsEngine } from "../../../coach/speech/engine.ts";
import { useRemembered } from "../../app/remembered.ts";
import { enginesHere, type Found } from "./engines-here.ts";

/** The coach's voice and ear here: null where it is switched off, or not there. */
export type Engines = { tts: TtsEngine | null; asr: AsrEngine | null };

export type SoundDesk = {
  /** The browser has said what it can. */
  ready: boolean;
  canSpeak: boolean;
  canListen: boolean;
  aloud: boolean;
  microphone: boolean;
  setAloud(on: boolean): void;
  setMicrophone(on: boolean): void;
  /** The microphone is to be switched on for the first time: where the sound goes is said before. */
  asking: boolean;
  agree(yes: boolean): void;
  /** As the switches are at the moment. */
  engines(): Engines;
};

/** The two switches, which are remembered, and what stands behind them. */
export function useSound(): SoundDesk {
  const [here, setHere] = useState<Found | null>(null);
  const [aloud, keepAloud] = useRemembered("speak.aloud", "on");
  const [microphone, keepMicrophone] = useRemembered("speak.microphone", "off");
  const [agreed, keepAgreed] = useRemembered("speak.microphone-agreed", "no");
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let shown = true;
    enginesHere().then(
      (engines) => shown && setHere(engines),
      () => shown && setHere({ tts: null, asr: null }),
    );
    return () => {
      shown = false;
    };
  }, []);
  const desk = {
    ready: here !== null,
    canSpeak: here?.tts != null,
    canListen: here?.asr != null,
    aloud: aloud === "on" && here?.tts != null,
    microphone: microphone === "on" && agreed === "yes" && here?.asr != null,
  };
  const now = useRef<Engines>({ tts: null, asr: null });
  now.current = {
    tts: desk.aloud ? (here?.tts ?? null) : null,
    asr: desk.microphone ? (here?.asr ?? null) : null,
  };
  return {
    ...desk,
    setAloud: (on) => keepAloud(on ? "on" : "off"),
    setMicrophone(on) {
      if (on && agreed !== "yes") setAsking(true);
      else keepMicrophone(on ? "on" : "off");
    },
    asking,
    agree(yes) {
      setAsking(false);
      if (!yes) return;
      keepAgreed("yes");
      keepMicrophone("on");
    },
    engines: () => now.current,
  };
}
