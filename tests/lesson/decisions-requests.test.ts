import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { writtenBefore } from "../../src/lesson/brief/written-before.ts";
import { DecisionError } from "../../src/lesson/decide/decision.ts";
import { editTypeOf } from "../../src/lesson/decide/decision-edit-type.ts";
import { alternativesFromReply, sectionFromReply } from "../../src/lesson/decide/decision-replies.ts";
import { type Answer, type AssistantMessage, textOf, userText } from "../../src/message.ts";
import { times } from "../sweep.ts";
import { asking, draft, stateAfter } from "./decisions-samples.ts";

const state = stateAfter();
const current = "## Starter (8 min)\n\n1. What does `range(3)` count?\n2. What is a variable?\n\n";

/** Text with all the marks that the messages themselves use. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 15 }),
      fc.constantFrom(
        "\n",
        "\r\n",
        "> ",
        "~~~",
        "~~~~markdown",
        "Current text of `starter`:",
        "\n\n",
        "`",
        "\u2028",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("what is sent to the agent", () => {
  test("names the section, quotes its text and asks for nothing else", () => {
    const message = textOf(asking(state, "revise", "starter", "make it shorter"));
    expect(message).toStartWith("Revise one section of the lesson: `starter`");
    expect(message).toContain("> make it shorter");
    expect(message).toContain(current);
    expect(message).not.toContain("Exit question");
  });

  test("of a session from before requests were data, any request and any text come back as they were", () => {
    fc.assert(
      fc.property(hostile, hostile, (request, text) => {
        const sections = state.sections.map((section) => ({ ...section, text }));
        const odd = { ...state, sections };
        for (const kind of ["revise", "alternatives"] as const) {
          const { content, about } = asking(odd, kind, "starter", request);
          expect(writtenBefore({ role: "user", content })).toEqual(about);
        }
      }),
      { seed: 1, numRuns: times(125, 500) },
    );
  });

  test("a teacher's own words are no such message", () => {
    for (const text of ["", "Revise the starter", "Revise one section of the lesson: `starter`"]) {
      expect(writtenBefore(userText(text))).toBeNull();
    }
  });
});

const said = (text: string, answer?: Answer): AssistantMessage => ({
  role: "assistant",
  content: [{ type: "text", text }],
  stopReason: "end",
  ...(answer === undefined ? {} : { answer }),
});
const sectionIn = (reply: string, section: string) => sectionFromReply(said(reply), section);

describe("what comes back", () => {
  test("says by itself whether anything is to change, whatever its words are", () => {
    const starter =
      "## Starter\n\nNothing was changed: talk about a room that looks as it did a hundred years ago.";
    for (const why of [
      "Hier lässt sich nichts kürzen.",
      "## Starter\n\nThis has no tasks to make easier.",
      starter,
    ])
      expect(() => sectionFromReply(said(why, { kind: "left-alone" }), "starter")).toThrow(
        new DecisionError(why),
      );
    const bare = "Nothing was changed: that is what the first picture shows.";
    expect(sectionFromReply(said(bare, { kind: "section" }), "starter")).toBe(bare);
  });

  test("is read by its layout where it was kept before it said so", () => {
    const why = "Nothing was changed: a starter has no homework.";
    expect(() => sectionIn(why, "starter")).toThrow(new DecisionError(why));
  });

  const wanted = "## Starter\n\nOne question.";
  test.each([
    ["as asked", wanted],
    ["in a fence", `\`\`\`markdown\n${wanted}\n\`\`\``],
    ["in a bare fence below a line", `Here is the revised starter:\n\n\`\`\`\n${wanted}\n\`\`\`\n`],
    ["below a line", `Sure, a shorter one:\n\n${wanted}\n`],
    ["with a remark", `${wanted}\n\nLet me know if you want it shorter still.`],
    [
      "in the whole lesson",
      draft
        .replace(/## Starter[\s\S]*?\n\n##/, `${wanted}\n\n##`)
        .replace(/1\. What[\s\S]*variable\?\n\n/, ""),
    ],
    ["with its neighbour", `${wanted}\n\n## Main\n\nOther.`],
    ["with Windows line ends", wanted.replaceAll("\n", "\r\n")],
  ])("%s, gives the section", (_, reply) => {
    expect(sectionIn(reply, "starter")).toBe(wanted);
  });

  test("keeps code in it, and headings of its own", () => {
    const code = "## Starter\n\n```python\nx = 1\n```\n\n## Part 2\n\nMore.";
    expect(sectionIn(code, "starter")).toBe(code);
    expect(sectionIn(`\`\`\`markdown\n${code}\n\`\`\``, "starter")).toBe(code);
    expect(sectionIn("```python\nx = 1\n```", "starter")).toBe("```python\nx = 1\n```");
    expect(sectionIn("Just text.", "starter")).toBe("Just text.");
  });

  test("finds a section that was given its common name, or keeps its own", () => {
    expect(sectionIn("## Warm-up\n\nx", "starter")).toBe("## Warm-up\n\nx");
    expect(sectionIn("## Timings\n\nx", "lesson-timings")).toBe("## Timings\n\nx");
  });

  test("is refused where the section is not in it", () => {
    for (const reply of ["", "## Starter\n", draft.replaceAll("Starter", "Homework")]) {
      expect(() => sectionIn(reply, "starter")).toThrow(DecisionError);
    }
  });

  test("never breaks on odd text", () => {
    fc.assert(
      fc.property(hostile, (reply) => {
        try {
          expect(sectionIn(reply, "starter").length).toBeLessThanOrEqual(reply.length);
        } catch (error) {
          expect(error).toBeInstanceOf(DecisionError);
        }
      }),
      { seed: 1, numRuns: times(75, 300) },
    );
  });

  const two = [
    { why: "a", text: "A" },
    { why: "b", text: "B" },
  ];
  test("alternatives are read from data and from text", () => {
    const json = JSON.stringify({ alternatives: two });
    for (const value of [{ alternatives: two }, two, json, `Here:\n\`\`\`json\n${json}\n\`\`\``]) {
      expect(alternativesFromReply(value)).toEqual(two);
    }
    expect(alternativesFromReply([...two, ...two])).toHaveLength(3);
    for (const value of [null, "no", "{", [two[0]], { alternatives: [{ why: "", text: "x" }, two[0]] }]) {
      expect(() => alternativesFromReply(value)).toThrow("Nothing was changed");
    }
  });
});

test.each([
  ["make it easier", "easier"],
  ["This is too hard for them", "easier"],
  ["simplify the language", "easier"],
  ["less difficult questions please", "easier"],
  ["make it harder", "harder"],
  ["too easy", "harder"],
  ["more challenge for the fast ones", "harder"],
  ["shorter", "shorter"],
  ["cut this to five minutes", "shorter"],
  ["it takes too long", "shorter"],
  ["fewer questions", "shorter"],
  ["more detail on step 2", "more_detail"],
  ["too short", "more_detail"],
  ["add an example", "more_detail"],
  ["explain the worked example", "more_detail"],
  ["more for pupils with dyslexia", "more_differentiation"],
  ["Differentiate the tasks", "more_differentiation"],
  ["easier words for EAL", "more_differentiation"],
  ["TCH 3-19z does not exist", "fix_curriculum_link"],
  ["that is the wrong outcome", "fix_curriculum_link"],
  ["fix the curriculum link", "fix_curriculum_link"],
  ["use football instead of cooking", "other"],
  ["", "other"],
])("%j asks for %s", (request, type) => {
  expect<string>(editTypeOf(request)).toBe(type);
});
