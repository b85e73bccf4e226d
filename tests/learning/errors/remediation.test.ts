import { describe, expect, test } from "bun:test";
import { confusionsOf } from "../../../src/learning/errors/confusions.ts";
import { persistentMisconceptions } from "../../../src/learning/errors/misconceptions.ts";
import { remediationFor } from "../../../src/learning/errors/remediation.ts";
import { weakSpots } from "../../../src/learning/errors/weak-spots.ts";
import { noProgress } from "../../../src/learning/progress.ts";
import { history, type Session } from "./history.ts";

const petang: [string, string] = ["selamat petang", "selamat malam"];

describe("what a learner mixes up", () => {
  test("is counted both ways round, whatever the case and the spacing", () => {
    const past = history(
      { wrong: [petang, ["Selamat  Petang", "SELAMAT MALAM"]] },
      {
        wrong: [
          ["selamat malam", "selamat petang"],
          ["水", "火"],
        ],
      },
    );
    expect(confusionsOf(past)).toMatchObject([
      { meant: "selamat petang", taken: "selamat malam", count: 3, bothWays: true, exercises: 2 },
      { meant: "水", taken: "火", count: 1, bothWays: false, exercises: 1 },
    ]);
  });

  test("is read from a note where that is all there is (§12.1)", () => {
    const detail = "Mixed up selamat petang / selamat malam";
    const past = history({ wrong: [["", "", "confusion", { detail }]] });
    expect(confusionsOf(past)).toMatchObject([{ meant: "selamat petang", taken: "selamat malam" }]);
  });

  test("is not a slip of spelling, nor a blank", () => {
    const past = history({
      wrong: [
        ["rumah", "ruman", "spelling"],
        ["rumah", "", "unanswered"],
        ["rumah", ""],
        ["rumah", "Rumah"],
      ],
    });
    expect(confusionsOf(past)).toEqual([]);
  });
});

describe("a misconception", () => {
  const cases: [string, Session[], number][] = [
    ["three times in two exercises", [{ wrong: [petang, petang] }, { wrong: [petang] }], 1],
    ["three times, but on one sheet", [{ wrong: [petang, petang, petang] }], 0],
    ["twice is chance", [{ wrong: [petang] }, { wrong: [petang] }], 0],
    [
      "three different errors on one word are not one idea",
      [
        { wrong: [["makan", "minum"]] },
        { wrong: [["makan", "makn", "spelling"]] },
        { wrong: [["makan", "x", "affix_error"]] },
      ],
      0,
    ],
    [
      "gone right since: the word was used, and no error on it",
      [{ wrong: [petang, petang] }, { wrong: [petang] }, { uses: ["selamat petang"] }],
      0,
    ],
    [
      "a later sheet without the word proves nothing",
      [
        { wrong: [petang, petang], uses: ["selamat petang"] },
        { wrong: [petang], uses: ["selamat petang"] },
        { uses: ["rumah"], rating: 4 },
      ],
      1,
    ],
    [
      "where no exercise says what it used, a later Good counts",
      [{ wrong: [petang, petang] }, { wrong: [petang] }, { rating: 3 }],
      0,
    ],
    ["and a later Hard does not", [{ wrong: [petang, petang] }, { wrong: [petang] }, { rating: 2 }], 1],
    [
      "right in between is not right since",
      [{ wrong: [petang, petang] }, { rating: 4 }, { wrong: [petang] }],
      1,
    ],
    [
      "left blank three times is no idea at all",
      [
        {
          wrong: [
            ["a", "", "unanswered"],
            ["a", "", "unanswered"],
          ],
        },
        { wrong: [["a", "", "unanswered"]] },
      ],
      0,
    ],
  ];
  test.each(cases)("%s", (_name, sessions, expected) => {
    expect(persistentMisconceptions([history(...sessions)])).toHaveLength(expected);
  });

  test("is named in words: one way, both ways, or an item", () => {
    const words = (...sessions: Session[]) =>
      persistentMisconceptions(new Map([["x", history(...sessions)]])).map((one) => one.words);
    expect(words({ wrong: [petang, petang] }, { wrong: [petang] })).toEqual([
      "You take “selamat malam” for “selamat petang”: 3 times in 2 exercises.",
    ]);
    expect(words({ wrong: [petang, petang] }, { wrong: [["selamat malam", "selamat petang"]] })).toEqual([
      "You mix up “selamat petang” and “selamat malam”: 3 times in 2 exercises.",
    ]);
    const affix = (actual: string): [string, string, string] => ["menulis", actual, "affix_error"];
    expect(words({ wrong: [affix("mentulis"), affix("metulis")] }, { wrong: [affix("tulis")] })).toEqual([
      "“menulis” keeps going wrong (prefixes and endings): 3 times in 2 exercises.",
    ]);
  });

  test("a place on a sheet is not an item: 1.1 is another question on the next sheet", () => {
    const nothing: [string, string, string] = ["", "", "logic_error"];
    const past = history({ wrong: [nothing, nothing] }, { wrong: [nothing] });
    const told = persistentMisconceptions([past]);
    expect(told.map((one) => one.words).join()).not.toContain("selamat");
    expect(told).toHaveLength(0);
  });
});

