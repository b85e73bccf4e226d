import { expect, test } from "bun:test";
import path from "node:path";
import { temporaryFolders } from "./temporary.ts";

const folder = temporaryFolders();
const mount = (place: string) => `mount -t tmpfs -o size=256k,mode=700 tmpfs ${place}`;
const small = (place: string, command: string) => [
  "unshare",
  "-rm",
  "sh",
  "-c",
  `${mount(place)} && ${command}`,
];

const refused = whyNoSmallDisk(folder());
if (refused !== null)
  console.log(`skipped: a disk that is really full (no small disk can be made here: ${refused})`);

test.skipIf(refused !== null)(
  "a disk that is really full: a clear error, nothing lost, and it goes on after",
  async () => {
    const place = folder();
    const script = path.join(import.meta.dir, "children/fill.ts");
    const child = Bun.spawn(small(place, `"${process.execPath}" "${script}" "${place}"`), {
      stdout: "pipe",
      stderr: "inherit",
    });
    const seen = JSON.parse(await new Response(child.stdout).text());
    expect(await child.exited).toBe(0);
    expect(seen.saved).toBeGreaterThan(20);
    expect(seen).toEqual({
      saved: seen.saved,
      message:
        "write_failed: Session a could not be saved: the disk is full. " +
        "Everything saved before is safe. Free some space, then try again.",
      whenFull: seen.saved,
      whenClosed: seen.saved,
      another: "write_failed",
      problems: [],
      after: seen.saved + 1,
      files: [".locks", "a.json"],
    });
  },
);

/** null where one can be made. */
function whyNoSmallDisk(place: string): string | null {
  if (process.platform !== "linux") return `it takes Linux, this is ${process.platform}`;
  try {
    const { exitCode, stderr } = Bun.spawnSync(small(place, "true"), { stderr: "pipe" });
    return exitCode === 0 ? null : stderr.toString().trim();
  } catch (error) {
    return String(error);
  }
}
