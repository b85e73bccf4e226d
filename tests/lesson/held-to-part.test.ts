import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { writeSection } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { firstDraft, makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { reviseSection } from "../../plugins/lesson-planning/builtin/drafting/revising.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic } from "../../src/workspace/topic.ts";

function planOn(path: string) {
  const profile = parseClassProfile(
    "classes/4G.md",
    "---\nclass: 4G\nstage: Year 4\nsubject: Mathematics\nperiod_minutes: 60\n---\n\n- 24 pupils\n",
  );
  const topic = parseTopic(path, readFileSync(path, "utf8"));
  if (topic === null) throw new Error(`no plan on ${path}`);
  return makePlan({
    request: { said: topic.title, topic: topic.title, profile, minutes: 60, outcomes: [] },
    profile,
    topic,
    beside: [],
    outcomes: [],
    prior: [],
    curricula: [],
    ahead: false,
    needSections: [],
    wishes: [],
    timingsGuide: "",
    lost: 0,
    lately: [],
  });
}

function revised(path: string, ...requests: string[]) {
  const plan = planOn(path);
  const current = writeSection(plan, "main", firstDraft(plan, "main"));
  return { current, after: reviseSection(plan, "main", requests, current, [], [current]) };
}

const sums = "packs/mathematics/topics/column-addition-and-subtraction.md";
const measures = "packs/mathematics/topics/area-and-perimeter.md";

test("a section that is to be on one half alone is written again on that half", () => {
  const { current, after } = revised(sums, "only subtraction please, no adding");
  expect(current).toMatch(/^\d+\. Work out \d+ \+ \d+/m);
  if (!("text" in after)) throw new Error(after.unable);
  expect(after.text).not.toMatch(/^\d+\. Work out \d+ \+ \d+/m);
  expect(after.text).toMatch(/^\d+\. Work out \d+ − \d+/m);
  const round = revised(measures, "just perimeter").after;
  if (!("text" in round)) throw new Error(round.unable);
  expect(round.text).not.toContain("area of a triangle");
});

test("it stays on that half when more is asked of it", () => {
  const { after } = revised(sums, "only subtraction", "shorter");
  if (!("text" in after)) throw new Error(after.unable);
  expect(after.text).not.toMatch(/^\d+\. Work out \d+ \+ \d+/m);
});

test("what a note does not have is said to be beyond it", () => {
  const { after } = revised(sums, "only Roman numerals please");
  expect("unable" in after && after.unable).toContain("only Roman numerals");
});
