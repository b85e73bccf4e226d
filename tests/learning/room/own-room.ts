import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRoom } from "../../../src/learning/room/open-room.ts";
import type { Room } from "../../../src/learning/room/room.ts";
import type { Ports } from "../../../src/learning/state/ports.ts";

const project = join(import.meta.dir, "..", "..", "..");

/** A learner's room with the courses that come with the program, without a model. */
export function roomIn(home: string, ports: Partial<Ports> = {}): Room {
  const room = openRoom({
    env: { TEACHER_ASSIST_HOME: home },
    project,
    cwd: project,
    desk: () => Promise.reject(new Error("there is no model here")),
  });
  return { ...room, ask: async () => null, ports: { ...room.ports, ...ports } };
}

/** The same in a folder of its own, with a clock that can be set. */
export function ownRoom() {
  const home = mkdtempSync(join(tmpdir(), "pelajar kami é-"));
  const clock = { now: new Date("2026-03-02T02:00:00Z") };
  const room = roomIn(home, { now: () => clock.now, systemZone: () => "Asia/Kuala_Lumpur" });
  return { home, room, clock, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}
