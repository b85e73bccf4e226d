import { basename, resolve } from "node:path";
import { type LanePorts, recordLane } from "../agent/recording/record-lane.ts";
import { openRecorder } from "../agent/recording/recorder.ts";
import { readRecording } from "../agent/recording/recording.ts";
import { replayLane } from "../agent/recording/replay-lane.ts";
import { Problem } from "../problem.ts";
import type { Arguments } from "./options.ts";

/** `--record` and `--replay` of one run: what it goes through, and what is to be done once it is over. */
export type Recorded = Partial<LanePorts> & { done(): Promise<void> };

/** Throws `Problem`. */
export async function recordedRun(args: Arguments, cwd: string): Promise<Recorded> {
  refuseBoth(args);
  if (args.replay !== undefined) {
    const path = resolve(cwd, args.replay);
    const [lane, another] = (await readRecording(path)).values();
    if (lane === undefined || another !== undefined) {
      const why = lane === undefined ? "holds no run" : "is of an eval run: eval run --replay plays it";
      throw new Problem("usage", `${basename(path)} ${why}.`);
    }
    return { ...replayLane(lane), done: async () => {} };
  }
  if (args.record === undefined) return { done: async () => {} };
  const recorder = await openRecorder(resolve(cwd, args.record), false);
  const { recorded, ...ports } = recordLane("");
  return {
    ...ports,
    async done() {
      await recorder.keep(recorded());
      await recorder.close();
    },
  };
}

/** Throws `Problem`. */
export function refuseBoth({ record, replay }: Pick<Arguments, "record" | "replay">): void {
  if (record !== undefined && replay !== undefined)
    throw new Problem("usage", "--record makes a recording and --replay plays one: give one of the two.");
}
