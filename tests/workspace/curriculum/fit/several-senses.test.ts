import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { lessonFit } from "../../../../src/lesson/check/lesson-fit.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { hasSeveralSenses } from "../../../../src/workspace/curriculum/fit/several-senses.ts";
import { loadRegistry } from "../../../../src/workspace/curriculum/registry.ts";

const workspace = join(import.meta.dir, "..", "..", "..", "..", "workspace");

describe("one word that may mean two things", () => {
  test.each(["viruses", "Cookies", "a lesson on keys", "strings", "the web"])(
    "%s is open where no subject is, or another",
    (topic) => {
      expect(hasSeveralSenses(topic, null)).toBe(true);
      expect(hasSeveralSenses(topic, "History")).toBe(true);
    },
  );

  test.each([
    ["viruses", "Computing Science"],
    ["the web", "Digital technologies"],
    ["scales", "Music"],
    ["nets", "Mathematics"],
  ])("%s is not for a class of %s", (topic, subject) => expect(hasSeveralSenses(topic, subject)).toBe(false));

  test.each(["computer viruses", "variables", "phishing", "web pages", "photosynthesis"])(
    "%s is clear to everybody",
    (topic) => expect(hasSeveralSenses(topic, null)).toBe(false),
  );
});

describe("whose claim is ticked", () => {
  const lesson = (title: string, task: string) =>
    `# ${title}\n\n## Overview\nA lesson.\n\n## Main\n### Guided practice\n${task}\n`;
  const ticks = async (title: string, task: string, profile: ClassProfile | null) => {
    const registry = await loadRegistry(workspace);
    const fit = lessonFit(lesson(title, task), { registry, notes: [], profile });
    return registry.outcomes.filter((outcome) => fit(outcome, false).fits).map(({ code }) => code);
  };

  test.each([
    ["Clouds", "Pupils look at clouds and name each cloud: cirrus, cumulus, stratus."],
    ["Viruses", "Pupils say how a virus makes you ill, and wash their hands."],
    ["Fruit loops", "Pupils thread the loops on a string and taste the fruit."],
    ["Bugs", "Pupils hunt for bugs under stones and draw three bugs."],
  ])("%s in its other sense is asked about, for a class of no one subject", async (title, task) => {
    expect(await ticks(title, task, null)).toEqual([]);
  });

  test.each([
    ["Viruses", "Pupils sort malware into viruses, phishing and ransomware, and choose a strong password."],
    ["Bugs", "Pupils run the program, find the bug and debug the algorithm step by step."],
    ["Nested loops", "Pupils write a program with a loop inside a loop and trace it."],
  ])("%s in the curriculum's sense is ticked", async (title, task) => {
    expect(await ticks(title, task, null)).not.toEqual([]);
  });
});
