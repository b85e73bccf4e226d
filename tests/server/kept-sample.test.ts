import { describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type SampleLesson, samples } from "../../src/lesson/draft/sample-lesson.ts";
import { sampleOf } from "../../src/server/client/kept-sample.ts";

const [sample] = samples;
const drafted = (title: string): SampleLesson => ({
  title,
  class: "7Y1",
  stage: "Year 7",
  subject: "Mathematics",
  topic: "fractions",
  shape: [{ section: "starter", part: null, label: "Starter", minutes: 5, phase: "opening" }],
  sections: [{ id: "starter", title: "Starter", body: "Three questions.", minutes: 5 }],
});

describe("the finished lesson on the first page", () => {
  test("is drafted once, and again when its notes have changed, one is gone, or what was kept is damaged", async () => {
    const project = mkdtempSync(join(tmpdir(), "sample-"));
    const write = (path: string, at: number) => {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), path);
      utimesSync(join(project, path), at, at);
    };
    const folders = ["src", "plugins", "packs", "desks", "workspace"];
    const kept = join(project, "node_modules/.cache/teacher-assist/sample-mathematics.json");
    const asked = async (title: string) =>
      (await sampleOf(project, sample, async () => drafted(title)))?.title;
    try {
      for (const folder of folders) write(`${folder}/a.md`, 1000);
      for (const folder of folders) utimesSync(join(project, folder), 1000, 1000);
      expect(await asked("nowhere to keep it")).toBe("nowhere to keep it");
      mkdirSync(dirname(kept), { recursive: true });
      expect(await asked("first")).toBe("first");
      utimesSync(kept, 2000, 2000);
      expect(await asked("second")).toBe("first");
      write("packs/a.md", 3000);
      expect(await asked("third")).toBe("third");
      utimesSync(kept, 4000, 4000);
      expect(await asked("fourth")).toBe("third");
      rmSync(join(project, "desks/a.md")); // which changes its folder now
      expect(await asked("fifth")).toBe("fifth");
      writeFileSync(kept, '{"title":"cut');
      expect(await asked("sixth")).toBe("sixth");
      expect(await sampleOf(project, sample, async () => drafted("seventh"))).toEqual(drafted("sixth"));
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });

  test("where no lesson came of it, nothing is kept", async () => {
    const project = mkdtempSync(join(tmpdir(), "sample-"));
    try {
      mkdirSync(join(project, "node_modules/.cache/teacher-assist"), { recursive: true });
      expect(await sampleOf(project, sample, async () => null)).toBeNull();
      expect((await sampleOf(project, sample, async () => drafted("then")))?.title).toBe("then");
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});
