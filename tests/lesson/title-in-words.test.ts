import { expect, test } from "bun:test";
import { shownTitle } from "../../src/lesson/draft/manage-lessons.ts";
import { standingOf } from "../../src/lesson/draft/standing.ts";
import { exportSession, slidesIn } from "../../src/lesson/export/export-session.ts";
import { lessonView } from "../../src/lesson/lesson-view.ts";
import { shareSession } from "../../src/lesson/share/share-session.ts";
import { userText } from "../../src/message.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { readZip } from "../../src/text/zip.ts";
import { assistant, draft, sessionWith } from "./decisions-samples.ts";
import { sampleWorkspace } from "./planning.ts";

const titles = [
  [String.raw`Finding $\frac{3}{5}$ of an amount`, "Finding 3/5 of an amount"],
  ["Why $x^2 = 9$ has two answers", "Why x² = 9 has two answers"],
  [String.raw`Estimating $\sqrt{20}$`, "Estimating √20"],
  ["Change from $5 and $10", "Change from $5 and $10"],
] as const;

test("a lesson's title has its mathematics in words in lists, pages, files and their names", async () => {
  for (const [typed, inWords] of titles) {
    const store = memoryStore();
    const asked = {
      ...sessionWith([userText(typed), assistant(draft.replace("Loops for 3B", typed))]),
      title: typed,
    };
    await (await store.createSession(asked)).close();
    expect(standingOf(asked)?.title).toBe(inWords);
    expect(shownTitle({ ...asked, named: true })).toBe(inWords);
    expect((await lessonView(asked, sampleWorkspace))?.title).toBe(inWords);
    expect(
      (await slidesIn({ store, workspaceRoot: sampleWorkspace, libraries: null }, asked)).input.title,
    ).toBe(`${inWords}: slides`);
    for (const format of ["docx", "pptx", "html"] as const) {
      const { fileName, bytes } = await exportSession(store, sampleWorkspace, "s", {
        format,
        for: "student",
      });
      const read = format === "html" ? [bytes] : [...readZip(bytes).values()];
      expect([
        fileName,
        read.some((one) => /\\(?:frac|sqrt)|x\^2/.test(new TextDecoder().decode(one))),
      ]).toEqual([fileName, false]);
      expect(fileName).not.toMatch(/frac|sqrt|[$\\{}]/);
    }
    const wish = { licence: "", by: "", decisions: false };
    const agreement = { agreed: true, keep: async () => {} };
    const shared = await shareSession(asked, sampleWorkspace, wish, "2026-11-17", agreement);
    expect(shared.title).toBe(inWords);
    expect(shared.fileName).not.toMatch(/frac|sqrt|[$\\{}]/);
  }
});
