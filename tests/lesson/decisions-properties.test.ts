import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Action, DecisionError, type LessonDecision } from "../../src/lesson/decide/decision.ts";
import { decide, lessonOf } from "../../src/lesson/decide/decisions.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { applyChange, Session } from "../../src/store/session.ts";
import { times } from "../sweep.ts";
import { drafted, sessionWith, stateAfter } from "./decisions-samples.ts";

const section = fc.constantFrom("overview", "starter", "main", "plenary", "timings");
const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "## Part\n\nNew.",
    "```\nopen fence",
    "- a\n- b",
    "Line\n---",
    "<!-- open",
    "# T\n\nx\r\ny",
  ),
);
const option = fc.record({ why: fc.constantFrom("quieter", "quicker"), text });
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant("accept" as const), section }),
  fc.record({ type: fc.constant("revise" as const), section, request: fc.string({ maxLength: 10 }), text }),
  fc.record({
    type: fc.constant("alternatives" as const),
    section,
    options: fc.array(option, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("pick" as const), section, pick: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant("undo" as const), section }),
);
const actions = fc.array(action, { maxLength: 8 });

/** The decisions a teacher ends up with: refused actions leave nothing behind. */
function taken(list: Action[]): LessonDecision[] {
  const decisions: LessonDecision[] = [];
  for (const [index, one] of list.entries()) {
    try {
      decisions.push(
        decide(stateAfter(...decisions), one, `2026-11-15T10:00:${String(index).padStart(2, "0")}Z`),
      );
    } catch (error) {
      if (!(error instanceof DecisionError)) throw error;
    }
  }
  return decisions;
}

test("any decisions replay to the same lesson from the session as it was written and read back", () => {
  fc.assert(
    fc.property(actions, (list) => {
      const decisions = taken(list);
      const session = sessionWith(drafted);
      for (const decision of decisions) applyChange(session, { type: "decision", decision, at: decision.at });
      const state = stateAfter(...decisions);
      expect(lessonOf(Session.parse(JSON.parse(JSON.stringify(session))))).toEqual(state);
      expect(session.decisions).toHaveLength(decisions.length);
      for (const one of state.sections) {
        expect(state.markdown).toContain(one.text);
        expect(one.versions[one.current]?.text).toBe(one.text);
      }
      expect(parseLesson(state.markdown).sections.map((own) => own.text)).toEqual(
        state.sections.map((own) => own.text),
      );
      expect(state.complete).toBe(state.undecided.length === 0);
    }),
    { seed: 2, numRuns: times(30, 80) },
  );
});

test("an undo gives back exactly the state before the decision it takes back, whatever came in other sections", () => {
  fc.assert(
    fc.property(actions, action, actions, (earlier, one, others) => {
      const before = taken(earlier);
      const decisions = taken([...earlier, one]);
      const decision = decisions.at(-1);
      if (decision === undefined || decisions.length === before.length || decision.type === "undo") return;
      const elsewhere = others.filter((other) => other.section !== one.section);
      const undone = taken([...earlier, one, ...elsewhere, { type: "undo", section: one.section }]);
      const without = undone.filter(({ type, section: id, at }, index) => {
        return (
          index !== undone.length - 1 &&
          !(id === decision.section && type === decision.type && at === decision.at)
        );
      });
      expect(stateAfter(...undone)).toEqual(stateAfter(...without));
    }),
    { seed: 3, numRuns: 60 },
  );
});
