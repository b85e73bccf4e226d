import { describe, expect, test } from "bun:test";
import { AskError } from "../../../src/web/api/ask.ts";
import type { About } from "../../../src/web/app/about.ts";
import { atWork } from "../../../src/web/app/at-work.ts";
import { pageTitle } from "../../../src/web/app/head.tsx";
import { problemRefused, problemTried } from "../../../src/web/app/key-wish.ts";
import { arranged, paletteScore } from "../../../src/web/app/palette-match.ts";
import { words } from "../../../src/web/words/words.ts";

type Agent = About["agents"][number];

function about(agents: readonly Agent[]): About {
  const key = { environment: [], saved: null, asks: [] };
  return {
    version: "1",
    model: agents[0] ?? null,
    key,
    workspace: "",
    handed: null,
    agents: [...agents],
    plugins: [],
    problems: [],
    waiting: [],
    approved: [],
  };
}

const nobody = { ready: false, provider: null, model: null, builtin: false } as const;
const unset = { ...nobody, why: "no_author", note: "needs a model" } as const;
const claude = {
  ready: true,
  provider: "anthropic",
  model: "claude-x",
  builtin: false,
  why: null,
  note: null,
} as const;
const builtin = {
  ready: true,
  provider: "builtin",
  model: "builtin",
  builtin: true,
  why: null,
  note: null,
} as const;

describe("the badge says who is at work in this room", () => {
  const say = words.frame.model;

  test("without a key, rules are, in every room, each in its own way", () => {
    const bare = about([
      { plugin: "lesson-planning", agent: "planner", ...builtin },
      { plugin: "study", agent: "grader", ...unset },
      { plugin: "coach", agent: "listener", ...unset },
    ]);
    for (const room of ["plan", "study", "speak", "research"] as const) {
      expect(atWork(bare, room)).toMatchObject({
        who: "rules",
        words: say.rooms[room].rules,
        short: say.noModel,
      });
    }
  });

  test("with one, the model of this room is named and not another's; research asks none", () => {
    const set = about([
      { plugin: "lesson-planning", agent: "planner", ...claude },
      { plugin: "coach", agent: "listener", ...claude, model: "claude-small" },
    ]);
    expect(atWork(set, "plan")).toMatchObject({ who: "model", words: "claude-x" });
    expect(atWork(set, "speak").words).toContain("claude-small");
    expect(atWork(set, "research").who).toBe("rules");
  });

  test("a model that was named and cannot be asked is a problem, with its reason", () => {
    const wrong = about([
      { plugin: "coach", agent: "listener", ...nobody, why: "missing_key", note: "needs a key" },
    ]);
    expect(atWork(wrong, "speak")).toMatchObject({ who: "nobody", about: "needs a key" });
  });
});

describe("the palette finds by what is read", () => {
  test("every typed word, in any order, without case or accents", () => {
    expect(paletteScore("Französisch für Anfänger", "anfanger fur")).toBeGreaterThan(0);
    expect(paletteScore("Iteration for 3B", "3b iter")).toBeGreaterThan(0);
    expect(paletteScore("Iteration for 3B", "3c iter")).toBe(0);
    expect(paletteScore("alert", "art")).toBe(0);
    expect(paletteScore("anything", "  ")).toBeGreaterThan(0);
  });

  test("the beginning of a word counts more than its middle", () => {
    expect(paletteScore("The art", "art")).toBeGreaterThan(paletteScore("Starters", "art"));
    expect(paletteScore("Go to Research", "research")).toBe(paletteScore("Research: tables", "research"));
  });
});

test("what fits best comes first, with its heading", () => {
  const choices = [
    { label: "Curriculum (summaries)", group: "Curriculum" },
    { label: "Maths", group: "Courses" },
    { label: "Deck: Malay", group: "Decks" },
    { label: "Tomato", group: "Courses" },
  ];
  expect(
    arranged(choices, "ma").map(([group, found]) => [group, ...found.map(({ label }) => label)]),
  ).toEqual([
    ["Courses", "Maths", "Tomato"],
    ["Decks", "Deck: Malay"],
    ["Curriculum", "Curriculum (summaries)"],
  ]);
  expect(arranged(choices, "").map(([group]) => group)).toEqual(["Curriculum", "Courses", "Decks"]);
});

describe("what is wrong with a key is said where it is wrong", () => {
  const tried = (kind: string, status: number | null = null) => ({ kind, status, message: "words" });

  test("after it was tried", () => {
    expect(problemTried(tried("missing_key", 401), false).field).toBe("key");
    expect(problemTried(tried("bad_request", 404), true).field).toBe("model");
    expect(problemTried(tried("connection"), true).field).toBe("baseUrl");
    expect(problemTried(tried("connection"), false).field).toBeNull();
  });

  test("before anybody was asked, in the page's own words", () => {
    const refused = (kind: string) =>
      problemRefused(new AskError(400, { error: { kind, message: "server's" } }));
    expect(refused("address")).toEqual({ field: "baseUrl", message: words.frame.model.problems.address });
    expect(refused("key_missing").field).toBe("key");
    expect(refused("environment")).toEqual({ field: "key", message: "server's" });
    expect(refused("write_failed")).toEqual({ field: null, message: "server's" });
  });
});

test("a window is named after what is looked at, then the room, then the program", () => {
  expect(pageTitle(" 3B ·\n Iteration ", "Plan")).toBe(`3B · Iteration · Plan · ${words.frame.product}`);
  expect(pageTitle("Study", "Study")).toBe(`Study · ${words.frame.product}`);
  expect(pageTitle("", null)).toBe(words.frame.product);
});
