import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkInWorkspace } from "../../src/lesson/check/check-in-workspace.ts";
import { lessonIn } from "../../src/lesson/decide/adjudicate.ts";
import type { Action } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { inMinutesOf } from "../../src/lesson/decide/part-minutes.ts";
import { adaptLesson } from "../../src/lesson/draft/adapt-lesson.ts";
import { keepHers } from "../../src/lesson/draft/keep-hers.ts";
import { planning, quietly, sampleWorkspace } from "./planning.ts";

const at = "2026-05-04T10:00:00.000Z";

type Desk = Awaited<ReturnType<typeof planning>>;

/** A lesson for 3B, with what she decided on it, and then the same for another class. */
async function adapted(
  desk: Desk,
  request: string,
  actions: readonly Action[],
  to: string,
  root = sampleWorkspace,
) {
  const { conversation: old } = await desk.ask(request);
  for (const action of actions) await old.record(decide(lessonIn(old.session), action, at));
  const before = structuredClone(old.session);
  const { input, about } = await adaptLesson(old.session, to, root);
  const conversation = await desk.start(input);
  const result = await conversation.send(input, { ...quietly(), about });
  const told = await keepHers(desk.store, conversation, root, at);
  expect(await desk.store.readSession(old.session.id)).toEqual(before);
  const lesson = lessonOf(conversation.session);
  return { old, conversation, result, told, lesson };
}

/** The sample desk with one more class, made of 3B. */
function withClass(id: string, change: (text: string) => string) {
  const root = mkdtempSync(join(tmpdir(), "adapting-"));
  cpSync(sampleWorkspace, root, { recursive: true });
  const text = readFileSync(join(root, "classes", "3B.md"), "utf8");
  writeFileSync(join(root, "classes", `${id}.md`), change(text));
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}

const starter =
  "**Time:** 5 minutes, then 3 minutes to review the answers.\n\nSort the eleven cards on your desk.";

