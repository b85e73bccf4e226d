import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import { type Action, LessonDecision } from "../../src/lesson/decide/decision.ts";
import { decide } from "../../src/lesson/decide/decisions.ts";
import { placeIn, places } from "../../src/lesson/decide/order.ts";
import { plannedMinutes, timedParts, withMinutes } from "../../src/lesson/decide/part-minutes.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { keepDecided } from "../../src/lesson/draft/keep-decided.ts";
import { teaches } from "../../src/lesson/draft/teaches.ts";
import { minutesOf } from "../../src/lesson/section-minutes.ts";
import { userText } from "../../src/message.ts";
import { times } from "../sweep.ts";
import { assistant, draft, sessionWith, stateAfter } from "./decisions-samples.ts";

const at = "2026-11-16T07:00:00Z";

function after(...actions: Action[]) {
  const decisions: LessonDecision[] = [];
  for (const action of actions)
    decisions.push(LessonDecision.parse(decide(stateAfter(...decisions), action, at)));
  return stateAfter(...decisions);
}
const ids = ({ sections }: { sections: readonly { id: string }[] }) => sections.map(({ id }) => id);
const move = (section: string, before: string | null): Action => ({ type: "move", section, before });
const minutes = (section: string, count: number, part?: string): Action => ({
  type: "minutes",
  section,
  parts: [{ part, minutes: count }],
});

/** As a built-in lesson says its minutes: a time line for two rows, headings of parts, a table with a total. */
const table = `# Knots: 1C

## Starter

**Time:** 6 minutes, then 2 minutes to look at each other's.

1. Tie one of the 6 knots.

## Main

### Show (12 minutes)

Watch 12 times.

### Try (15 minutes)

In pairs.

## Plenary

**Time:** 5 minutes.

Say one.

## Timings

| Phase | Minutes | What happens |
|---|---|---|
| Settling | 5 | 5 ropes each |
| Starter | 6 | Retrieval |
| Review | 2 | Swap |
| Show | 12 | Model |
| Try | 15 | In pairs |
| Plenary | 5 | Exit |
| **Total** | **45** | |
`;

describe("sections in another order", () => {
  test("stand there, byte for byte, with the way back; a move is one step of the section that was moved", () => {
    const state = after(move("plenary", "starter"));
    expect(ids(state)).toEqual(["overview", "plenary", "starter", "main", "timings"]);
    expect(ids(parseLesson(state.markdown))).toEqual(ids(state));
    for (const { text } of stateAfter().sections) expect(state.markdown).toContain(text.trimEnd());
    const undone = after(move("plenary", "starter"), { type: "undo", section: "plenary" });
    expect(undone).toEqual(stateAfter());
    const edited: Action = { type: "edit", section: "plenary", text: "Sing." };
    const both = after(move("plenary", "starter"), edited, { type: "undo", section: "plenary" });
    expect(both.markdown).toBe(state.markdown);
  });

  test("the last one moved up still ends where the next begins; where nothing moves, it is refused", () => {
    const state = after(move("timings", "overview"), move("overview", null));
    expect(ids(parseLesson(state.markdown))).toEqual(["timings", "starter", "main", "plenary", "overview"]);
    expect(() => after(move("main", "plenary"))).toThrow("already");
    expect(() => after(move("main", "main"))).toThrow("already");
    expect(() => after(move("main", "nowhere"))).toThrow("no section");
  });

  test("any moves and undos give every section once, and the lesson reads as these sections", () => {
    const id = fc.constantFrom(...ids(stateAfter()));
    const place = fc.constantFrom(...places);
    fc.assert(
      fc.property(fc.array(fc.tuple(id, place, id, fc.boolean()), { maxLength: 12 }), (wishes) => {
        const done: Action[] = [];
        for (const [section, where, other, undo] of wishes) {
          const before = placeIn(after(...done), section, where, other);
          const action: Action = undo ? { type: "undo", section } : move(section, before);
          try {
            after(...done, action);
            done.push(action);
          } catch {
            // it stands there already
          }
        }
        const state = after(...done);
        expect(ids(state).toSorted()).toEqual(ids(stateAfter()).toSorted());
        expect(ids(parseLesson(state.markdown))).toEqual(ids(state));
      }),
      { numRuns: times(60, 600) },
    );
  });

  test("a new draft comes in her order", () => {
    const before = after(move("plenary", "starter"));
    const fresh = draft
      .replace("Trace, then change", "Run, then change")
      .replace("## Timings", "## Homework\n\nNone.\n\n## Timings");
    const kept = keepDecided(before, fresh, { kind: "revise", request: "other verbs", sections: [] });
    expect(ids(parseLesson(kept))).toEqual(["overview", "plenary", "homework", "starter", "main", "timings"]);
    expect(kept).toContain("Run, then change");
  });
});

