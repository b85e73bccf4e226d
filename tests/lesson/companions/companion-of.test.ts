import { describe, expect, test } from "bun:test";
import type { Conversation } from "../../../src/agent/conversation.ts";
import { companionsIn } from "../../../src/lesson/companions/companion-drafts.ts";
import { type CompanionState, companionOf } from "../../../src/lesson/companions/companion-of.ts";
import { withQuestion } from "../../../src/lesson/companions/edit-question.ts";
import { partTitled } from "../../../src/lesson/companions/kinds.ts";
import { proposeRevision } from "../../../src/lesson/decide/adjudicate.ts";
import type { Action } from "../../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { looksLikeLesson, parseLesson } from "../../../src/lesson/document.ts";
import { readSlide, type SlideText, typedSlide } from "../../../src/lesson/export/slide-text.ts";
import type { CompanionPart } from "../../../src/message.ts";
import { questionsIn } from "../../../src/questions/questions-in.ts";
import { planning, quietly } from "../planning.ts";

const at = "2026-01-05T10:00:00.000Z";

function quizOf({ session }: Conversation, part: CompanionPart = "quiz") {
  const state = companionOf(session, part);
  if (state === null) throw new Error(`no ${part}`);
  return state;
}

async function decided(conversation: Conversation, action: Action) {
  const { session } = conversation;
  const state = action.part === undefined ? lessonOf(session) : companionOf(session, action.part);
  if (state === null) throw new Error("nothing to decide on");
  await conversation.record(decide(state, action, at));
}

const prompts = (text: string) => questionsIn(text).map(({ question }) => question?.prompt ?? "unread");

describe("what goes with a lesson", () => {
  test("is made from it as decided and typed into, decided on like it, says when it has changed, and follows", async () => {
    const { conversation } = await (await planning()).ask("binary for 2A");
    const starter = lessonOf(conversation.session)?.sections.find(({ id }) => id === "starter");
    const hers = `${starter?.text.trimEnd()}\n\n7. How many toes has a sloth?\n\n   **Answer:** 3\n\n`;
    await decided(conversation, { type: "edit", section: "starter", text: hers });
    const lesson = lessonOf(conversation.session)?.markdown;

    await conversation.send("make a 30 question quiz on this", quietly());
    const quiz = quizOf(conversation);
    expect(lessonOf(conversation.session)?.markdown).toBe(lesson ?? "");
    expect(quiz.many).toBe(30);
    expect(prompts(quiz.markdown)).toContain("How many toes has a sloth?");
    expect(quiz.changed).toEqual([]);
    expect(quiz.undecided).toEqual(["questions"]);

    // She writes one question otherwise and takes one out.
    const section = quiz.sections.find(({ id }) => id === "questions")?.text ?? "";
    const [first, second] = questionsIn(section);
    const own = { kind: "short" as const, prompt: "What is my own question?", answers: ["this one"] };
    const without = withQuestion(section, { type: "remove", at: 1, over: second?.source ?? "" });
    const text = withQuestion(without, { type: "write", at: 0, over: first?.source ?? "", question: own });
    await decided(conversation, { type: "edit", section: "questions", part: "quiz", text });
    expect(quizOf(conversation)).toMatchObject({ complete: false, undecided: ["questions"] });
    expect(lessonOf(conversation.session)?.sections.some(({ id }) => id === "questions")).toBe(false);

    // Minutes are no tasks.
    await decided(conversation, { type: "minutes", section: "starter", parts: [{ minutes: 17 }] });
    expect(quizOf(conversation).changed).toEqual([]);
    const changed = hers
      .replace("How many toes has a sloth?", "How many legs has a spider?")
      .replace("** 3", "** 8");
    await decided(conversation, { type: "undo", section: "starter" });
    await decided(conversation, { type: "edit", section: "starter", text: changed });
    expect(quizOf(conversation).changed).toEqual(["Starter"]);

    const about = { kind: "companion" as const, what: ["quiz" as const], many: 30 };
    await conversation.send("Make the quiz again from the lesson as it stands.", { ...quietly(), about });
    const followed = quizOf(conversation);
    expect(followed.changed).toEqual([]);
    expect(followed.kept).toBe(1);
    const asked = prompts(followed.markdown);
    expect(asked).toContain("How many legs has a spider?");
    expect(asked).not.toContain("How many toes has a sloth?");
    expect(asked[0]).toBe("What is my own question?");
    expect(asked).not.toContain(second?.question?.prompt ?? "");
    expect(asked).not.toContain(first?.question?.prompt ?? "");
  });

  test("is accepted by a word on it, or question by question, never for one question that was edited", async () => {
    const { conversation } = await (await planning()).ask("binary for 2A");
    await conversation.send("make a 3 question quiz on this", quietly());
    const questions = () => quizOf(conversation).sections.find(({ id }) => id === "questions");
    const write = async (place: number, prompt: string) => {
      const section = questions()?.text ?? "";
      const question = { kind: "short" as const, prompt, answers: ["mine"] };
      const over = questionsIn(section)[place]?.source ?? "";
      const text = withQuestion(section, { type: "write", at: place, over, question });
      await decided(conversation, { type: "edit", section: "questions", part: "quiz", text });
      return questions()?.decision;
    };
    expect(await write(0, "What is my first?")).toBe("pending");
    expect(await write(2, "What is my third?")).toBe("pending");
    expect(await write(1, "What is my second?")).toBe("accepted");
    await decided(conversation, { type: "undo", section: "questions", part: "quiz" });
    expect(questions()?.decision).toBe("pending");
    await decided(conversation, { type: "accept", section: "questions", part: "quiz" });
    expect(await write(0, "What is my first, said better?")).toBe("accepted");
  });

  test("says how many there are where more were asked for than the lesson and its note give", async () => {
    const { conversation } = await (await planning()).ask("binary for 2A");
    const { text } = await conversation.send("a quiz with ninety questions on this please", quietly());
    const given = prompts(text).length;
    expect(given).toBeGreaterThan(15);
    expect(text).toContain(`90 were asked for. The lesson and its notes give ${given} that can be proved`);
    const { text: few } = await conversation.send("make a 4 question quiz", quietly());
    expect(prompts(few)).toHaveLength(4);
    expect(few).not.toContain("were asked for");
  });

  test("is revised a section at a time by the same author, the rest word for word, and undone", async () => {
    const { conversation } = await (await planning()).ask("binary for 2A");
    await conversation.send("make a worksheet of it", quietly());
    const before = quizOf(conversation, "worksheet");
    const shorter = {
      section: "practise",
      part: "worksheet" as const,
      request: "make it shorter",
      editType: "shorter" as const,
    };
    const { decision } = await proposeRevision(conversation, shorter, quietly(), () => at);
    if (decision === null) throw new Error("not revised");
    await conversation.record(decision);
    const after = quizOf(conversation, "worksheet");
    expect(prompts(after.markdown)).toEqual(
      prompts(before.markdown).filter(
        (one) => one !== prompts(before.sections.find(({ id }) => id === "practise")?.text ?? "").at(-1),
      ),
    );
    expect(after.sections.filter(({ id }) => id !== "practise").map(({ text }) => text)).toEqual(
      before.sections.filter(({ id }) => id !== "practise").map(({ text }) => text),
    );
    await decided(conversation, { type: "undo", section: "practise", part: "worksheet" });
    expect(quizOf(conversation, "worksheet").markdown).toBe(before.markdown);
    const other = { ...shorter, request: "make it about football", editType: "other" as const };
    await expect(proposeRevision(conversation, other, quietly(), () => at)).rejects.toThrow(
      /cannot do "make it about football"/,
    );
  });

  test("is known by how its title ends: a lesson on quizzes is no quiz", () => {
    expect(
      [
        "Fractions: quiz",
        "Fractions: revision guide for 7B",
        "Designing a quiz app",
        "Quiz",
        "Reading: reading text",
        "My slides about birds",
      ].map(partTitled),
    ).toEqual(["quiz", "guide", null, "quiz", "text", null]);
  });
});

