import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planning } from "./planning.ts";

const head = "stage: Year 2\nsubject: Primary, all subjects\nsize: 28\nperiod_minutes: 50";

test("whoever teaches everything draws on the last pack as on the first, however many notes there are", async () => {
  const root = mkdtempSync(join(tmpdir(), "all-subjects-"));
  try {
    mkdirSync(join(root, "classes"));
    writeFileSync(join(root, "teacher.md"), "# Teacher\n\nI teach in England.\n");
    writeFileSync(
      join(root, "classes", "2W.md"),
      `---\nclass: 2W\n${head}\n---\n\n## Class 2W\n- 28 pupils\n`,
    );
    const { result } = await (await planning("create-lesson", root)).ask("pulse and rhythm for 2W");
    expect(result.text).toContain("packs/music/topics/pulse-and-rhythm.md");
    expect(result.text).not.toContain("To fill in");
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
