import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AskError, messageOf } from "../../api/ask.ts";
import { changed } from "../../api/use-read.ts";
import { useMedia } from "../../ui/use-media.ts";
import { words } from "../../words/words.ts";
import type { SoundDesk } from "../sound/use-sound.ts";
import { conduct } from "./conduct.ts";
import { pause, stayMs } from "./pace.ts";
import { type Partner, partner } from "./partner.ts";
import { remoteSession } from "./remote.ts";
import { nothingYet, type Shown, withEar, withSent, withStep } from "./shown.ts";

/** Why a session does not go on by itself. */
export type Broken = { message: string; elsewhere: boolean };

export type Talking = {
  shown: Shown;
  partner: Partner;
  /** Said once each: no voice for a language, no microphone. */
  notes: readonly string[];
  broken: Broken | null;
  /** Opens the session again, where it stands. */
  again(): void;
};

const deafAfter = 2;

/** A session with a deck, from opening this page to leaving it. `onReturned`: an answer that was not taken. */
export function useTalk(
  deck: string,
  wanted: number | undefined,
  sound: SoundDesk,
  onReturned: (text: string) => void,
): Talking {
  const [shown, setShown] = useState(nothingYet);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [broken, setBroken] = useState<Broken | null>(null);
  const [round, setRound] = useState(0);
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const latest = useRef({ sound, onReturned, calm, step: shown.step });
  latest.current = { sound, onReturned, calm, step: shown.step };

  const here = useMemo(() => {
    let deaf = 0;
    return partner({
      engines: () => latest.current.sound.engines(),
      async pace(_, signal) {
        const { step, calm: still } = latest.current;
        await pause(step === null ? 0 : stayMs(step, still), signal);
      },
      onLine: (line) => setShown((before) => ({ ...before, line })),
      onEar: (open) => setShown((before) => withEar(before, open)),
      onProblem(problem, of) {
        setNotes((before) => (before.includes(problem) ? before : [...before, problem]));
        if (of !== "ear" || ++deaf < deafAfter) return;
        deaf = 0;
        latest.current.sound.setMicrophone(false);
        setNotes((before) => [...before, words.speak.sound.microphoneOff]);
      },
      onReturned: (text) => latest.current.onReturned(text),
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens the session anew
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const remote = remoteSession(deck, wanted, (problems) => setNotes((before) => [...before, ...problems]));
    setBroken(null);
    setShown(nothingYet);
    const talking = conduct({
      remote,
      partner: here,
      signal,
      onStep: (step) => {
        latest.current.step = step;
        setShown((before) => withStep(before, step));
      },
      onSent: (happening) => setShown((before) => withSent(before, happening)),
      onReturned: (text) => latest.current.onReturned(text),
    });
    talking.then(
      () => changed("coach."),
      (error: unknown) => {
        if (signal.aborted) return;
        const elsewhere = error instanceof AskError && error.kind === "elsewhere";
        setBroken({ message: messageOf(error), elsewhere });
      },
    );
    window.addEventListener("pagehide", remote.leave, { signal });
    return () => {
      leaving.abort();
      remote.leave();
    };
  }, [deck, wanted, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was switched is looked up by the partner
  useEffect(() => here.switched(), [sound.aloud, sound.microphone]);

  const again = useCallback(() => setRound((n) => n + 1), []);
  return { shown, partner: here, notes, broken, again };
}
