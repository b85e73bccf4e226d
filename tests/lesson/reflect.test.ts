import { describe, expect, test } from "bun:test";
import type { LessonState } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { reflectiveQuestion } from "../../src/lesson/decide/reflect.ts";
import { assistant, sessionWith } from "./decisions-samples.ts";
import { good } from "./lints-samples.ts";

function stateOf(markdown: string, decisions: Parameters<typeof sessionWith>[1] = []): LessonState {
  const state = lessonOf(sessionWith([assistant(markdown)], decisions));
  if (state === null) throw new Error("no lesson");
  return state;
}

const outcomes = [
  { code: "TCH 4-14a", title: "Constructs and data structures of a textual language" },
  { code: "TCH 4-15a", title: "Build, test and evaluate a textual solution" },
];
const loops = stateOf(good.loops.markdown);
const context = { profile: good.loops.context.profile, outcomes };
const all = (state: LessonState, from: typeof context) =>
  state.sections.map(({ id }) => reflectiveQuestion(state, id, from));

describe("one question before deciding", () => {
  test("is one question, about this class, this outcome and this section", () => {
    const questions = all(loops, context);
    for (const question of questions) {
      expect(question.match(/\?(?=$|\s)/g) ?? []).toHaveLength(1);
      expect(question).toEndWith("?");
      expect(question).toMatch(/TCH 4-1[45]a/);
      expect(question).toMatch(
        /the (?:\d )?students? |"(?:variables|selection|variable confidence|for and while)/,
      );
    }
    expect(new Set(questions).size).toBe(questions.length);
    expect(reflectiveQuestion(loops, "starter", context)).toContain(
      "How many times does a repeat (4) block run",
    );
    expect(reflectiveQuestion(loops, "timings", context)).toContain('"Practice" has 21 minutes');
  });

  test("is the same for the same lesson, and another for another class, lesson or outcome", () => {
    expect(all(loops, context)).toEqual(all(stateOf(good.loops.markdown), context));
    const other = all(loops, { profile: good.lists.context.profile, outcomes });
    const bare = all(loops, { profile: context.profile, outcomes: [] });
    for (const [index, question] of all(loops, context).entries()) {
      expect(other[index]).not.toBe(question);
      expect(bare[index]).not.toBe(question);
    }
  });

  test("does not ask every time about the same pupils", () => {
    const about = new Set(
      all(loops, context).map(
        (question) => /the (?:\d )?student[^"]*?(?:EAL|dyslexia|above|secure)/.exec(question)?.[0],
      ),
    );
    expect(about.size).toBeGreaterThanOrEqual(4);
  });

  test("turns to pupils whom Differentiation forgot", () => {
    const forgot = stateOf(good.loops.markdown.replace(/- \*\*Dyslexia.*\n/, ""));
    expect(reflectiveQuestion(forgot, "differentiation", context)).toContain(
      "nothing names the student with dyslexia",
    );
  });

  test("remembers what was asked for, and reads the new text", () => {
    const action = {
      type: "revise",
      section: "starter",
      request: "make it shorter",
      text: "What is a loop?",
    } as const;
    const revised = stateOf(good.loops.markdown, [decide(loops, action, "2026-11-15T10:00:00Z")]);
    const question = reflectiveQuestion(revised, "starter", context);
    expect(question).toStartWith('You asked for "make it shorter". ');
    expect(question).toContain("What is a loop");
  });

  test("makes do with what is there", () => {
    for (const { markdown } of Object.values(good)) {
      for (const question of all(stateOf(markdown), { profile: context.profile, outcomes: [] }))
        expect(question).toEndWith("?");
    }
    const nothing = { profile: null, outcomes: [] };
    expect(reflectiveQuestion(loops, "main", nothing)).toContain("the pupils you are least sure of");
    const thin = stateOf("## Starter\n## Main\n## Plenary\n## Timings\n## Homework\n");
    for (const { id } of thin.sections) expect(reflectiveQuestion(thin, id, nothing)).toEndWith("?");
    expect(() => reflectiveQuestion(loops, "startr", context)).toThrow("Did you mean `starter`?");
  });
});
