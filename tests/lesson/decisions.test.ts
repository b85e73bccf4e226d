import { describe, expect, test } from "bun:test";
import { type Action, DecisionError, LessonDecision } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { userText } from "../../src/message.ts";
import { Decision } from "../../src/store/session.ts";
import { asking, assistant, draft, drafted, sessionWith, stateAfter } from "./decisions-samples.ts";

const at = "2026-11-15T21:40:00Z";

/** Takes actions one after the other, each on the state the ones before it left. */
function after(...actions: Action[]) {
  const decisions: LessonDecision[] = [];
  for (const action of actions) decisions.push(decide(stateAfter(...decisions), action, at));
  return { decisions, state: stateAfter(...decisions) };
}

const section = (id: string, ...actions: Action[]) =>
  after(...actions).state.sections.find((one) => one.id === id);
const refusal = (action: Action, ...before: Action[]) => {
  const { state } = after(...before);
  try {
    decide(state, action, at);
  } catch (error) {
    if (error instanceof DecisionError) return error.message;
  }
  return null;
};

const revise = (text: string, request = "make it shorter"): Action => ({
  type: "revise",
  section: "starter",
  request,
  text,
});
const offer: Action = {
  type: "alternatives",
  section: "starter",
  options: [
    { why: "Quieter", text: "## Starter\n\nOn paper." },
    { why: "Livelier", text: "Mini-whiteboards." },
  ],
};
const starter = (type: "accept" | "undo"): Action => ({ type, section: "starter" });

describe("a lesson that waits for its teacher", () => {
  test("is found in the session, every section pending", () => {
    const state = lessonOf(sessionWith(drafted));
    expect(state).toMatchObject({ draft: 1, original: draft, markdown: draft, complete: false });
    expect(state?.undecided).toEqual(["overview", "starter", "main", "plenary", "timings"]);
    expect(lessonOf(sessionWith([userText("hello"), assistant("Hello.")]))).toBeNull();
  });

  test("is found in a fence too, and a newer draft keeps what was decided on the sections it left as they were", () => {
    const fenced = assistant(`Here it is:\n\n\`\`\`markdown\n${draft}\`\`\`\n`);
    expect(lessonOf(sessionWith([fenced]))?.markdown).toBe(draft);
    const { decisions } = after(starter("accept"));
    const newer = [...drafted, userText("without loops"), assistant(draft.replace("Loops", "Lists"))];
    const state = lessonOf(sessionWith(newer, decisions));
    expect(state?.draft).toBe(3);
    expect(state?.undecided).not.toContain("starter");
  });

  test("stays the draft when an agent answers a revision with the whole lesson", () => {
    const asked = asking(stateAfter(), "revise", "starter", "shorter");
    expect(lessonOf(sessionWith([...drafted, asked, assistant(draft)]))?.draft).toBe(1);
  });

  test("ignores decisions that mean nothing on it, and keeps them", () => {
    const stray = [
      { section: "starter", type: "accept", at, draft: 0 },
      { section: "nowhere", type: "accept", at, draft: 1 },
      { section: "starter", type: "pick", at, draft: 1, pick: 1 },
      { section: "starter", type: "revise", at, draft: 1 },
      { section: "starter", type: "undo", at, draft: 1 },
      { section: "", type: "privacy", at, answer: "go on" },
    ];
    const session = sessionWith(drafted, stray);
    expect(lessonOf(session)).toEqual(stateAfter());
    expect(session.decisions).toEqual(stray);
  });
});

describe("deciding", () => {
  test("accept fixes a section; all accepted make the lesson complete", () => {
    expect(section("starter", starter("accept"))?.decision).toBe("accepted");
    const all = stateAfter().sections.map(({ id }): Action => ({ type: "accept", section: id }));
    expect(after(...all).state).toMatchObject({ complete: true, undecided: [], markdown: draft });
  });

  test("a revision changes that section alone and waits for a decision again", () => {
    const { state, decisions } = after(starter("accept"), revise("## Starter\n\nOne question."));
    expect(state.markdown).toBe(draft.replace(/1\. What[\s\S]*variable\?/, "One question."));
    expect(state.sections[1]).toMatchObject({
      id: "starter",
      decision: "pending",
      text: "## Starter (8 min)\n\nOne question.\n\n",
      current: 1,
      versions: [{ from: "draft" }, { from: "revise", request: "make it shorter", editType: "shorter", at }],
    });
    for (const decision of decisions) expect(Decision.parse(decision)).toEqual(decision);
  });

  test("alternatives change nothing until one is picked", () => {
    const offered = after(offer).state;
    expect(offered.markdown).toBe(draft);
    expect(offered.sections[1]?.offered).toHaveLength(2);
    const picked = section("starter", offer, { type: "pick", section: "starter", pick: 2 });
    expect(picked).toMatchObject({
      decision: "pending",
      offered: null,
      text: "## Starter (8 min)\n\nMini-whiteboards.\n\n",
    });
    expect(picked?.versions[1]?.from).toBe("pick");
  });

  test("undo gives back exactly what was before, one decision at a time", () => {
    const steps = [
      starter("accept"),
      revise("A"),
      offer,
      { type: "pick", section: "starter", pick: 1 } as const,
    ];
    const undos = steps.map(() => starter("undo"));
    for (let n = 0; n <= steps.length; n++) {
      const undone = after(...steps, ...undos.slice(0, n)).state;
      expect(undone).toEqual(after(...steps.slice(0, steps.length - n)).state);
    }
  });

  test("an undo is not undone: after it comes a new decision", () => {
    expect(section("starter", revise("A"), starter("undo"), revise("B"))?.text).toContain("\nB\n");
    expect(refusal(starter("undo"), revise("A"), starter("undo"))).toContain("nothing to undo");
    expect(after(revise("A"), starter("undo")).decisions).toHaveLength(2);
  });
});

