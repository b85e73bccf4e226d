import type { Frame } from "../../../server/stream/protocol.ts";
import { AskError, messageOf } from "../../api/ask.ts";
import { line } from "../../api/line.ts";
import { paced } from "./paced.ts";
import { readSession, type View } from "./read-session.ts";
import { outdates } from "./session-state.ts";

export type Ears = {
  read(view: View): void;
  frames(frames: readonly Frame[]): void;
  /** It could not be read. */
  problem(error: AskError): void;
};

/** Reads a session and listens to it, for as long as it is wanted; reads it again wherever that is called for. */
export function followSession(id: string, ears: Ears) {
  let leave = () => {};
  let gone = false;
  let reading = false;
  let old = false;
  /** Heard while it was read: what is read after it was told holds it already. */
  let heard: Frame[] = [];
  const frames = paced<Frame>(ears.frames);

  const load = async (): Promise<void> => {
    old = true;
    if (reading) return; // once more when this reading is done
    reading = true;
    while (old && !gone) {
      old = false;
      heard = [];
      try {
        const view = await readSession(id);
        if (gone) break;
        old ||= heard.some(({ epoch, seq }) => epoch !== view.stream.epoch || seq > view.stream.seq);
        leave();
        frames.end();
        ears.read(view);
        leave = line.follow(view.stream, { frame: came, reload: () => void load() });
      } catch (error) {
        old ||= heard.length > 0;
        frames.flush(); // what was heard before belongs before it
        if (!gone) ears.problem(error instanceof AskError ? error : unexpected(error));
      }
    }
    reading = false;
  };
  const came = (frame: Frame) => {
    frames.add(frame);
    if (!outdates(frame)) return;
    frames.flush();
    if (reading) heard.push(frame);
    else void load();
  };
  // A line that breaks may have a new server behind it, which knows nothing of a run that is shown here.
  const unwatch = line.watch(() => {
    if (line.state() === "broken" && !gone) void load();
  });
  void load();

  return {
    again: () => void load(),
    /** After something that the session's own line tells of: it is only read again where nothing is heard from there. */
    told(): void {
      if (line.state() !== "open") void load();
    },
    drawn: frames.drawn,
    end(): void {
      gone = true;
      unwatch();
      frames.end();
      leave();
    },
  };
}

function unexpected(error: unknown): AskError {
  return new AskError(0, { error: { message: messageOf(error), kind: "unexpected" } });
}
