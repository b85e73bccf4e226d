import { lstatSync, mkdirSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "./is-alive.ts";

/**
 * Every file and folder that lives only until it is finished has a name of this kind, wherever it lies: which computer,
 * which process, which start of it. So anybody can tell one that is being written from one that a crash left behind.
 */
export function temporaryName(): string {
  return `.tmp-${host}-${process.pid}-${start}-${eightDigits(random())}`;
}

/** A folder of its own in the system's folder for such things, private to its owner; what crashes left there is removed. */
export function temporaryFolder(): string {
  const place = realpathSync(tmpdir());
  sweepOnce(place);
  const folder = join(place, `${prefix}${temporaryName()}`);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** As `sweep`, but only the first time that this process comes to a folder. `way`: how it is reached, where by another path. */
export function sweepOnce(folder: string, way = folder): void {
  if (visited.has(folder)) return;
  visited.add(folder);
  sweep(way);
}

/** Removes what a crash left in a folder. Never what a living process may be writing; never throws. */
export function sweep(folder: string, now = Date.now()): void {
  for (const name of namesIn(folder)) {
    try {
      const path = join(folder, name);
      if (isAbandoned(name, () => now - lstatSync(path).mtimeMs))
        rmSync(path, { recursive: true, force: true });
    } catch {
      // Somebody else's, or gone by now.
    }
  }
}

/** `ageMs` is asked only where the name does not tell. */
export function isAbandoned(name: string, ageMs: () => number): boolean {
  const [, itsHost, pid, itsStart] = ours.exec(name) ?? [];
  if (itsHost === host)
    // A number may be given again, to this very process too.
    return Number(pid) === process.pid ? itsStart !== start : !isAlive(Number(pid));
  // Of another computer that shares the folder, or of a version that told nothing: nobody writes for so long.
  return (itsHost !== undefined || earlier.test(name)) && ageMs() > dayMs;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** FNV-1a: tells computers apart, and hides nothing. `node:crypto` takes longer to load than a whole `--version`. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function random(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function eightDigits(number: number): string {
  return number.toString(16).padStart(8, "0");
}

const dayMs = 24 * 60 * 60 * 1000;
const prefix = "teacher-assist";
const host = eightDigits(fingerprint(hostname()));
const start = eightDigits(random());
const ours = /^(?:teacher-assist)?\.tmp-([\da-f]{8})-(\d+)-([\da-f]{8})-[\da-f]{8}$/;
/** Names that were given before this file was written. */
const earlier =
  /\.tmp-[\da-f]{8}$|^\.writing-[\da-f-]{36}$|^\.draft-\w{6}$|^(?:learner-box(?:-\d+)?|teacher-assist-(?:voice|ear|pdf))-\w{6}$/;
const visited = new Set<string>();
