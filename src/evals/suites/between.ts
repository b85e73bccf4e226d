import { type AnswerCache, answerCache } from "../../agent/recording/cached-traffic.ts";
import { type LanePorts, recordLane } from "../../agent/recording/record-lane.ts";
import type { Recorder } from "../../agent/recording/recorder.ts";
import type { Lane } from "../../agent/recording/recording.ts";
import { replayLane } from "../../agent/recording/replay-lane.ts";
import { Problem } from "../../problem.ts";

/** What stands between one trial and its models, its time and its names. `done`: the trial counts, and what was made of it is kept. */
export type Between = Partial<LanePorts> & { done?: () => Promise<void> };

/** By the trial's key; `repeat` from 1. Throws `Problem`. */
export type Betweens = (key: string, repeat: number) => Between;

/** Each trial is a run of the recording. */
export function recordingEach(recorder: Recorder): Betweens {
  return (key) => {
    const { recorded, ...ports } = recordLane(key);
    return { ...ports, done: () => recorder.keep(recorded()) };
  };
}

export function replayingEach(lanes: ReadonlyMap<string, Lane>): Betweens {
  return (key) => {
    const lane = lanes.get(key);
    if (lane === undefined) throw new Problem("usage", `The recording has no run of ${key}.`);
    return replayLane(lane);
  };
}

/** Repeats are draws of their own. */
export function cachingEach(folder: string): Betweens {
  const cache: AnswerCache = answerCache(folder);
  return (_, repeat) => ({ traffic: cache.traffic(String(repeat)) });
}
