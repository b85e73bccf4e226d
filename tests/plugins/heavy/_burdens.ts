import { existsSync } from "node:fs";

/** What code can do to the thread it runs on: "author waits on <file, as in an address>", "hook spins", "author dies". */
export function bear(who: "author" | "hook", request: string): void {
  const [, what = "", file = ""] =
    new RegExp(`${who} (waits on|spins|dies|throws|takes)(?: (\\S+))?`).exec(request) ?? [];
  if (what === "waits on") while (!existsSync(decodeURI(file))) Bun.sleepSync(5);
  if (what === "takes") Bun.sleepSync(Number(file));
  if (what === "spins") for (;;);
  if (what === "dies") process.exit(3);
  if (what === "throws") throw new Error("it was too much");
}
