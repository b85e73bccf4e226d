import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseTopic } from "../../src/workspace/topic.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)].sort();
const python = Bun.which("python3");
if (python === null)
  console.log("skipped: the topic notes' Python is not run, because there is no python3 here");

/** One Python for all, each example by itself; null for one that fails. */
const runner = `
import contextlib, io, json, sys, traceback

def printed(source):
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            exec(compile(source, "example", "exec"), {"__name__": "__main__"})
    except BaseException:
        traceback.print_exc()
        return None
    return out.getvalue()

codes = json.load(sys.stdin)
sys.stdin = io.StringIO("")
print(json.dumps([printed(code) for code in codes]))
`;

test.skipIf(python === null)(
  "every worked example in Python runs, and prints what its note says it prints",
  () => {
    const examples = notes.flatMap((name) => {
      const text = readFileSync(join(root, name), "utf8");
      if (!text.includes("```python")) return [];
      const { example } = parseTopic(name, text) ?? {};
      const [, code] = /^```python\n([\s\S]*)\n```$/.exec(example?.solution ?? "") ?? [];
      return code === undefined ? [] : [{ name, code, result: example?.result ?? "" }];
    });
    const codes = new Blob([JSON.stringify(examples.map(({ code }) => code))]);
    const done = Bun.spawnSync([python ?? "", "-c", runner], { stdin: codes });
    expect(done.stderr.toString()).toBe("");
    const printed: unknown[] = JSON.parse(done.stdout.toString());
    expect(printed).toHaveLength(examples.length);
    for (const [at, { name, result }] of examples.entries()) {
      expect({ name, printed: printed[at] }).toEqual({ name, printed: expect.any(String) });
      for (const line of String(printed[at]).trim().split("\n"))
        expect({ name, line, said: result.includes(line.trim()) }).toEqual({ name, line, said: true });
    }
    expect(examples.length).toBeGreaterThan(5);
  },
);