test("a lesson is found by an outcome that it names, however that is written, and by no other", () => {
  const text = draft.replace("One period", "For TCH 4-15a, one period");
  const session = sessionWith([userText("loops for 3B"), assistant(text)]);
  for (const code of ["TCH 4-15a", "tch4-15a", "TCH 4 15A"]) expect(teaches(session, code)).toBe(true);
  for (const code of ["TCH 4-15", "TCH 4-1", "TCH 14-15a", "4-15b", ""])
    expect(teaches(session, code)).toBe(false);
});

describe("other minutes", () => {
  test("stand wherever the lesson says them, in its total too, and nothing else is touched", () => {
    const lesson = parseLesson(table);
    expect(timedParts(lesson, "starter")).toEqual([
      { label: "Starter", minutes: 6, section: "starter" },
      { label: "Review", minutes: 2, section: "starter" },
    ]);
    expect(timedParts(lesson, "main").map(({ label }) => label)).toEqual(["Show", "Try"]);
    expect(timedParts(lesson, "timings")).toHaveLength(6);
    const changed = withMinutes(table, "main", [{ part: "Try", minutes: 17 }]);
    expect(changed).toBe(
      table.replace("Try (15", "Try (17").replace("| Try | 15", "| Try | 17").replace("**45**", "**47**"),
    );
    const two = withMinutes(table, "starter", [
      { part: "Starter", minutes: 4 },
      { part: "Review", minutes: 4 },
    ]);
    expect(two).toBe(
      table
        .replace("6 minutes, then 2", "4 minutes, then 4")
        .replace("| Starter | 6", "| Starter | 4")
        .replace("| Review | 2", "| Review | 4"),
    );
    const whole = parseLesson(withMinutes(table, "main", [{ minutes: 30 }]));
    expect([minutesOf(whole, "main"), plannedMinutes(whole)]).toEqual([30, 48]);
    const clash = lintLesson(whole, { profile: null, misconceptions: [] });
    expect(clash.filter(({ rule }) => rule === "minutes-add-up")).toEqual([]);
  });

  test("are one decision on every section that says them, with its text before and after; one undo takes all of it back", () => {
    const state = after(minutes("starter", 10));
    expect(state.markdown).toBe(
      stateAfter()
        .markdown.replace("Starter (8 min)", "Starter (10 min)")
        .replace("Starter: 8", "Starter: 10"),
    );
    const starter = state.sections.find(({ id }) => id === "starter");
    expect(starter).toMatchObject({ title: "Starter (10 min)", decision: "pending", current: 1 });
    expect(starter?.versions.map(({ from }) => from)).toEqual(["draft", "minutes"]);
    for (const section of ["starter", "timings"])
      expect(after(minutes("starter", 10), { type: "undo", section })).toEqual(stateAfter());
    const written = after(minutes("starter", 10), {
      type: "edit",
      section: "starter",
      text: "One question.",
    });
    expect(written.markdown).toContain("## Starter (10 min)\n\nOne question.");
  });

  test("what a number cannot change is left alone, and says what to do", () => {
    const timeline = draft.replace(
      /- Starter: 8[\s\S]*$/,
      "- 0–8 min: Starter\n- 8–45 min: Main\n- 45–50 min: Plenary\n",
    );
    expect(timedParts(parseLesson(timeline), "main")).toMatchObject([{ minutes: 37 }]);
    expect(() => withMinutes(timeline, "main", [{ minutes: 40 }])).toThrow("Nothing was changed");
    expect(() => withMinutes(table, "main", [{ part: "Sleep", minutes: 20 }])).toThrow('"Show", "Try"');
    expect(() => withMinutes(table, "main", [{ minutes: 5 }])).toThrow("other parts");
    expect(() => after(minutes("overview", 5))).toThrow("no minutes");
    expect(() => after(minutes("starter", 8))).toThrow("already");
  });
});
