import { describe, expect, test } from "bun:test";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lessonContext } from "../../../src/lesson/check/lesson-context.ts";
import { draftStandings, lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { exportSession } from "../../../src/lesson/export/export-session.ts";
import { fileStore } from "../../../src/store/file-store.ts";
import { entriesOf } from "../../../src/web/plan/conversation/entries.ts";
import { sampleWorkspace } from "../../lesson/planning.ts";

/**
 * Sessions as they were written before requests were kept as data, and what the program of that day made of them: one
 * of built-in drafting, one of a model whose work was sent back three times. Of what tools read, only the beginnings.
 */
const folder = join(import.meta.dir, "written-before");
const expected: Record<string, object> = await Bun.file(join(folder, "expected.json")).json();

describe("a session from before requests were kept as data still opens", () => {
  test.each(Object.keys(expected))("%s", async (id) => {
    const data = await mkdtemp(join(tmpdir(), "written-before-"));
    await cp(folder, data, { recursive: true });
    const store = fileStore(data);
    const session = await store.readSession(id);
    const lesson = lessonOf(session);
    if (lesson === null) throw new Error("it holds a lesson");
    const { profile, askedMinutes } = await lessonContext(session, lesson.markdown, sampleWorkspace);
    const file = await exportSession(store, sampleWorkspace, id, { format: "md", for: "teacher" });
    await rm(data, { recursive: true });
    expect({
      class: profile?.id,
      minutes: askedMinutes,
      draft: lesson.draft,
      drafts: draftStandings(session),
      markdown: new Bun.CryptoHasher("sha256").update(lesson.markdown).digest("hex"),
      sections: lesson.sections.map(({ id: section, decision, current, versions }) => ({
        id: section,
        decision,
        current,
        versions: versions.length,
      })),
      conversation: entriesOf(session.messages, null).flatMap((entry) =>
        entry.kind === "steps" ? [] : [shown(entry)],
      ),
      exported: Buffer.from(file.bytes).toString().split("\n")[0],
    } as object).toEqual(expected[id] ?? {});
  });
});

function shown(entry: object): string {
  const { kind, what, section, request } = { what: "", section: "", request: "", kind: "", ...entry };
  return [kind, what, section, request].filter(Boolean).join(" ");
}
