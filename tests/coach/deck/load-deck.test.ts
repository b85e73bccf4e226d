import { describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deckNames, loadDeck, openDeck } from "../../../src/coach/deck/load-deck.ts";
import { Problem } from "../../../src/problem.ts";
import { deckOf, item } from "./sample.ts";

const root = join(import.meta.dir, "..", "..", "..");
const folders = [join(root, "plugins", "coach", "decks"), join(root, "courses")];

function place(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), "teacher-assist-decks-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dir, name, ".."), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) };
}

function problemOf(act: () => unknown): Problem {
  try {
    act();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("Nothing was thrown.");
}

const findDeck = (name: string, folders: readonly string[]) => openDeck(name, folders).deck;

describe("a learner names a deck", () => {
  test("that comes with the program, or a language course, and no other course", () => {
    expect(deckNames(folders)).toEqual(["bahasa-melayu", "english", "german", "malay"]);
    expect(findDeck("german", folders).target_language).toBe("de");
    expect(findDeck("bahasa-melayu", folders).target_language).toBe("ms");
  });

  test("or gives the path of one", () => {
    using place1 = place({ "mine.yml": JSON.stringify(deckOf([item("a", "a")])) });
    expect(findDeck(join(place1.dir, "mine.yml"), []).name).toBe("sample");
    expect(findDeck(join(root, "courses", "bahasa-melayu"), []).name).toBe("bahasa-melayu");
    expect(deckNames([place1.dir, join(place1.dir, "nowhere")])).toEqual(["mine"]);
  });

  test("and gets their own before the program's", () => {
    using mine = place({ "german.yaml": JSON.stringify(deckOf([item("a", "a")], { name: "german" })) });
    expect(findDeck("german", [mine.dir, ...folders]).title).toBe("Sample");
  });

  test("with a slip, and is told which was meant", () => {
    const problem = problemOf(() => openDeck("germna", folders));
    expect(problem.kind).toBe("usage");
    expect(problem.message).toBe("There is no deck germna. Did you mean german?");
  });

  test("that is like none, and is told which there are", () => {
    expect(problemOf(() => openDeck("klingon", folders)).message).toContain("bahasa-melayu, english");
    expect(problemOf(() => openDeck("", [])).message).toContain("none yet");
    expect(problemOf(() => openDeck("./nowhere.yaml", folders)).message).toContain("There is no deck");
  });

  test("that is broken, and is told where", () => {
    using broken = place({ "bad.yaml": "name: bad\ntitle: Bad\nitems: []\n" });
    const problem = problemOf(() => openDeck("bad", [broken.dir]));
    expect(problem.kind).toBe("setup");
    expect(problem.message).toMatch(/line 3: `items` needs at least 1/);
  });

  test("that is a course without words to say", () => {
    const problem = problemOf(() => openDeck("intro-to-algorithms", folders));
    expect(problem.message).toContain("does not teach a language");
  });
});

test("a file that is not there, or is a folder, is a problem and no crash", () => {
  for (const path of [join(root, "no-such-deck.yaml"), root]) {
    const { deck, problems } = loadDeck(path);
    expect(deck).toBeNull();
    expect(problems[0]?.message).toStartWith("It cannot be read");
  }
});

test("a deck that was changed is read anew, and one that was mended is usable at once", () => {
  const dir = mkdtempSync(join(tmpdir(), "teacher-assist-decks-"));
  const path = join(dir, "mine.yaml");
  const title = () => loadDeck(path).deck?.title ?? null;
  const write = (text: string) =>
    writeFileSync(path, JSON.stringify({ ...deckOf([item("cup", "Tasse")]), title: text }));
  write("One");
  expect([title(), title()]).toEqual(["One", "One"]);
  write("Two");
  expect(title()).toBe("Two");
  writeFileSync(path, "broken: [");
  expect(title()).toBeNull();
  write("Two");
  expect(title()).toBe("Two");
  rmSync(dir, { recursive: true });
  expect(title()).toBeNull();
});

test("every word of an opened deck has a concept of its course to be remembered by", () => {
  for (const name of deckNames(folders)) {
    const { deck, course, conceptOf } = openDeck(name, folders);
    const concepts = new Set(course.concepts.map(({ id }) => id));
    for (const { id } of deck.items) expect(concepts.has(conceptOf.get(id) ?? "")).toBe(true);
  }
});
