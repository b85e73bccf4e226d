import { describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { classOfSession } from "../../../src/lesson/brief/session-class.ts";
import { companionOf } from "../../../src/lesson/companions/companion-of.ts";
import { lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { openLesson } from "../../../src/lesson/share/open-lesson.ts";
import { openedFrom } from "../../../src/lesson/share/opened-from.ts";
import { packLesson } from "../../../src/lesson/share/pack-lesson.ts";
import { shareSession } from "../../../src/lesson/share/share-session.ts";
import { fromShelf, onShelf, setShelf } from "../../../src/lesson/share/shelf.ts";
import { unpackLesson } from "../../../src/lesson/share/unpack-lesson.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { AsksFirst } from "../../../src/workspace/privacy/before-saving.ts";
import { temporary } from "../../workspace/temporary.ts";
import { planning } from "../planning.ts";
import { packedBy } from "./packed.ts";

const project = join(import.meta.dir, "../../..");
const wish = { by: "Ms R", licence: "CC BY 4.0", decisions: true };
const nobody = { agreed: false, keep: async () => {} };
const now = new Date("2026-09-07T08:00:00Z");

async function drafted(desk: string, request: string) {
  const root = join(project, desk);
  const { conversation } = await (await planning("create-lesson", root)).ask(request);
  return { root, session: conversation.session };
}

describe("a lesson shared and opened by somebody else", () => {
  test("comes whole, says where it is from, and is checked against her curriculum: what was right in England is not right in Scotland", async () => {
    const { root, session } = await drafted("desks/mathematics", "percentages for 7Y1");
    const { bytes, fileName } = await shareSession(session, root, wish, "2026-09-07", nobody);
    expect(fileName).toBe("Percentages of amounts, and percentage change.lesson".replace(", ", "-"));
    const store = memoryStore();
    using folder = temporary();
    const hers = folder.path("hers");
    cpSync(join(project, "desks/science"), hers, { recursive: true });
    const opened = await openLesson(
      { bytes, name: fileName, class: "S2C" },
      { root: hers, store, libraries: null, now },
    );
    expect(opened.claims.made).toBeGreaterThan(0);
    expect(opened.claims.hold).toBe(0);
    expect(opened.claims.findings.join(" ")).toContain("is no curriculum of this workspace");

    const mine = await store.readSession(opened.session);
    expect(lessonOf(mine)?.markdown.trim()).toBe(lessonOf(session)?.markdown.trim() ?? "no lesson");
    expect(lessonOf(mine)?.sections.every(({ decision }) => decision === "pending")).toBe(true);
    expect(openedFrom(mine)).toMatchObject({ by: "Ms R", licence: "CC BY 4.0", made: "2026-09-07" });
    expect(classOfSession(mine.messages, "", await loadClasses(hers))?.id).toBe("S2C");
    expect(mine.workspace).toBe(hers);

    const same = await openLesson(
      { bytes, name: fileName, class: "7Y1" },
      { root, store, libraries: null, now: new Date("2026-09-08T08:00:00Z") },
    );
    expect(same.claims.hold).toBe(same.claims.made);
    const again = await shareSession(mine, hers, { ...wish, by: "" }, "2026-09-09", nobody);
    expect(unpackLesson(again.bytes).manifest.attribution).toContain("First shared by Ms R");
  });

  test("no conversation, no class and no machine goes with it", async () => {
    const { root, session } = await drafted(
      "desks/mathematics",
      "percentages for 7Y1, they like it best on Fridays",
    );
    const { bytes } = await shareSession(session, root, { ...wish, decisions: false }, "2026-09-07", nobody);
    const { manifest, files } = unpackLesson(bytes);
    const all = JSON.stringify({ manifest, files });
    for (const hidden of ["Fridays", session.id, root, "recent_lessons", "tool_call"])
      expect(all).not.toContain(hidden);
    expect(manifest.decided).toBeUndefined();
    expect(manifest).toMatchObject({ subject: "Mathematics", minutes: expect.any(Number) });
  });

  test("what looks like a pupil's data is asked about before anything is packed", async () => {
    const { root, session } = await drafted("desks/mathematics", "percentages for 7Y1");
    const named = structuredClone(session);
    for (const message of named.messages)
      if (message.role === "assistant")
        for (const block of message.content)
          if (block.type === "text")
            block.text = block.text.replace(
              "## Starter",
              "## Starter\n\nKatarzyna Wojcik has dyslexia and sits at the front.",
            );
    const asked = await shareSession(named, root, wish, "2026-09-07", nobody).catch((error) => error);
    expect(asked).toBeInstanceOf(AsksFirst);
    // By the section she reads it in: the lines of a file that is not there yet say nothing.
    expect(asked.findings).toHaveLength(1);
    expect(asked.findings[0]).toMatchObject({ where: "Starter", written: "Katarzyna Wojcik" });
    expect(asked.message).not.toMatch(/lesson\.md|Line \d/);
    const kept: unknown[] = [];
    const agreed = { agreed: true, keep: async (consent: unknown) => void kept.push(consent) };
    expect((await shareSession(named, root, wish, "2026-09-07", agreed)).bytes.length).toBeGreaterThan(0);
    expect(kept).toHaveLength(1);
  });

  test("whatever kind of file goes with it comes along: texts into the lesson's conversation, others beside her files", async () => {
    using folder = temporary();
    const store = memoryStore();
    const encoder = new TextEncoder();
    const { manifest, files } = unpackLesson(packedBy());
    const { files: _, format: __, version: ___, ...about } = manifest;
    const text = (name: string, kind: string, content: string) => ({
      name,
      kind,
      title: kind,
      mediaType: "text/markdown",
      content: encoder.encode(content),
    });
    const bytes = packLesson(about, [
      text("lesson.md", "lesson", files[0]?.text ?? ""),
      text("with/sheet.md", "worksheet", "# Percentages: worksheet\n\n## Tasks\n\n1. Work out 5% of 40.\n"),
      text("with/cards.md", "cards-of-a-later-version", "# Cards\n\n- per cent\n"),
      {
        name: "with/bar.png",
        kind: "picture",
        title: "a bar",
        mediaType: "image/png",
        content: new Uint8Array([137, 80, 78, 71]),
      },
    ]);
    const opened = await openLesson(
      { bytes, name: "x.lesson" },
      { root: folder.dir, store, libraries: null, now },
    );
    expect(opened.along).toEqual(["worksheet", "cards-of-a-later-version"]);
    expect(opened.saved).toEqual(["shared/Percentages of amounts/bar.png"]);
    expect([...readFileSync(folder.path(opened.saved[0] ?? ""))]).toEqual([137, 80, 78, 71]);
    const session = await store.readSession(opened.session);
    expect(companionOf(session, "worksheet")?.markdown).toContain("Work out 5% of 40.");
    expect(companionOf(session, "worksheet")?.changed).toEqual([]);
    expect(
      unpackLesson((await shareSession(session, folder.dir, wish, "2026-09-09", nobody)).bytes).files.map(
        ({ kind }) => kind,
      ),
    ).toEqual(["lesson", "worksheet"]);
    expect(lessonOf(session)?.markdown).toContain("Percentages of amounts");
    const twice = await openLesson(
      { bytes, name: "x.lesson" },
      { root: folder.dir, store, libraries: null, now: new Date("2026-09-08T00:00:00Z") },
    );
    expect(twice.saved).toEqual(["shared/Percentages of amounts/2-bar.png"]);
  });
});

test("a folder of lessons is a shelf: listed, found by words, opened; what is broken says so and hides nothing else", async () => {
  using folder = temporary();
  const data = folder.path("data");
  const shelf = folder.path("department");
  mkdirSync(shelf);
  expect(await onShelf(data)).toEqual({ folder: null, lessons: [] });
  await expect(setShelf(data, folder.path("nowhere"))).rejects.toThrow("There is no folder");
  await setShelf(data, shelf);
  writeFileSync(join(shelf, "percent.lesson"), packedBy());
  writeFileSync(join(shelf, "broken.lesson"), "no");
  writeFileSync(join(shelf, "notes.txt"), "x");
  const { lessons } = await onShelf(data);
  expect(lessons.map(({ file, manifest }) => [file, manifest?.title])).toEqual([
    ["percent.lesson", "Percentages of amounts"],
    ["broken.lesson", undefined],
  ]);
  expect(lessons[1]?.problem).toContain("no archive");
  expect((await onShelf(data, "percentages ta-ma2-15")).lessons).toHaveLength(1);
  expect((await onShelf(data, "volcanoes")).lessons).toHaveLength(0);
  expect((await fromShelf(data, "percent.lesson")).length).toBeGreaterThan(100);
  await expect(fromShelf(data, "../../etc/passwd")).rejects.toThrow("There is no");
});
