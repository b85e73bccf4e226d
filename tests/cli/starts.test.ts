import { expect, test } from "bun:test";
import fc from "fast-check";
import { choose } from "../../src/cli/choose.ts";
import { list } from "../../src/cli/list.ts";
import { optionTable, parseArguments } from "../../src/cli/options.ts";
import { sessions } from "../../src/cli/sessions.ts";
import { startOf } from "../../src/cli/starts/start-of.ts";
import { version } from "../../src/cli/version.ts";

const own = { version, list, sessions };
const word = fc.oneof(
  fc.constantFrom("--version", "--list", "--sessions", "--help", "-h", "-o", "--", "-ho", "--list=1"),
  fc.constantFrom(...Object.keys(optionTable).map((name) => `--${name}`)),
  fc.constantFrom("study", "plan", "lesson-planning:create-lesson", "doctor", "fractions", "", "-", "list"),
);

test("a bundle of its own is started only where it holds what the words ask for", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 5 }), async (argv) => {
      const start = startOf(argv);
      if (start === "anything") return;
      let args: ReturnType<typeof parseArguments>;
      try {
        args = parseArguments(argv);
      } catch {
        return; // refused before anything is chosen, in the same words in every bundle
      }
      expect(await choose(args)).toBe(own[start]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [["--version"], "version"],
  [["--list", "--json"], "list"],
  [["--plugin-dir", "mine", "--list"], "list"],
  [["--sessions", "--limit", "3"], "sessions"],
  [["--list", "--help"], "anything"],
  [["lesson-planning:create-lesson", "--", "--list"], "anything"],
  [[], "anything"],
] as const)("%j starts %s", (argv, start) => {
  expect(startOf(argv)).toBe(start);
});
