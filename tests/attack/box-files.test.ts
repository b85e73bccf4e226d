import { afterAll, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bubblewrapJavascript, bubblewrapPython } from "../../src/learning/sandbox/bubblewrap.ts";
import { sweep } from "../../src/store/temporary.ts";

/** What a run is given holds solutions and expected values: no other account may read it, and a crash leaves none of it. */
const folder = mkdtempSync(join(tmpdir(), "box-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own that runs an endless program in a box; it prints once the program runs. */
function runner(name: "bubblewrapPython" | "bubblewrapJavascript") {
  const source = join(import.meta.dir, "../../src/learning/sandbox");
  const [language, entry, text] =
    name === "bubblewrapPython"
      ? ["python", "a.py", "while True: pass"]
      : ["javascript", "a.js", "for (;;) {}"];
  const script = join(folder, `${name}.ts`);
  writeFileSync(
    script,
    `import { ${name} } from ${JSON.stringify(join(source, "bubblewrap.ts"))};
import { defaultLimits } from ${JSON.stringify(join(source, "run-in-box.ts"))};
await ${name}.available();
console.log("running");
const request = { language: "${language}", files: { "${entry}": ${JSON.stringify(text)}, "key.txt": "42" }, entry: "${entry}" };
await ${name}.run(request, { ...defaultLimits, seconds: 60 }, new AbortController().signal);`,
  );
  const temporary = join(folder, `tmp-${name}`);
  mkdirSync(temporary, { recursive: true });
  const child = Bun.spawn([process.execPath, script], {
    env: { PATH: process.env.PATH ?? "", TMPDIR: temporary },
    stdout: "pipe",
  });
  return { child, temporary };
}

for (const [name, kind] of [
  ["bubblewrapPython", bubblewrapPython],
  ["bubblewrapJavascript", bubblewrapJavascript],
] as const) {
  const here = await kind.available();
  if (!here) console.log(`skipped: ${kind.name} does not work on this computer`);
  test.skipIf(!here)(
    `${kind.name}: while a program runs none of its files has a name outside the box, nor after a kill`,
    async () => {
      const { child, temporary } = runner(name);
      for await (const said of child.stdout) if (new TextDecoder().decode(said).includes("running")) break;
      // Its own child is there: the files were handed over.
      const children = () =>
        Bun.spawnSync(["ps", "-o", "pid=", "--ppid", String(child.pid)])
          .stdout.toString()
          .trim()
          .split("\n");
      while (children()[0] === "") await Bun.sleep(20);
      for (let looks = 0; looks < 20; looks++) {
        expect(readdirSync(temporary)).toEqual([]);
        await Bun.sleep(10);
      }
      child.kill("SIGKILL");
      await child.exited;
      expect(readdirSync(temporary)).toEqual([]);
    },
  );
}

/** What killed runs leave now is like everything temporary: tests/attack/crash.test.ts. */
test("folders that runs of earlier versions have left are swept after a day; what is not theirs stays", () => {
  const temporary = mkdtempSync(join(folder, "sweep-"));
  const left = ["learner-box-xYz789", "learner-box-4194999-AbC123"];
  const kept = ["learner-box-young1", `learner-box-${process.pid}-AbC123`, "lesson-box-1-x"];
  for (const name of [...left, ...kept]) {
    mkdirSync(join(temporary, name, "seed"), { recursive: true });
    writeFileSync(join(temporary, name, "seed", "harness.py"), "42");
  }
  for (const name of [...left, "lesson-box-1-x"]) utimesSync(join(temporary, name), 1_000_000, 1_000_000);
  sweep(temporary);
  expect(readdirSync(temporary).sort()).toEqual(kept.sort());
});
