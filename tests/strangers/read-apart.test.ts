import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readApart, usualLimits } from "../../src/strangers/read-apart.ts";

const reader = {
  file: "../tests/strangers/children/misbehaves.ts",
  answer: z.object({ size: z.number(), first: z.number().nullable(), env: z.array(z.string()) }),
};
const tight = { seconds: 20, memoryMb: 400, answerMb: 1 };

const ask = (way: string, bytes?: Uint8Array, limits = tight) => readApart(reader, way, bytes, limits);

describe("what a stranger wrote is read apart", () => {
  test("the bytes come in whole, the answer comes back checked, and no key goes along", async () => {
    process.env.ANTHROPIC_API_KEY_OF_A_TEST = "sk-canary";
    try {
      const read = await ask("echo", new Uint8Array(3_000_000).fill(7), usualLimits);
      expect(read).toMatchObject({ ok: true, value: { size: 3_000_000, first: 7 } });
      expect(read.ok ? read.value.env.filter((name) => /key|token|secret/i.test(name)) : null).toEqual([]);
    } finally {
      delete process.env.ANTHROPIC_API_KEY_OF_A_TEST;
    }
  });

  test("its limits leave room for compiled code: without, it would take eight times as long", async () => {
    const read = await ask("works", undefined, usualLimits);
    expect(read.ok ? read.value.size : 0).toBeGreaterThan(0);
  });

  test("however it goes wrong, it ends in a sentence", async () => {
    const ends: [string, string][] = [
      ["hog", "full"],
      ["heap", "full"],
      ["flood", "long"],
      ["throws", "broken"],
      ["crash", "full"],
      ["exit", "broken"],
      ["chatter", "broken"],
      ["shape", "broken"],
    ];
    for (const [way, why] of ends) {
      const read = await ask(way);
      expect({ way, ...read }).toMatchObject({ way, ok: false, why });
      if (!read.ok) expect(read.message).toMatch(/^[a-z].*\w[.]?$/);
    }
  });

  test("one that works for ever and one that waits for ever are both killed, for good", async () => {
    const short = { ...tight, seconds: 1 };
    const read = await Promise.all([ask("loop", undefined, short), ask("sleep", undefined, short)]);
    expect(read).toMatchObject([
      { ok: false, why: "slow" },
      { ok: false, why: "slow" },
    ]);
    expect(childrenLeft()).toEqual([]);
  });

  test("more than two wait in turn, and every one is answered", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => ask("echo", undefined, usualLimits)));
    expect(all.every(({ ok }) => ok)).toBe(true);
  });
});

/**
 * The readers of strangers' files, by the function that reads. Nobody but its child may call it: on the server's own
 * thread, a file that takes for ever takes everybody else's time.
 */
const readers: Readonly<Record<string, string>> = {
  readAny: "src/documents/documents-child.ts",
  unpackLesson: "src/lesson/share/share-child.ts",
  importCourse: "src/learning/import/import-child.ts",
  importFile: "src/workspace/curriculum/curriculum-child.ts",
  readGiven: "src/workspace/curriculum/curriculum-child.ts",
};

test("no door reads a stranger's file on its own thread", () => {
  const root = join(import.meta.dir, "..", "..");
  const files = [...new Bun.Glob("{src,plugins}/**/*.{ts,tsx}").scanSync(root)];
  for (const [name, child] of Object.entries(readers)) {
    const callers = files.filter((file) => {
      const source = readFileSync(join(root, file), "utf8");
      return new RegExp(`import(?: type)? \\{[^}]*\\b${name}\\b[^}]*\\}`).test(source);
    });
    const own = name === "importFile" ? ["src/workspace/curriculum/read-given.ts"] : [];
    expect({ name, callers: callers.filter((file) => !own.includes(file)) }).toEqual({
      name,
      callers: [child],
    });
  }
});

/** Children of ours that still run the misbehaving program (Linux). */
function childrenLeft(): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
        return line.includes("misbehaves.ts") && parent === String(process.pid);
      } catch {
        return false;
      }
    });
}
