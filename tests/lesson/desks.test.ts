import { expect, test } from "bun:test";
import { join } from "node:path";
import { infinitive } from "../../plugins/lesson-planning/builtin/drafting/wording.ts";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { timingsOf } from "../../src/lesson/check/lints/timings.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { swept } from "../sweep.ts";
import { planning, sampleWorkspace } from "./planning.ts";

const desks = join(import.meta.dir, "..", "..", "desks");
const asked: readonly [string, string, string][] = [
  ["english", "8En2", "persuasive writing"],
  ["science", "S2C", "electric circuits"],
  ["mathematics", "9Y3", "Pythagoras"],
  ["history", "7H", "the Black Death"],
  ["primary", "4M", "electricity"],
  ["sample", "2A", "lists"],
  ["english", "8En2", "apostrophes"],
  ["science", "S2C", "acids and alkalis"],
  ["mathematics", "7Y1", "negative numbers"],
  ["history", "7H", "the Norman Conquest"],
  ["primary", "4M", "rivers"],
  ["sample", "3B", "networks"],
];

test("at every desk that ships, what its subject teaches most is drafted whole: nothing empty, claims that hold, minutes that add up", async () => {
  for (const [desk, id, topic] of swept(asked, 4)) {
    const root = desk === "sample" ? sampleWorkspace : join(desks, desk);
    const { ask } = await planning("create-lesson", root);
    const { result } = await ask(`${topic} for ${id}`);
    const { sections } = parseLesson(result.text);
    const { found } = await checkInWorkspace(result.text, root, { class: id });
    const { claims, verified } = found.evidence;
    const timings = sections.find(({ kind }) => kind === "timings");
    const parts = timings === undefined ? [] : timingsOf(timings).parts;
    const profile = (await loadClasses(root)).find((one) => one.id === id);
    expect({
      topic,
      status: result.status,
      sections: sections.filter(({ body }) => body.trim() !== "").length,
      fields: gapsIn(result.text),
      claims: claims > 0 && claims === verified,
      minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0),
    }).toEqual({
      topic,
      status: "success",
      sections: 11,
      fields: 0,
      claims: true,
      minutes: profile?.periodMinutes ?? 0,
    });
  }
});

test("a verb joined to a verb is said like it, and a noun stays as it is", () => {
  expect(infinitive("Stretches and relaxes muscles")).toBe("stretch and relax muscles");
  expect(infinitive("Sorts and labels rocks and fossils")).toBe("sort and label rocks and fossils");
  expect(infinitive("Counts tens and ones")).toBe("count tens and ones");
});
