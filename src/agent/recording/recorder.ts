import { Problem } from "../../problem.ts";
import { readIfThere } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { inTurn } from "../../store/in-turn.ts";
import { lineWriter } from "../../store/line-writer.ts";
import { head, type Lane } from "./recording.ts";

/** A recording that is being made: a file that only grows, by whole runs. */
export type Recorder = { keep(lane: Lane): Promise<void>; close(): Promise<void> };

/** `goOn`: runs are added to a file that is there. Throws `Problem` where one is there and is not to grow. */
export async function openRecorder(path: string, goOn: boolean, disk: Disk = realDisk): Promise<Recorder> {
  const bytes = await readIfThere(disk, path);
  if (bytes !== null && !goOn)
    throw new Problem(
      "usage",
      `${path} is there already, and a recording is not written over. Name another file.`,
    );
  const whole = bytes === null ? null : bytes.lastIndexOf(10) + 1;
  const writer = lineWriter(disk, path, whole, true);
  const line = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value)}\n`);
  if (whole === null || whole === 0) await writer.append(line(head));
  // Runs that end at the same moment write one after the other.
  const oneByOne = inTurn();
  return {
    keep: (lane) => oneByOne(() => writer.append(line(lane))),
    close: () => writer.close(),
  };
}
