import { useCallback, useEffect, useRef, useState } from "react";
import type { Frame } from "../../../server/stream/protocol.ts";
import type { AskError } from "../../api/ask.ts";
import { line } from "../../api/line.ts";
import { type Exercise, type ExerciseStream, readExercise } from "./read-exercise.ts";

/** An exercise as it was read, and when: `token` counts up, so that what is older than a saving can be told. */
export type OpenExercise = {
  exercise: Exercise;
  stream: ExerciseStream;
  token: number;
  reload(): void;
  /** Hears what happens in it while it is shown. */
  listen(listener: (frame: Frame) => void): () => void;
};

let count = 0;

/** Later than every reading that was begun before. */
export function now(): number {
  return ++count;
}

const besideMs = 3_000;

/** Read when it changes: by this page, by another, or in an editor (when the window is looked at again, and beside it). */
export function useExercise(id: string): OpenExercise | { problem: AskError } | null {
  const [read, setRead] = useState<{ exercise: Exercise; stream: ExerciseStream; token: number } | null>(
    null,
  );
  const [problem, setProblem] = useState<AskError | null>(null);
  const listeners = useRef(new Set<(frame: Frame) => void>());
  const load = useRef(() => {});

  useEffect(() => {
    let leave = () => {};
    let following = "";
    let gone = false;
    let latest = 0;
    const once = async () => {
      const token = now();
      try {
        const { exercise, stream } = await readExercise(id);
        if (gone || token < latest) return;
        latest = token;
        setRead({ exercise, stream, token });
        setProblem(null);
        if (following === stream.epoch) return;
        leave();
        following = stream.epoch;
        leave = line.follow(stream, { frame: came, reload: again });
      } catch (error) {
        if (!gone && token > latest) setProblem(error as AskError);
      }
    };
    const again = () => {
      following = "";
      void once();
    };
    const came = (frame: Frame) => {
      for (const listener of listeners.current) listener(frame);
      if (frame.type !== "event") void once();
    };
    const looked = () => {
      if (document.visibilityState === "visible") void once();
    };
    load.current = () => void once();
    void once();
    window.addEventListener("focus", looked);
    document.addEventListener("visibilitychange", looked);
    const beside = setInterval(() => {
      if (!document.hasFocus()) looked();
    }, besideMs);
    return () => {
      gone = true;
      leave();
      clearInterval(beside);
      window.removeEventListener("focus", looked);
      document.removeEventListener("visibilitychange", looked);
    };
  }, [id]);

  const reload = useCallback(() => load.current(), []);
  const listen = useCallback((listener: (frame: Frame) => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  if (read === null) return problem === null ? null : { problem };
  return { ...read, reload, listen };
}
