import { randomUUID } from "node:crypto";
import { type Disk, realDisk } from "../../store/disk.ts";

/** What the learner's files need of the world. */
export type Ports = {
  disk: Disk;
  now(): Date;
  newId(): string;
  /** Where this machine is, for a learner who has not said otherwise. */
  systemZone(): string;
};

export const realPorts: Ports = {
  disk: realDisk,
  now: () => new Date(),
  newId: randomUUID,
  systemZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};
