import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Env } from "../env.ts";

const kept = 500;

export type History = { lines: string[]; add(line: string): Promise<void> };

/** What was typed before, newest first. It is a convenience: where it cannot be kept, nothing else suffers. */
export async function openHistory(env: Env): Promise<History> {
  const state = env.XDG_STATE_HOME || join(env.HOME || homedir(), ".local", "state");
  const file = join(state, "teacher-assist", "history");
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n").filter(Boolean).reverse();
  return {
    lines,
    async add(line) {
      if (line.trim() === "" || lines[0] === line) return;
      lines.unshift(line);
      lines.length = Math.min(lines.length, kept);
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(file, `${[...lines].reverse().join("\n")}\n`, { mode: 0o600 });
      } catch {}
    },
  };
}