describe("what cannot be decided is refused in plain words", () => {
  test.each<[string, Action, Action[], string]>([
    [
      "a slip",
      { type: "accept", section: "startre" },
      [],
      "Did you mean `starter`? Its sections are `overview`, `starter`,",
    ],
    ["another word", { type: "accept", section: "warm-up" }, [], "Did you mean `starter`?"],
    ["a title", { type: "accept", section: "Plenary" }, [], "Did you mean `plenary`?"],
    ["nonsense", { type: "accept", section: "xyz" }, [], "no section `xyz`. Its sections are"],
    ["a second accept", starter("accept"), [starter("accept")], "accepted already"],
    ["a pick of nothing", { type: "pick", section: "starter", pick: 1 }, [], "Ask for alternatives first"],
    ["a pick out of range", { type: "pick", section: "starter", pick: 3 }, [offer], "1 to 2; there is no 3"],
    ["a pick of 0", { type: "pick", section: "starter", pick: 0 }, [offer], "there is no 0"],
    ["an early undo", starter("undo"), [], "nothing to undo"],
    ["an empty text", revise("## Starter\n\n  \n"), [], "is empty"],
    ["other sections", revise("## Starter\n\nx\n\n## Main\n\ny"), [], "holds other sections too (Main)"],
    [
      "other kinds",
      revise("x\n\n## Homework\n\n## Assessment\n\ny"),
      [],
      "holds other sections too (Assessment)",
    ],
    [
      "one alternative",
      { type: "alternatives", section: "starter", options: [{ why: "w", text: "t" }] },
      [],
      "twos or threes",
    ],
  ])("%s", (_, action, before, message) => {
    expect(refusal(action, ...before)).toContain(message);
  });
});

describe("a section that the teacher writes", () => {
  const own = "## Plenary\n\nEach pupil says one thing a loop is good for.";

  test("is a decision with its text: it waits for nobody, every other byte stays, and it can be undone", () => {
    const before = stateAfter();
    const edit = decide(before, { type: "edit", section: "plenary", text: own }, at);
    expect(LessonDecision.parse(edit)).toEqual(edit);
    const after = stateAfter(edit);
    expect(after.markdown).toBe(
      before.markdown.replace("Exit question.", "Each pupil says one thing a loop is good for."),
    );
    const section = after.sections.find(({ id }) => id === "plenary");
    expect(section).toMatchObject({ decision: "accepted", current: 1 });
    expect(section?.versions.map(({ from }) => from)).toEqual(["draft", "edit"]);
    const undone = stateAfter(edit, decide(after, { type: "undo", section: "plenary" }, at));
    expect(undone).toEqual(before);
  });

  test("is refused where it is empty, holds another section, or changes nothing", () => {
    const refused = (text: string) => () =>
      decide(stateAfter(), { type: "edit", section: "plenary", text }, at);
    expect(refused("## Plenary\n")).toThrow("is empty");
    expect(refused(`${own}\n\n## Main\n\nx`)).toThrow("other sections");
    expect(refused("Exit question.")).toThrow("already");
  });

  test("is not written over a text that its writer has not seen", () => {
    const seen = stateAfter().sections.find(({ id }) => id === "plenary")?.text ?? "";
    const theirs = decide(stateAfter(), { type: "edit", section: "plenary", text: own }, at);
    const mine = { type: "edit", section: "plenary", text: "Two things each.", over: seen } as const;
    expect(() => decide(stateAfter(theirs), mine, at)).toThrow("changed meanwhile");
    expect(decide(stateAfter(), mine, at)).toMatchObject({ type: "edit", text: "Two things each." });
  });
});
