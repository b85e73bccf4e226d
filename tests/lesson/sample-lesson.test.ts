import { expect, test } from "bun:test";
import { join } from "node:path";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { draftSample, sampleFor, samples } from "../../src/lesson/draft/sample-lesson.ts";
import { sectionTitles } from "../../src/lesson/section-kind.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { swept } from "../sweep.ts";

const project = join(import.meta.dir, "..", "..");

test("every sample is a whole lesson: nothing left to fill in, every claim holds, it fills the period", async () => {
  const plugins = await discoverPlugins([join(project, "plugins")]);
  for (const sample of swept(samples, 2)) {
    const lesson = await draftSample(sample, { project, plugins });
    const said = [sample.desk, lesson?.sections.map(({ title }) => title)];
    expect(said).toEqual([sample.desk, sectionTitles]);
    if (lesson === null) return;
    const markdown = [
      `# ${lesson.title}`,
      ...lesson.sections.map(({ title, body }) => `## ${title}\n\n${body}`),
    ].join("\n\n");
    expect([sample.desk, gapsIn(markdown)]).toEqual([sample.desk, 0]);
    const { found, profile } = await checkInWorkspace(markdown, join(project, sample.desk), {
      class: sample.class,
    });
    const { misfitting, invented, unsupported } = found.evidence;
    expect([sample.desk, misfitting + invented + unsupported]).toEqual([sample.desk, 0]);
    expect([sample.desk, found.lints.filter(({ rule }) => /tim|minut/i.test(rule))]).toEqual([
      sample.desk,
      [],
    ]);
    const minutes = lesson.shape.reduce((all, one) => all + one.minutes, 0);
    const period = profile?.periodMinutes ?? 0;
    // Some teachers keep minutes for arriving and packing up.
    expect([sample.desk, minutes > period - 10 && minutes <= period]).toEqual([sample.desk, true]);
  }
});

test("a teacher is shown one in her own subject", () => {
  expect(sampleFor(["Maths", "Further maths"]).subject).toBe("Mathematics");
  expect(sampleFor(["Higher Biology"]).subject).toBe("Science");
  expect(sampleFor(["All subjects"]).subject).toBe("Primary");
  expect(sampleFor(["ICT"]).subject).toBe("Computing Science");
  expect(sampleFor([])).toBe(samples[0]);
});
