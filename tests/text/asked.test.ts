import { describe, expect, test } from "bun:test";
import { entriesOf } from "../../src/phrases.ts";
import { askedIn } from "../../src/text/asked.ts";
import { foldText } from "../../src/text/fold.ts";
import { answeredByLearners, askedByLearners } from "./asked-by-learners.ts";
import { answeredInPassing, askedInPassing, soundAsked, swornByLearners } from "./asked-in-passing.ts";

const rows = Object.entries(askedByLearners).flatMap(([tag, kinds]) =>
  Object.entries(kinds).flatMap(([kind, lines]) =>
    entriesOf(lines).map((line) => {
      const [said = "", about = ""] = line.replace(/^! /, "").split(" => ");
      return { tag, kind, rough: line.startsWith("! "), said, about };
    }),
  ),
);

test("at least 120 phrasings in five languages, a quarter of them angry, terse or misspelt", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(new Set(rows.map(({ tag }) => tag)).size).toBe(5);
  expect(rows.filter(({ rough }) => rough).length).toBeGreaterThanOrEqual(rows.length / 4);
});

describe("what a learner wants is understood", () => {
  for (const { tag, kind, said, about } of rows)
    test(`${tag}: “${said}” is ${kind}`, () => {
      const found = askedIn(said);
      expect({
        kind: found?.kind,
        about: found?.about.slice(0, about.split(" | ").length).map(foldText),
      }).toEqual({
        kind: kind as NonNullable<typeof found>["kind"],
        about: about === "" ? (found?.about.slice(0, 1) ?? []) : about.split(" | ").map(foldText),
      });
    });
});

const lines = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([tag, text]) =>
    entriesOf(text).map((line) => {
      const [said = "", about = ""] = line.split(" => ");
      return { tag, said, about: about === "" ? [] : about.split(" | ").map(foldText) };
    }),
  );

test("a question or a complaint in a longer sentence is found, with what it is about", () => {
  for (const { tag, said, about } of lines(askedInPassing)) {
    const found = askedIn(said);
    expect({
      said,
      plain: found?.isPlain,
      tag: found?.tag,
      about: about.length > 0 ? found?.about : [],
    }).toEqual({
      said,
      plain: true,
      tag,
      about,
    });
  }
});

test("anger with nothing to answer in it is anger, and how a word sounds is asked in five languages", () => {
  for (const said of entriesOf(swornByLearners))
    expect([said, askedIn(said)?.kind, askedIn(said)?.isAngry]).toEqual([said, "upset", true]);
  for (const { said, about } of lines(soundAsked))
    expect([said, askedIn(said)?.kind, askedIn(said)?.about]).toEqual([said, "pronounce", about]);
});

test("an answer with a doubt, a complaint or a question in it is no wish, or leaves the answer to be judged", () => {
  for (const said of entriesOf(answeredInPassing)) {
    const found = askedIn(said);
    expect([said, found?.isPlain !== true || found.rest !== ""]).toEqual([said, true]);
  }
});

describe("an answer is no wish", () => {
  for (const said of entriesOf(answeredByLearners))
    test(`“${said}”`, () => {
      const found = askedIn(said);
      expect(found?.isPlain === true ? found : null).toBeNull();
    });
});

test("a question of any other kind is one where it ends like one, and hesitation is not", () => {
  expect(askedIn("Does the median change when one value is very large?")?.kind).toBe("other");
  expect(askedIn("Wann nimmt man den Median?")?.kind).toBe("other");
  for (const said of ["selamat pagi?", "because it is sorted?", "the median, right?"])
    expect(askedIn(said)).toBeNull();
});

test("what was pasted, or is hostile, is read in no time and means nothing", () => {
  expect(askedIn("what is ".repeat(10_000))).toBeNull();
  expect(askedIn("a ".repeat(140))).toBeNull();
});