describe("weak spots", () => {
  test("are counted by type, with the way they are going", () => {
    const spelling: [string, string, string] = ["rumah", "ruma", "spelling"];
    const before: Session[] = [0, 1, 2, 3].map((day) => ({ day, wrong: [spelling] }));
    const lately: Session[] = [30, 31, 32, 33].map((day) => ({ day, wrong: day === 30 ? [petang] : [] }));
    const now = new Date(Date.UTC(2026, 2, 36));
    expect(weakSpots([history(...before, ...lately)], now)).toMatchObject([
      { error_type: "spelling", count: 4, recent: 0, trend: "falling", concepts: ["greetings"] },
      { error_type: "vocabulary_confusion", count: 1, recent: 1, trend: "rising" },
    ]);
    expect(weakSpots([history(...before)], now)[0]?.trend).toBe("unclear");
  });

  test("are first what was not known: a slip beside it comes after, unless it is made again and again", () => {
    const slip: [string, string, string] = ["rumah", "ruma", "spelling"];
    const types = (...wrong: NonNullable<Session["wrong"]>) =>
      weakSpots([history({ wrong })], new Date("2026-03-02T00:00:00Z")).map(({ error_type }) => error_type);
    const unknown: [string, string, string] = ["enam", "x y", "wrong_answer"];
    expect(types(slip, unknown, petang).at(-1)).toBe("spelling");
    expect(types(slip, slip, unknown)[0]).toBe("wrong_answer");
    expect(types(slip, slip, slip, slip, unknown)[0]).toBe("spelling");
  });

  test("leave out what was left blank, and call an answer that is no word of the course not known yet", () => {
    const past = history({
      wrong: [
        ["rumah", "", "unanswered"],
        ["buku", "xyzzy plugh", "wrong_answer"],
      ],
    });
    expect(weakSpots([past], new Date("2026-03-02T00:00:00Z"))).toMatchObject([
      { error_type: "wrong_answer", words: "not known yet", count: 1, examples: ["buku"] },
    ]);
    expect(confusionsOf(past)).toEqual([]);
  });

  test("name what was not known by itself: no choice's letter, no sentence of a card's back, nothing that is a sentence", () => {
    const past = history({
      wrong: [
        ["C. payung", "x y", "wrong_answer"],
        ["hujan / gerimis\nHujan turun sejak pagi.", "x y", "wrong_answer"],
        ["a long explanation of why an umbrella is held above the head", "x y", "wrong_answer"],
      ],
    });
    const [spot] = weakSpots([past], new Date("2026-03-02T00:00:00Z"));
    expect(spot?.examples.toSorted()).toEqual(["hujan", "payung"]);
  });

  test("a type that is not ours is still told in words", () => {
    const past = history({
      wrong: [
        ["a", "b", "tone_mark"],
        ["c", "d", "constructor"],
      ],
    });
    expect(weakSpots([past], new Date("2026-03-02T00:00:00Z")).map((spot) => spot.words)).toEqual([
      "constructor",
      "tone mark",
    ]);
  });
});

describe("what to practise", () => {
  test("is what went wrong and has not gone right since, most often first, with its pair beside it", () => {
    const past = history(
      { wrong: [["rumah", "rumput"], petang], uses: ["rumah", "selamat petang", "Buku"] },
      { wrong: [petang, ["buku", "baku"]], uses: ["selamat petang", "Buku"] },
      { uses: ["rumah"], rating: 4 },
    );
    expect(remediationFor(past)).toEqual({
      focus: ["vocabulary:selamat petang", "vocabulary:buku"],
      pairs: [
        ["selamat petang", "selamat malam"],
        ["buku", "baku"],
      ],
      why: "“selamat petang” went wrong twice.",
      persistent: false,
    });
  });

  test("is not what was left blank, but a blank is not a right answer either", () => {
    const blank: [string, string, string] = ["rumah", "", "unanswered"];
    expect(remediationFor(history({ wrong: [blank, blank], uses: ["rumah"] }))).toBeNull();
    const past = history(
      { wrong: [petang], uses: ["selamat petang"] },
      { wrong: [["selamat petang", "", "unanswered"]], uses: ["selamat petang"], rating: 4 },
    );
    expect(remediationFor(past)).toMatchObject({ why: "“selamat petang” went wrong once." });
  });

  test("is nothing without errors", () => {
    expect(remediationFor(noProgress("x"))).toBeNull();
  });
});
