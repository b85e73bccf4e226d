import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderOf } from "../workspace/packs/desk.ts";
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

test("an outcome of another stage than the class's is named as one; an outcome of its own stage is not", async () => {
  const linked = async (stage: string) => {
    const desk = folderOf({
      "classes/C1.md": `---\nclass: C1\nstage: ${stage}\nsubject: History\nperiod_minutes: 50\n---\n\n- 28 pupils\n`,
      "curriculum/own.md": `---\ntitle: Own\nsubject: History\nsource: https://example.org/own\nretrieved: 2026-01-02\nlicence: ours\nversion: "1"\nwording: summary\ncode_pattern: 'M-\\d'\n---\n\n# Own\n\n## M-1 — Medieval falconry\n- **Level**: Key Stage 3\n- **Outcome (summary)**: Pupils explain medieval falconry.\n- **Keywords**: medieval falconry\n`,
    });
    try {
      const { result } = await (await planning("create-lesson", desk)).ask("medieval falconry for C1");
      return result.text.split("## Curriculum links")[1]?.split("\n## ")[0] ?? "";
    } finally {
      rmSync(desk, { recursive: true, force: true });
    }
  };
  expect(await linked("Year 4")).toContain("an older stage (Key Stage 3) than that of C1 (Year 4)");
  const own = await linked("Year 8");
  expect(own).toContain("M-1");
  expect(own).not.toContain("stage (");
});
