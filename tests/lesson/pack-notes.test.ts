import { expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkLesson } from "../../src/lesson/check/check.ts";
import { classNamedIn, loadClasses } from "../../src/workspace/classes.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../src/workspace/reader.ts";
import { parseTopicHead, type TopicHead } from "../../src/workspace/topic.ts";
import { loadTopicNotes } from "../../src/workspace/topic-notes.ts";
import { swept } from "../sweep.ts";
import { folderOf } from "../workspace/packs/desk.ts";
import { planning } from "./planning.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)].sort();

/** A desk with a class of the note's age, and one outcome that is about its topic. */
function deskFor({ path, title, keywords, ages = [11, 11] }: TopicHead): string {
  const [, subject = ""] = path.split("/");
  const stage = `Year ${Math.max(1, Math.round((ages[0] + ages[1]) / 2) - 5)}`;
  return folderOf({
    "classes/C1.md": `---\nclass: C1\nstage: ${stage}\nsubject: ${subject}\nlevel: L\nperiod_minutes: 50\n---\n\n- 28 pupils\n`,
    "curriculum/own.md": `---\ntitle: Own\nsubject: ${subject}\nsource: https://example.org/own\nretrieved: 2026-01-02\nlicence: ours\nversion: "1"\nwording: summary\ncode_pattern: 'M-\\d'\n---\n\n# Own\n\n## M-1 — ${title}\n- **Level**: L\n- **Outcome (summary)**: Pupils know and use ${title}.\n- **Keywords**: ${keywords.join(", ")}\n`,
  });
}

test("a note of a pack becomes a lesson that its class can be given: claims verified, no lint, nothing unfit", async () => {
  for (const path of swept(notes, 6)) {
    const head = parseTopicHead(path, readFileSync(join(root, path), "utf8"));
    if (head === null) throw new Error(`${path} cannot be read`);
    const desk = deskFor(head);
    try {
      const { ask } = await planning("create-lesson", desk);
      const { result } = await ask(`${head.title} for C1`);
      const { evidence, lints, age } = checkLesson(result.text ?? "", {
        registry: await loadRegistry(desk),
        profile: classNamedIn("C1", await loadClasses(desk)),
        notes: await loadTopicNotes(desk),
        read: workspaceReader(desk),
      });
      expect({
        path,
        status: result.status,
        drawnFrom: result.text?.includes(path),
        findings: [...evidence.findings, ...lints, ...age.filter(({ rule }) => rule === "unfit")],
      }).toEqual({ path, status: "success", drawnFrom: true, findings: [] });
    } finally {
      rmSync(desk, { recursive: true, force: true });
    }
  }
});
