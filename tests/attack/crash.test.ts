import { describe, expect, test } from "bun:test";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAtomic } from "../../src/store/atomic.ts";
import { realDisk } from "../../src/store/disk.ts";
import { isAbandoned, sweep, temporaryFolder, temporaryName } from "../../src/store/temporary.ts";
import { confine } from "../../src/workspace/confine.ts";
import { program } from "../server/program.ts";
import { times } from "../sweep.ts";

function folder() {
  const path = mkdtempSync(join(tmpdir(), "crash-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A real process at work; `begun` is the first that it says. */
async function writing(how: string, where: string) {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "children", "writes.ts"), how, where], {
    stdout: "pipe",
  });
  const output = child.stdout.getReader();
  const { value } = await output.read();
  return {
    begun: new TextDecoder().decode(value).trim(),
    async kill() {
      child.kill("SIGKILL");
      await child.exited;
    },
    exited: child.exited,
  };
}

const left = (path: string) =>
  readdirSync(path, { recursive: true })
    .map(String)
    .filter((name) => name.includes(".tmp-"));
const bytes = (text: string) => [new TextEncoder().encode(text)];

describe("what a crash leaves behind", () => {
  test("is removed by the next process that writes there, and never what a living one is writing", async () => {
    using here = folder();
    const dead = await writing("half", here.path);
    await dead.kill();
    const living = await writing("half", here.path);
    expect(left(here.path).length).toBeGreaterThanOrEqual(1); // the second has swept after the first, and writes itself
    await writeAtomic(realDisk, join(here.path, "other.txt"), bytes("mine"));
    expect(left(here.path)).toHaveLength(1);
    writeFileSync(join(here.path, "go on"), "");
    expect(await living.exited).toBe(0);
    expect(readFileSync(join(here.path, "whole.txt"), "utf8")).toBe("first half second half");
    expect(left(here.path)).toEqual([]);
  });

  test("in the teacher's own folder goes too, however often it is killed", async () => {
    using here = folder();
    for (let n = 0; n < times(2, 20); n++) {
      const child = await writing("workspace", here.path);
      await Bun.sleep(n * 7);
      await child.kill();
    }
    await confine(here.path).write("mine.md", "text");
    expect(left(here.path)).toEqual([]);
    for (const name of readdirSync(here.path).filter((one) => one.startsWith("note-")))
      expect(readFileSync(join(here.path, name)).length).toBe(3_000_000);
  });

  test("in the system's folder for temporary things goes with all that is in it", async () => {
    const child = await writing("folder", "");
    expect(existsSync(join(child.begun, "inside.txt"))).toBe(true);
    const mine = temporaryFolder();
    try {
      sweep(tmpdir());
      expect(existsSync(child.begun)).toBe(true); // it lives
      await child.kill();
      sweep(tmpdir());
      expect([existsSync(child.begun), existsSync(mine)]).toEqual([false, true]);
    } finally {
      rmSync(mine, { recursive: true, force: true });
    }
  });

  test("of another computer, or of an earlier version, is given a day; what is not ours is left alone for ever", () => {
    using here = folder();
    const elsewhere = temporaryName().replace(/^\.tmp-.{8}/, ".tmp-00000000");
    const names = [elsewhere, "a.json.tmp-0123abcd", ".writing-123e4567-e89b-12d3-a456-426614174000"];
    const others = ["notes.tmp", ".tmp-", "my.tmp-file", "a.tmp-0123abcd.md", ".writing-about-cats"];
    for (const name of [...names, ...others]) writeFileSync(join(here.path, name), "x");
    sweep(here.path);
    expect(readdirSync(here.path)).toHaveLength(names.length + others.length);
    const longAgo = new Date(Date.now() - 3 * 86_400_000);
    for (const name of [...names, ...others]) utimesSync(join(here.path, name), longAgo, longAgo);
    sweep(here.path);
    expect(readdirSync(here.path).sort()).toEqual(others.toSorted());
    // A number that was given again, to this very process: the start tells.
    const own = temporaryName();
    expect(isAbandoned(own, () => 0)).toBe(false);
    expect(isAbandoned(own.replace(/-[\da-f]{8}-([\da-f]{8})$/, "-ffffffff-$1"), () => 0)).toBe(true);
  });

  test("of the whole program, killed while it is kept busy, is gone once it works again", async () => {
    await using server = await program();
    const save = (name: string) =>
      server
        .reach()
        .send("PUT", "/api/workspace/file", { path: name, content: "x".repeat(900_000), version: null });
    for (let n = 0; n < times(1, 15); n++) {
      const busy = Array.from({ length: 8 }, (_, at) =>
        Promise.allSettled([
          save(`topics/kill-${n}-${at}.md`),
          server.reach().send("POST", "/api/sessions", {
            command: "lesson-planning:create-lesson",
            input: "loops for 3B",
          }),
          server.reach().send("PUT", "/api/study/settings", { minutes: 20 + at }),
        ]),
      );
      await Bun.sleep(15 + n * 10);
      await server.kill();
      await Promise.all(busy);
      await server.start();
    }
    // Once more in each of the places, so that each is written to.
    await save("topics/after.md");
    await server.reach().send("PUT", "/api/study/settings", { minutes: 30 });
    const begun = await server
      .reach()
      .send("POST", "/api/sessions", { command: "lesson-planning:create-lesson", input: "loops for 3B" });
    expect(begun.status).toBe(201);
    while ((await (await server.reach().get("/api/sessions")).text()).includes('"status":null'))
      await Bun.sleep(50);
    for (let once = 0; once < times(0, 1); once++) {
      await server.kill();
      await server.start();
      await server.reach().send("PUT", "/api/study/settings", { minutes: 31 });
      await save("topics/after-2.md");
      const again = await server
        .reach()
        .send("POST", "/api/sessions", { command: "lesson-planning:create-lesson", input: "loops for 3B" });
      expect(again.status).toBe(201);
      while ((await (await server.reach().get("/api/sessions")).text()).includes('"status":null'))
        await Bun.sleep(50);
    }
    // A living program may be in the middle of writing its trace: what stays is what nobody finishes.
    while (left(server.here.top).length > 0) await Bun.sleep(50);
    expect(left(server.here.top)).toEqual([]);
  });
});
