import { homedir } from "node:os";
import { join } from "node:path";
import type { Env } from "../env.ts";

/** The person's own config folder for this program. */
export function configFolder(env: Env): string {
  if (process.platform === "win32" && env.APPDATA) return join(env.APPDATA, "teacher-assist");
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "teacher-assist");
}
