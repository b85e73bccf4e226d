import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { environmentFor } from "../src/env.ts";
import { renderPdf } from "../src/lesson/export/pdf.ts";

const root = join(import.meta.dir, "..");

test("a program that we start is told where its files are, and no name that could hold a secret", () => {
  const secret = fc
    .tuple(
      fc.stringMatching(/^[A-Z]{0,8}_?$/),
      fc.constantFrom("API_KEY", "TOKEN", "SECRET", "PASSWORD", "BASE_URL"),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(secret, fc.string(), (name, value) => {
      expect(environmentFor({ PATH: "/bin", [name]: value })).toEqual({ PATH: "/bin" });
    }),
  );
  const all = {
    PATH: "/bin",
    LC_TIME: "de",
    XDG_RUNTIME_DIR: "/run",
    OPENAI_API_KEY: "sk",
    NODE_OPTIONS: "--x",
  };
  expect(environmentFor(all)).toEqual({ PATH: "/bin", LC_TIME: "de" });
  expect(environmentFor(all, /^XDG_/)).toEqual({ PATH: "/bin", LC_TIME: "de", XDG_RUNTIME_DIR: "/run" });
});

test("every program that is started anywhere is given an environment of its own", () => {
  const calls = [...new Bun.Glob("{src,plugins}/**/*.ts").scanSync(root)].flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return Array.from(
      source.matchAll(/\b(?:spawn|spawnSync|execFile|execFileSync|fork)\(/g),
      ({ index }) => ({
        file,
        call: callAt(source, index),
      }),
    );
  });
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter(({ call }) => !/\benv\b/.test(call)).map(({ file }) => file)).toEqual([]);
  expect(calls.filter(({ call }) => /env: process\.env|\.\.\.process\.env/.test(call))).toEqual([]);
});

/** From its name to the bracket that closes it. */
function callAt(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf("(", start); at < source.length; at++) {
    if (source[at] === "(") depth++;
    if (source[at] === ")" && --depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}

test.skipIf(process.platform === "win32")("the browser that prints a PDF sees no key", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pdf-env-"));
  try {
    const browser = join(folder, "browser");
    const seen = join(folder, "seen");
    await writeFile(
      browser,
      `#!/bin/sh\nenv > '${seen}'\nfor a; do case $a in --print-to-pdf=*) echo pdf > "\${a#*=}";; esac; done\n`,
    );
    await chmod(browser, 0o755);
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      CHROME_PATH: browser,
      ANTHROPIC_API_KEY: "sk-canary",
      OTHER_TOKEN: "sk-canary",
    };
    await renderPdf("<p>x</p>", { env });
    const told = readFileSync(seen, "utf8");
    expect(told).toContain(`HOME=${folder}`);
    expect(told).not.toMatch(/sk-canary|KEY|TOKEN/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
