import { randomUUID } from "node:crypto";
import { type Disk, realDisk } from "../../store/disk.ts";

/** What the learner's files need of the world. */
export type Ports = {
  disk: Disk;
  now(): Date;
  newId(): string;
  /** What an exercise is drawn by, where that is not left to the moment at which it is made. */
  newSeed?(): number;
  /** Where this machine is, for a learner who has not said otherwise. */
  systemZone(): string;
};

export const realPorts: Ports = {
  disk: realDisk,
  now: () => new Date(),
  newId: randomUUID,
  systemZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
};

export function newSeed(ports: Pick<Ports, "now" | "newSeed">, now = ports.now()): number {
  return ports.newSeed?.() ?? now.getTime() % 2 ** 31;
}

/** What is drawn after each other by one seed: the same each time it is begun anew. */
export function seedsFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