describe("a lesson for another class", () => {
  test("keeps what she typed and accepted, and has everything else for that class", async () => {
    const desk = await planning();
    const { told, lesson, conversation, old } = await adapted(
      desk,
      "iteration with for loops for 3B",
      [
        { type: "edit", section: "starter", text: starter },
        { type: "accept", section: "overview" },
        { type: "accept", section: "differentiation" },
        { type: "edit", section: "assessment", text: "Listen for the word *heron* in three answers." },
      ],
      "2A",
    );
    expect(told).toMatchObject({ from: old.session.id, kept: ["Starter", "Assessment"] });
    expect(told?.anew.map(({ title }) => title)).toEqual(["Overview", "Differentiation"]);
    const text = lesson?.markdown ?? "";
    expect(text).toContain("Sort the eleven cards on your desk.");
    expect(text).toContain("Listen for the word *heron*");
    expect(text).toContain("A 55-minute lesson");
    expect(text).toContain("dyscalculia");
    expect(text).not.toContain("3B");
    expect(text).not.toContain("Ukrainian");
    const state = Object.fromEntries(lesson?.sections.map(({ id, decision }) => [id, decision]) ?? []);
    expect(state).toMatchObject({ starter: "accepted", assessment: "accepted", overview: "pending" });
    const { found, profile } = await checkInWorkspace(text, sampleWorkspace, {}, undefined);
    expect(profile?.id).toBe("2A");
    expect(found.lints.filter(({ rule }) => /minute|timing/i.test(rule))).toEqual([]);
    // Nothing is put back twice, and the way back is what was drafted for this class.
    expect(await keepHers(desk.store, conversation, sampleWorkspace, at)).toBeNull();
    await conversation.record(
      decide(lessonIn(conversation.session), { type: "undo", section: "starter" }, at),
    );
    expect(lessonOf(conversation.session)?.markdown).not.toContain("eleven cards");
  });

  test("writes anew what speaks of the other class, and leaves out a mere note on it", async () => {
    using here = withClass("4K", (text) => text.replaceAll("3B", "4K").replace("Ukrainian", "Tamil"));
    const desk = await planning("create-lesson", here.root);
    const request = "iteration with for loops for 3B";
    const main = lessonIn((await desk.ask(request)).conversation.session).sections.find(
      ({ id }) => id === "main",
    )?.text;
    expect(main).toContain("Teacher: with 3B this works");
    const { told, lesson } = await adapted(
      desk,
      request,
      [
        { type: "edit", section: "main", text: (main ?? "").replace("A runner goes", "A heron goes") },
        { type: "edit", section: "plenary", text: "**Time:** 4 minutes.\n\nAsk 3B what the heron did." },
        { type: "accept", section: "success-criteria" },
      ],
      "4K",
      here.root,
    );
    expect(told?.kept).toEqual(["Success criteria", "Main"]);
    expect(told?.anew).toEqual([{ title: "Plenary", why: "it speaks of the other class" }]);
    expect(lesson?.markdown).toContain("A heron goes 2 km on day 1");
    expect(lesson?.markdown).toContain("Tamil");
    expect(lesson?.markdown).not.toContain("3B");
  });

  test("has no program text in a language that the class does not work in, nor goals of another level", async () => {
    using here = withClass("1K", (text) =>
      text
        .replaceAll("3B", "1K")
        .replace(/^level: .*$/m, "level: Second")
        .replace(/^language: .*$/m, "language: Visual block language (Scratch)"),
    );
    const desk = await planning("create-lesson", here.root);
    const { told } = await adapted(
      desk,
      "iteration with for loops for 3B",
      ["learning-outcomes", "main", "plenary"].map((section) => ({ type: "accept", section })),
      "1K",
      here.root,
    );
    expect(told?.anew).toHaveLength(3);
    for (const { title, why } of told?.anew ?? [])
      expect([title, why]).toEqual([
        title,
        title === "Learning outcomes" ? "other outcomes are taught" : "the class works in another language",
      ]);
    expect(told?.kept).toEqual([]);
  });

  test("is asked about first where the class lacks what it needs, and keeps hers once that is answered", async () => {
    using here = withClass("4L", (text) => text.replaceAll("3B", "4L").replace(" not yet taught", ""));
    const desk = await planning("create-lesson", here.root);
    const { conversation: old } = await desk.ask("lists and arrays for 4L");
    const text = "**Time:** 5 minutes, then 3 minutes to review the answers.\n\nName eleven birds.";
    await old.record(decide(lessonIn(old.session), { type: "edit", section: "starter", text }, at));
    const { input, about } = await adaptLesson(old.session, "3B", here.root);
    const answers: [string, string[] | undefined][] = [
      ["2", ["Starter"]],
      ["1", undefined],
    ];
    for (const [answer, kept] of answers) {
      const conversation = await desk.start(input);
      const asks = await conversation.send(input, { ...quietly(), about });
      expect(asks.text).toContain("not yet taught");
      expect(await keepHers(desk.store, conversation, here.root, at)).toBeNull();
      await conversation.send(answer, quietly());
      // A lesson on something else has nothing of hers.
      expect((await keepHers(desk.store, conversation, here.root, at))?.kept).toEqual(kept);
    }
  });

  test("is refused for its own class and for one that is not there, in words", async () => {
    const desk = await planning();
    const { conversation } = await desk.ask("iteration for 3B");
    const wrong = (id: string) => adaptLesson(conversation.session, id, sampleWorkspace);
    expect(wrong("3b")).rejects.toThrow("for 3B already");
    expect(wrong("3X")).rejects.toThrow("There is no class 3X");
    const talk = await desk.ask("hello");
    expect(adaptLesson(talk.conversation.session, "2A", sampleWorkspace)).rejects.toThrow("holds no lesson");
  });
});

describe("her minutes", () => {
  const text = (a: number, b: number) =>
    `## Main\n\n### Talk (${a} minutes)\n\nSay 10 minutes twice.\n\n### Draw (${b} minutes)\n\nDraw.\n`;
  test("follow the other class part by part, and no other number changes", () => {
    expect(inMinutesOf(text(10, 20), text(12, 25))).toBe(text(12, 25));
    expect(inMinutesOf(text(12, 20), text(8, 20))).toBe(text(8, 20));
  });
  test("do not fit where a part would lose more than a third, or is another part", () => {
    expect(inMinutesOf(text(12, 20), text(7, 20))).toBeNull();
    expect(inMinutesOf(text(12, 20), text(12, 20).replace("Draw (", "Paint ("))).toBeNull();
    expect(inMinutesOf(text(12, 20), "## Main\n\nTalk.\n")).toBeNull();
  });
  test("are left to Timings where she says none", () => {
    expect(inMinutesOf("## Main\n\nTalk.\n", text(12, 20))).toBe("## Main\n\nTalk.\n");
  });
});
