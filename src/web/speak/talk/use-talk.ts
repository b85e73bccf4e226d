import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { AskError, messageOf } from "../../api/ask.ts";
import { useLineState } from "../../api/line.ts";
import { changed } from "../../api/use-read.ts";
import { useMedia } from "../../ui/use-media.ts";
import { speak } from "../../words/en/speak.ts";
import type { SoundDesk } from "../sound/use-sound.ts";
import { conduct } from "./conduct.ts";
import { type Cause, type Notes, withNote } from "./notes.ts";
import { otherTabs } from "./other-tabs.ts";
import { pause, stayMs } from "./pace.ts";
import { type Partner, partner } from "./partner.ts";
import { remoteSession, type Wanted } from "./remote.ts";
import { nothingYet, reopened, type Shown, withEar, withReading, withSent, withStep } from "./shown.ts";

/** Why a session does not go on by itself. `offline`: it does once the server answers again. */
export type Broken = { message: string; elsewhere: boolean; offline: boolean };

export type Talking = {
  shown: Shown;
  partner: Partner;
  /** No voice for a language, no microphone, something found damaged. */
  notes: Notes;
  broken: Broken | null;
  /** Opens the session again, where it stands. */
  again(): void;
  /** A new round, once one is over; with these words, where they are named. */
  another(only?: readonly string[]): void;
};

/** What becomes of an answer that was not taken. `dropped`: it arrived, and was not what the session waited for. */
export type Answered = {
  returned(text: string): void;
  /** It was sent while the coach spoke, and the coach went on. */
  early(text: string): void;
  dropped(text: string): void;
};

const deafAfter = 2;
const reopenMs = 1_500;

/** A session with a deck, from opening this page to leaving it. */
export function useTalk(
  deck: string,
  size: number | undefined,
  sound: SoundDesk,
  answered: Answered,
): Talking {
  const [shown, setShown] = useState(nothingYet);
  const [notes, setNotes] = useState<Notes>({});
  const [broken, setBroken] = useState<Broken | null>(null);
  const [round, setRound] = useState(0);
  const calm = useMedia("(prefers-reduced-motion: reduce)");
  const latest = useRef({ sound, answered, calm, step: shown.step });
  latest.current = { sound, answered, calm, step: shown.step };
  const wanted = useRef<Wanted>({ words: size });
  const deaf = useRef(0);

  const here = useMemo(() => {
    return partner({
      engines: () => latest.current.sound.engines(),
      async pace(_, signal) {
        const { step, calm: still } = latest.current;
        const ms = step === null ? 0 : stayMs(step, still);
        if (ms === null) setShown(withReading);
        await pause(ms, signal);
      },
      onLine: (line) => setShown((before) => ({ ...before, line })),
      onEar: (open) => setShown((before) => withEar(before, open)),
      onProblem(problem, of) {
        const gone = of === "ear" && ++deaf.current >= deafAfter;
        if (gone) latest.current.sound.setMicrophone(false);
        const note = gone ? `${problem} ${speak.sound.microphoneOff}` : problem;
        setNotes((before) => withNote(before, of, note));
      },
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round opens the session anew
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tabs = otherTabs(deck, () => {
      if (latest.current.step === null || latest.current.step.final) return;
      leaving.abort();
      setBroken({ message: speak.broken.elsewhere, elsewhere: true, offline: false });
    });
    const remote = remoteSession(deck, wanted.current, (problems) => {
      tabs.took();
      setNotes((before) => withNote(before, "opened", problems.join(" ")));
    });
    setBroken(null);
    setShown(reopened);
    const talking = conduct({
      remote,
      partner: here,
      signal,
      onStep: (step) => {
        latest.current.step = step;
        setShown((before) => withStep(before, step));
      },
      onSent: (happening) => {
        if (happening.event === "asr_result") deaf.current = 0;
        setShown((before) => withSent(before, happening));
      },
      onReturned: (text) => latest.current.answered.returned(text),
      onEarly: (text) => latest.current.answered.early(text),
      onDropped: (text) => latest.current.answered.dropped(text),
    });
    talking.then(
      () => changed("coach."),
      (error: unknown) => {
        if (signal.aborted) return;
        const { kind, status } = error instanceof AskError ? error : { kind: "", status: -1 };
        setBroken({ message: messageOf(error), elsewhere: kind === "elsewhere", offline: status === 0 });
      },
    );
    window.addEventListener("pagehide", remote.leave, { signal });
    return () => {
      leaving.abort();
      tabs.close();
      remote.leave();
    };
  }, [deck, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was switched is looked up by the partner
  useEffect(() => {
    if (sound.microphone) deaf.current = 0;
    setNotes((before) => forgotten(before, sound));
    here.switched();
  }, [sound.aloud, sound.microphone]);

  const again = useCallback(() => setRound((n) => n + 1), []);
  const another = useCallback(
    (only?: readonly string[]) => {
      wanted.current = only === undefined ? { words: size } : { only: [...only] };
      again();
    },
    [size, again],
  );
  useReopening(broken, again);
  return { shown, partner: here, notes, broken, again, another };
}

/** What was said about a switch is old once it is turned on again. */
function forgotten(notes: Notes, { aloud, microphone }: SoundDesk): Notes {
  const old: Cause[] = [...(aloud ? (["voice"] as const) : []), ...(microphone ? (["ear"] as const) : [])];
  return old.reduce((rest, cause) => withNote(rest, cause, ""), notes);
}

/** A server that comes back finds the session waiting: nobody has to press anything. */
function useReopening(broken: Broken | null, again: () => void): void {
  const line = useLineState();
  const tries = useRef(0);
  const offline = broken?.offline === true;
  useEffect(() => {
    if (!offline || line !== "open") return;
    tries.current += 1;
    const timer = setTimeout(again, reopenMs * Math.min(tries.current, 10));
    return () => clearTimeout(timer);
  }, [offline, line, again]);
}
