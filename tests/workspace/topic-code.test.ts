import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTopic } from "../../src/workspace/topic.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)].sort();
const python = Bun.which("python3");
if (python === null)
  console.log("skipped: the topic notes' Python is not run, because there is no python3 here");

test.skipIf(python === null)(
  "every worked example in Python runs, and prints what its note says it prints",
  () => {
    let ran = 0;
    for (const name of notes) {
      const { example } = parseTopic(name, readFileSync(join(root, name), "utf8")) ?? {};
      const [, code] = /^```python\n([\s\S]*)\n```$/.exec(example?.solution ?? "") ?? [];
      if (code === undefined) continue;
      ran++;
      const done = Bun.spawnSync([python ?? "", "-c", code], { stdin: new Blob([""]) });
      expect({ name, err: done.stderr.toString() }).toEqual({ name, err: "" });
      for (const line of done.stdout.toString().trim().split("\n"))
        expect({ name, line, said: example?.result.includes(line.trim()) }).toEqual({
          name,
          line,
          said: true,
        });
    }
    expect(ran).toBeGreaterThan(5);
  },
);
