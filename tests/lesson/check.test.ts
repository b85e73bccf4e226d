import { expect, test } from "bun:test";
import { checkAge } from "../../src/lesson/check/age/age.ts";
import { vocabularyIn } from "../../src/lesson/check/age/vocabulary.ts";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { sampleWorkspace } from "./planning.ts";

test("a text that is looked at again and again is checked for the class it is for now", async () => {
  const registry = await loadRegistry(sampleWorkspace);
  const [profile] = await loadClasses(sampleWorkspace);
  if (profile === undefined) throw new Error("There is no class.");
  const long = "notwithstanding considerable methodological sophistication throughout interdisciplinary ";
  const texts = Array.from(
    { length: 9 },
    (_, n) =>
      `# Lesson ${n}\n\n## Main\n\nPupils ${long.repeat(2)}read page ${n} and drink ${n} pints of vodka.\n`,
  );
  const seen = new Set<string>();
  for (const stage of ["P3", "S6", "P3"])
    for (const text of texts) {
      const context = { registry, profile: { ...profile, stage }, notes: [], read: () => null };
      const { findings, guidance } = checkAge(text, { stage, vocabulary: vocabularyIn(text) });
      const { age, guidance: told } = checkLesson(text, context);
      expect([age, told]).toEqual([findings, guidance]);
      seen.add(JSON.stringify(age));
    }
  expect(seen.size).toBe(2); // stages differ, so the check can fail
});
