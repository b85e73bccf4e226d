import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeSection } from "../../plugins/lesson-planning/builtin/drafting/lesson.ts";
import { firstDraft, makePlan } from "../../plugins/lesson-planning/builtin/drafting/plan.ts";
import { partsSaid } from "../../src/lesson/parts-said.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";
import { parseTopic, type Topic } from "../../src/workspace/topic.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)]
  .toSorted()
  .flatMap((path) => parseTopic(path, readFileSync(join(root, path), "utf8")) ?? []);

const larks = parseClassProfile(
  "classes/Larks.md",
  "---\nclass: Larks\nstage: Year 5\nsubject: Primary\nsize: 26\nperiod_minutes: 50\n---\n- 26 pupils\n",
);

function planned(topic: Topic, minutes: number) {
  const plan = makePlan({
    request: { said: topic.title, topic: topic.title, profile: larks, minutes, outcomes: [] },
    profile: larks,
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
  const section = (id: string) => writeSection(plan, id, firstDraft(plan, id));
  return { plan, starter: section("starter"), main: section("main"), overview: section("overview") };
}

const tasksIn = (text: string) => text.match(/^\d+\. /gm)?.length ?? 0;
/** Numbered tasks, each with its answer: a worked example's steps have none. */
const answersIn = (text: string) => text.match(/^ +\*\*Answer:\*\*/gm)?.length ?? 0;

test.each([15, 30, 60, 135])("of every note, as much as %i minutes hold and no more", (minutes) => {
  for (const topic of notes) {
    const { plan, starter, main, overview } = planned(topic, minutes);
    const { path } = topic;
    expect({ path, sum: plan.phases.reduce((sum, phase) => sum + phase.minutes, 0) }).toEqual({
      path,
      sum: minutes,
    });
    const [, opening = "0"] = /\*\*Time:\*\* (\d+) minute/.exec(starter) ?? [];
    const asked = tasksIn(starter);
    expect({ path, asked, fits: asked <= Math.max(1, Number(opening)) }).toMatchObject({ path, fits: true });
    const tasks = answersIn(main);
    expect({ path, tasks, fits: tasks >= 1 && tasks <= minutes / 2 }).toMatchObject({ path, fits: true });
    const parts = partsSaid({ title: "Main", text: `\n${main}`, line: 0 });
    const texts = main.split(/^### .+$/m).slice(1);
    const doing = plan.shape.shape.id === "practical" || plan.shape.shape.id === "making";
    for (const [at, part] of parts.entries()) {
      const here = answersIn(texts[at] ?? "");
      const most = doing ? 45 : here === 0 ? 25 : 6 + 6 * here;
      const fits = part.minutes <= most || (texts[at] ?? "").includes("[To fill in:");
      expect({ path, ...part, here, fits }).toMatchObject({ path, label: part.label, fits: true });
    }
    const left = /\[To fill in: (\d+) minutes of your own/.exec(main)?.[1];
    expect({ path, left: Number(left ?? 0) }).toEqual({ path, left: plan.unplanned });
    if (plan.unplanned > 0) expect(overview).toContain(`hold about ${minutes - plan.unplanned} minutes`);
    if (minutes <= 60) expect(plan.unplanned).toBe(0);
  }
});
