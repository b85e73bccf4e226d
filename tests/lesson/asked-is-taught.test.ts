import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hingesAsked } from "../../plugins/lesson-planning/builtin/drafting/can-do.ts";
import { firstDraft, makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { shapes } from "../../plugins/lesson-planning/builtin/drafting/shapes/shapes.ts";
import { main } from "../../plugins/lesson-planning/builtin/drafting/teaching-sections.ts";
import { about, sharedWith } from "../../src/lesson/check/review/words.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic } from "../../src/workspace/topic.ts";
import { swept } from "../sweep.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)]
  .toSorted()
  .flatMap((path) => parseTopic(path, readFileSync(join(root, path), "utf8")) ?? []);
const rooks = parseClassProfile(
  "classes/Rooks.md",
  "---\nclass: Rooks\nstage: Year 6\nsubject: Primary\nsize: 24\nperiod_minutes: 50\n---\n- 24 pupils\n",
);

test("what the hinge and the exit question turn on is said in Main before they are asked, in every note and shape", () => {
  const untaught = swept(notes, 56).flatMap((topic) => {
    const request = { said: topic.title, topic: topic.title, profile: rooks, minutes: null, outcomes: [] };
    const nothing = {
      beside: [],
      outcomes: [],
      prior: [],
      curricula: [],
      needSections: [],
      wishes: [],
      lately: [],
    };
    const plan = makePlan({
      request,
      profile: rooks,
      topic,
      ...nothing,
      ahead: false,
      timingsGuide: "",
      lost: 0,
    });
    return shapes
      .filter((shape) => shape.fits(topic))
      .flatMap((shape) => {
        const shaped = { ...plan, shape: { shape, why: "" } };
        const [before = ""] = main(shaped, firstDraft(shaped, "main")).split("### Check for understanding");
        const taught = about(before);
        return hingesAsked(shaped)
          .map(({ reteach }) => about(reteach))
          .filter(
            (truth) => sharedWith(truth, taught).length < Math.min(truth.size, Math.max(2, truth.size / 3)),
          )
          .map((truth) => `${topic.slug}, ${shape.id}: ${[...truth].join(" ")}`);
      });
  });
  expect(untaught).toEqual([]);
});