describe("slides", () => {
  test("are made of the lesson, changed slide by slide, and follow it with her own words kept", async () => {
    const { conversation } = await (await planning()).ask("iteration with for loops for 3B");
    await conversation.send("make slides of it", quietly());
    const slides = quizOf(conversation, "slides");
    expect(lessonOf(conversation.session)?.sections).toHaveLength(11);
    expect(slides.changed).toEqual([]);
    const starter = slides.sections.find(({ title }) => /^Starter/.test(title));
    if (starter === undefined) throw new Error("no starter");
    const own = typedSlide({
      ...readSlide({ title: starter.title, body: "" }),
      text: "1. Mine.",
      notes: "Say it.",
    });
    await decided(conversation, { type: "edit", section: starter.id, part: "slides", text: own });

    const criteria = lessonOf(conversation.session)?.sections.find(({ id }) => id === "success-criteria");
    const more = `${criteria?.text.trimEnd()}\n- I can say why it stops.\n\n`;
    await decided(conversation, { type: "edit", section: "success-criteria", text: more });
    expect(quizOf(conversation, "slides").changed).toEqual(["Success criteria"]);
    await conversation.send("make slides of it", quietly());
    const again = quizOf(conversation, "slides");
    expect(again).toMatchObject({ changed: [], kept: 1 });
    expect(again.markdown).toContain("I can say why it stops.");
    expect(again.markdown).toContain("1. Mine.");
  });

  test("take another title, with nothing else changed or with it, and keep it when they are made again", async () => {
    const { conversation } = await (await planning()).ask("iteration with for loops for 3B");
    await conversation.send("make slides of it", quietly());
    const drafted = quizOf(conversation, "slides");
    const [, first] = drafted.sections;
    if (first === undefined) throw new Error("no slide");
    const slideNow = () => {
      const [section] = parseLesson(quizOf(conversation, "slides").sections[1]?.text ?? "").sections;
      if (section === undefined) throw new Error("no slide");
      return readSlide(section);
    };
    const before = slideNow();
    const type = (slide: SlideText) =>
      decided(conversation, { type: "edit", section: first.id, part: "slides", text: typedSlide(slide) });
    await type({ ...before, title: "Plenary" });
    expect(slideNow()).toEqual({ ...before, title: "Plenary" });
    const both = { ...before, label: "Part one", title: "Again and again", minutes: 4, text: "Once more." };
    await type(both);
    expect(slideNow()).toEqual(both);
    await expect(type(both)).rejects.toThrow(/reads like that already/);
    const others = (state: CompanionState) => state.sections.filter(({ id }) => id !== first.id);
    expect(others(quizOf(conversation, "slides"))).toEqual(others(drafted));
    for (const once of ["make slides of it", "make slides of it again"]) {
      await conversation.send(once, quietly());
      expect(slideNow()).toEqual(both);
    }
  });

  test("with a comment in their code are one text, and are no lesson for being called after its parts", () => {
    const made = `# Loops: slides\n\n## Starter\n\nOne.\n\n## Main\n\n\`\`\`python\n# Loops: quiz\nx = 1\n\`\`\`\n\n## Plenary\n\nTwo.\n\n## Check for understanding\n\nThree.\n`;
    expect(companionsIn(made)).toEqual([{ part: "slides", text: made }]);
    expect(looksLikeLesson(made)).toBe(false);
    expect(looksLikeLesson(`${made}\n## Timings\n\n- Starter: 5 minutes\n`)).toBe(true);
  });
});
