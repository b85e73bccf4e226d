import type { RunResult } from "../../agent/events.ts";
import type { Evaluation } from "../../learning/evaluation.ts";
import type { Sound } from "../../learning/exercises/kind.ts";
import { visit } from "../../learning/room/room.ts";
import { openTutoring, type Tutoring } from "../../learning/room/tutoring.ts";
import { findRecord } from "../../learning/state/exercise-files.ts";
import { Problem } from "../../problem.ts";
import type { Workbench } from "../workbench.ts";
import { drive, refuseWhileLive } from "./drive.ts";

export type Said = Pick<RunResult, "status" | "reason" | "text" | "sessionId"> & {
  evaluation: Evaluation | null;
  /** What is to be heard with it. */
  sound: Sound | null;
};

/** Conversations with the tutor that are open. One that rests is closed, and goes on from its record when it is wanted. */
export type Talks = {
  /** null: begin, or hear again where it stands. `seconds`: how long the learner took, where that was measured. */
  say(exerciseId: string, text: string | null, seconds: number | null): Promise<Said>;
  closeAll(): Promise<void>;
};

const restMs = 10 * 60_000;

export function talkChannel(exerciseId: string): string {
  return `exercise-${exerciseId}`;
}

export function talks(bench: Workbench): Talks {
  const open = new Map<string, { tutoring: Tutoring; rest: Timer }>();

  return {
    async say(exerciseId, text, seconds) {
      if (text !== null && text.trim() === "") throw new Problem("usage", "Say something first.");
      const channel = bench.channels.open(talkChannel(exerciseId));
      refuseWhileLive(channel);
      return await drive(
        channel,
        null,
        async (call) => {
          const before = open.get(exerciseId);
          const tutoring = before?.tutoring ?? (await begin(exerciseId, call.signal));
          keep(exerciseId, tutoring);
          let result = before === undefined ? await tutoring.begin(call) : null;
          if (text !== null) result = await tutoring.say(text, seconds, call);
          const { status, reason, text: reply, sessionId } = result ?? (await tutoring.begin(call));
          const evaluation = tutoring.evaluation();
          const sound = text === null ? null : tutoring.sound();
          if (evaluation !== null) await close(exerciseId);
          return { status, reason, text: reply, sessionId, evaluation, sound };
        },
        async () => {},
      );
    },
    closeAll: async () => {
      await Promise.all([...open.keys()].map(close));
    },
  };

  async function begin(exerciseId: string, signal: AbortSignal): Promise<Tutoring> {
    const { record } = await findRecord(bench.room.home, bench.room.ports, exerciseId);
    const learner = await visit(bench.room, record.course);
    return await openTutoring(learner, record, await bench.desk(signal));
  }

  function keep(id: string, tutoring: Tutoring): void {
    clearTimeout(open.get(id)?.rest);
    const rest = setTimeout(() => void close(id), restMs);
    rest.unref();
    open.set(id, { tutoring, rest });
  }

  async function close(id: string): Promise<void> {
    const found = open.get(id);
    open.delete(id);
    clearTimeout(found?.rest);
    await found?.tutoring.close();
  }
}
