import { describe, expect, test } from "bun:test";
import { withTyped } from "../../plugins/lesson-planning/builtin/drafting/typed.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { takeDecision } from "../../src/lesson/decide/take-decision.ts";
import { planning, quietly } from "./planning.ts";

const drafted = [
  "## Starter",
  "",
  "**Time:** 5 minutes.",
  "",
  "Books closed.",
  "",
  "1. What is a loop?",
  "2. What is a list?",
  "3. What is a string?",
  "4. What is an index?",
  "",
  "Teacher: show each answer straight away.",
].join("\n");
const shorter = drafted.replace("\n4. What is an index?", "");
const keep = (current: string) => withTyped([drafted], current, shorter);

describe("what a teacher typed stays when its section is written again", () => {
  test("nothing typed: as it was written", () => expect(keep(drafted)).toBe(shorter));

  test("a paragraph of her own stands where she put it", () => {
    const hers = drafted.replace("Books closed.", "Books closed.\n\nMusic on while they come in.");
    expect(keep(hers)).toBe(
      shorter.replace("Books closed.", "Books closed.\n\nMusic on while they come in."),
    );
  });

  test("a line that she changed stays changed, and one that she took out stays out", () => {
    const hers = drafted
      .replace("2. What is a list?", "2. What is a list, and what is it for?")
      .replace("3. What is a string?\n", "");
    expect(keep(hers)).toBe(
      shorter
        .replace("2. What is a list?", "2. What is a list, and what is it for?")
        .replace("\n3. What is a string?", ""),
    );
  });

  test("what she wrote beside a line that is gone stays at the nearest place", () => {
    const hers = drafted.replace("4. What is an index?", "4. What is an index?\n5. Who can name all four?");
    expect(keep(hers)).toBe(
      shorter.replace("3. What is a string?", "3. What is a string?\n5. Who can name all four?"),
    );
  });

  test("a section that is mostly hers is not written again", () => {
    expect(keep("## Starter\n\nWe sing the register song.\n\nThen everybody says a word.")).toBeNull();
  });

  test("of several versions, the nearest is what she typed into", () => {
    const other = drafted.replace("Books closed.", "In pairs.");
    const hers = other.replace("In pairs.", "In pairs, quietly.");
    expect(withTyped([drafted, other], hers, shorter)).toContain("In pairs, quietly.");
  });
});

test("typed into a real lesson, then made shorter: hers is there, and it is shorter", async () => {
  const { ask, resume, store } = await planning();
  const { conversation } = await ask("for loops for 3B");
  await conversation.close();
  const log = await store.openSession(conversation.session.id);
  let tick = 0;
  const desk = {
    store,
    log,
    agreement: { agreed: true, keep: async () => {} },
    now: () => new Date(Date.now() + ++tick).toISOString(),
    call: quietly,
    converse: async () => resume(log),
  };
  const starter = () => lessonOf(log.session)?.sections.find(({ id }) => id === "starter")?.text ?? "";
  const before = starter();
  const hers = "Play the song from last week while they come in.";
  const text = before.replace(/^(\*\*Time:.*)$/m, `$1\n\n${hers}`);
  await takeDecision(desk, { type: "edit", section: "starter", text });
  expect(starter()).toContain(hers);
  await takeDecision(desk, { type: "revise", section: "starter", editType: "shorter" });
  expect(starter()).toContain(hers);
  expect(starter().length).toBeLessThan(text.length);
  await log.close();
});
