import { readdirSync, readFileSync } from "node:fs";

/**
 * A process and everything below it, as the kernel tells it. Empty where there is no /proc (macOS, Windows):
 * there only process groups are known.
 */
export function familyOf(leader: number): number[] {
  if (process.platform !== "linux") return [];
  const family = [leader];
  for (const pid of family) {
    family.push(...childrenOf(pid));
    if (family.length > mostCounted) break;
  }
  return family;
}

/** Memory of its own (not shared with files on disk) of a process, and how many threads it has. */
export function usageOf(pid: number): { bytes: number; threads: number } {
  const status = read(`/proc/${pid}/status`);
  const kb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return { bytes: (kb("RssAnon") + kb("RssShmem")) * 1024, threads: kb("Threads") };
}

/** A dead process whose parent has not yet noticed (a zombie) can do no harm and counts as gone. */
export function isGone(pid: number): boolean {
  return !/^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));
}

/** A fork bomb is seen long before this many; counting on would only slow the hand that stops it. */
const mostCounted = 2000;

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
