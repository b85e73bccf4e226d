import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { inOrder, standsOn, withRoom } from "../../../src/lesson/units/in-order.ts";
import { assessmentsIn, laidOut } from "../../../src/lesson/units/laid-out.ts";
import { makeUnit } from "../../../src/lesson/units/make-unit.ts";
import { spaced } from "../../../src/lesson/units/spaced.ts";
import type { LessonKind } from "../../../src/lesson/units/unit.ts";
import type { UnitTopic } from "../../../src/lesson/units/unit-topic.ts";
import { tenLessons, unitAt } from "./desks.ts";

/** Everything that a note stands on, walked by hand and not by the code under test. */
function ancestors(
  slug: string,
  heads: readonly { slug: string; prerequisites: readonly string[] }[],
): Set<string> {
  const seen = new Set<string>();
  const walk = (one: string) => {
    for (const below of heads.find((head) => head.slug === one)?.prerequisites ?? [])
      if (!seen.has(below)) {
        seen.add(below);
        walk(below);
      }
  };
  walk(slug);
  return seen;
}

describe("a unit of ten lessons, at three desks", () => {
  for (const { desk, id, topic, ...more } of tenLessons)
    test(`${topic} for ${id}: what comes first comes first, all is taught and assessed, and comes back at growing gaps`, async () => {
      const { unit, material } = await unitAt(desk, id, topic, 10, [], "near" in more);
      expect(unit.lessons).toHaveLength(10);
      const slugOf = (note = "") => note.split("/").at(-1)?.replace(/\.md$/, "") ?? "";
      const taught = unit.lessons.filter(({ kind }) => kind === "teach");
      expect(taught.length).toBeGreaterThanOrEqual(4);

      const places = new Map(taught.map(({ note }, place) => [slugOf(note), place]));
      for (const { note } of taught)
        for (const below of ancestors(slugOf(note), material.heads))
          if (places.has(below))
            expect([note, below, (places.get(below) ?? 99) < (places.get(slugOf(note)) ?? -1)]).toEqual([
              note,
              below,
              true,
            ]);

      const outcomes = new Set(taught.flatMap((lesson) => lesson.outcomes));
      expect(outcomes.size).toBeGreaterThan(0);
      for (const code of outcomes) expect(material.registry.find(code)?.code).toBe(code);
      const last = unit.lessons.at(-1);
      expect(last?.kind).toBe("assess");
      expect(new Set(last?.outcomes)).toEqual(outcomes);
      expect(last?.covers).toEqual(taught.map((lesson) => lesson.id));
      expect(unit.lessons.filter(({ kind }) => kind === "assess").length).toBe(2);

      for (const { id: from, title } of taught.slice(0, -1)) {
        const back = unit.lessons.flatMap((lesson, place) =>
          lesson.retrieves.some((one) => one.from === from)
            ? [{ place, one: lesson.retrieves.find((r) => r.from === from) }]
            : [],
        );
        const at = unit.lessons.findIndex((lesson) => lesson.id === from);
        if (at < 7) expect([title, back.length > 0]).toEqual([title, true]);
        for (const { place, one } of back) expect([one?.what, one?.gap]).toEqual([title, place - at]);
        const steps = back.map(({ place }, n) => place - (back[n - 1]?.place ?? at));
        expect([title, steps]).toEqual([title, steps.toSorted((a, b) => a - b)]);
        expect(new Set(steps).size).toBe(steps.length);
      }
    });

  test("the same request makes the same unit", async () => {
    const one = await unitAt("desks/mathematics", "7Y1", "fractions");
    const two = await unitAt("desks/mathematics", "7Y1", "fractions");
    expect(one.unit).toEqual(two.unit);
  });
});

describe("several topics named at once", () => {
  const taught = async (topic: string, lessons = 8) => {
    const { unit } = await unitAt("desks/mathematics", "7Y1", topic, lessons);
    const noted = unit.lessons.filter(({ kind, note }) => kind === "teach" && note !== undefined);
    return { unit, noted: noted.map(({ title }) => title) };
  };

  test("are all taught, each from the note that is called after it, and none is called near", async () => {
    const { unit, noted } = await taught("ratio and negative numbers");
    expect(
      noted.some((title) => /ratio/i.test(title)) && noted.some((title) => /negative/i.test(title)),
    ).toBe(true);
    expect(unit.lessons.filter(({ why }) => why !== undefined)).toEqual([]);
    expect(unit.notes.join(" ")).not.toContain("something near");
  });

  test("one without a note is a lesson of its own, to be filled in", async () => {
    const { unit, noted } = await taught("probability, ratio and Egyptian sums");
    expect(noted).toHaveLength(2);
    const own = unit.lessons.find(({ title }) => title === "Egyptian sums");
    expect(own).toMatchObject({ kind: "teach", outcomes: [] });
    expect(own?.note).toBeUndefined();
  });

  test('what is one thing with an "and" in it is not taken apart', async () => {
    const { unit } = await taught("area and perimeter", 4);
    expect(unit.lessons[0]?.title).toMatch(/area and perimeter/i);
    const { noted } = await taught("supply and demand", 4);
    expect(noted).toEqual([]);
  });
});

describe("said honestly where notes are missing", () => {
  test("a topic that nothing here speaks of: periods are the teacher's to fill, and no outcome is claimed", async () => {
    const { unit } = await unitAt("desks/history", "7H", "the history of our village hall", 5);
    expect(unit.lessons.map(({ kind }) => kind)).toEqual(["open", "open", "open", "open", "assess"]);
    expect(unit.lessons.flatMap(({ outcomes }) => outcomes)).toEqual([]);
    for (const lesson of unit.lessons.filter(({ kind }) => kind === "open"))
      expect(lesson.to_fill).toContain("what lesson");
    expect(unit.notes.join(" ")).toContain('no notes on "The history of our village hall" here');
    expect(unit.notes.join(" ")).toContain("Lessons 1, 2, 3 and 4 are yours to fill");
  });

  test.each([
    ["desks/history", "7H", "the Black Death"],
    ["desks/english", "8En2", "apostrophes"],
    ["desks/science", "S2C", "acids"],
  ])(
    "%s: a unit on %s %s is on that and nothing near it, and says which lessons are hers",
    async (desk, id, topic) => {
      const { unit } = await unitAt(desk, id, topic, 7);
      const word = topic.split(" ").at(-1)?.toLowerCase() ?? "";
      for (const { kind, title } of unit.lessons)
        if (kind === "teach") expect(title.toLowerCase()).toContain(word);
      const open = unit.lessons.flatMap(({ kind }, at) => (kind === "open" ? [at + 1] : []));
      expect(open.length).toBeGreaterThan(2);
      const said = unit.notes.join(" ");
      expect(said).toMatch(/There are notes on ".+" for lesson/);
      for (const place of open) expect(said).toMatch(new RegExp(`\\b${place}\\b[^.]* are yours to fill`));
      const { unit: filled } = await unitAt(desk, id, topic, 7, [], true);
      const beside = filled.lessons.flatMap(({ why }, at) => (why === undefined ? [] : [at + 1]));
      if (beside.length > 0) expect(filled.notes.join(" ")).toMatch(/on something near/);
    },
  );

  test("an outcome that no note serves is a lesson with places to fill in, and is assessed", async () => {
    const { unit, material } = await unitAt("desks/history", "7H", "", 6, ["TA-HI3-01"]);
    const { heads, registry } = material;
    const bare = makeUnit(
      {
        topic: "",
        outcomes: ["TA-HI3-01"],
        periods: 4,
        profile: (await unitAt("desks/history", "7H", "x", 1)).profile,
      },
      { heads: [], registry, library: null },
      "2026-09-07",
    );
    expect(bare.lessons[0]).toMatchObject({ kind: "teach", outcomes: ["TA-HI3-01"] });
    expect(bare.lessons[0]?.note).toBeUndefined();
    expect(bare.lessons[0]?.to_fill).toContain("notes on");
    expect(bare.lessons.at(-1)?.outcomes).toEqual(["TA-HI3-01"]);
    expect(bare.notes.join(" ")).toMatch(/no notes on "[^"]+": that lesson has places/);
    expect(heads.length).toBeGreaterThan(0);
    expect(
      unit.lessons.some(({ note, outcomes }) => note !== undefined && outcomes.includes("TA-HI3-01")),
    ).toBe(true);
  });

  test("more topics than periods: what belongs least is named as left out", async () => {
    const { unit } = await unitAt("desks/mathematics", "7Y1", "fractions", 3);
    expect(unit.lessons).toHaveLength(3);
    expect(unit.left_out.length).toBeGreaterThan(0);
    expect(unit.notes.join(" ")).toContain("too few periods for an assessment");
  });

  test("where a library has a unit on it and there are no notes, its lessons come in its order", async () => {
    const { profile, material } = await unitAt("desks/history", "7H", "x", 1);
    const lessons = ["Why castles", "A motte", "Inside the keep"].map((title, n) => ({
      pointer: `library/some/lesson-${9 - n}`,
      title,
    }));
    const library = { title: "Castles", attribution: "A library", lessons };
    const unit = makeUnit(
      { topic: "castle building", outcomes: [], periods: 4, profile },
      { ...material, heads: [], library },
      "2026-09-07",
    );
    expect(unit.lessons.slice(0, 3).map(({ note }) => note)).toEqual(lessons.map(({ pointer }) => pointer));
    expect(unit.notes.join(" ")).toContain('that of "Castles" (A library)');
  });
});

const graph = fc.integer({ min: 1, max: 12 }).chain((size) =>
  fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 24 }).map((edges) =>
    Array.from({ length: size }, (_, n) => ({
      slug: `n${n}`,
      // Edges from lower to higher numbers only: no ring.
      prerequisites: [
        ...new Set(
          edges.flatMap(([a, b]) => (Math.max(a, b) === n && a !== b ? [`n${Math.min(a, b)}`] : [])),
        ),
      ],
    })),
  ),
);

function topicOf(
  { slug, prerequisites }: { slug: string; prerequisites: string[] },
  worth: number,
): UnitTopic {
  return {
    title: slug,
    key: slug,
    note: `topics/${slug}.md`,
    outcomes: [],
    prerequisites,
    why: "asked",
    worth,
    age: null,
  };
}

describe("order and room, for any notes", () => {
  test("each comes after all that it stands on, through notes that are not in the unit too; nothing is lost", () => {
    fc.assert(
      fc.property(
        graph,
        fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (all, worths, room) => {
          const topics = all
            .filter((_, n) => (worths[n] ?? 0) > 2)
            .map((one, n) => topicOf(one, worths[n] ?? 0));
          const { kept, left } = withRoom(topics, room, standsOn(all));
          expect([...kept, ...left].map(({ key }) => key).toSorted()).toEqual(
            topics.map(({ key }) => key).toSorted(),
          );
          expect(kept.length).toBe(Math.min(room, topics.length));
          const ordered = inOrder(kept, standsOn(all), () => null);
          expect(ordered.ring).toBe(false);
          const place = new Map(ordered.topics.map(({ key }, n) => [key, n]));
          expect(place.size).toBe(kept.length);
          for (const { key } of ordered.topics)
            for (const below of ancestors(key, all))
              expect((place.get(below) ?? -1) < (place.get(key) ?? -1)).toBe(true);
        },
      ),
    );
  });

  test("notes that name each other still come to an order, and it is said", () => {
    const all = [
      { slug: "a", prerequisites: ["b"] },
      { slug: "b", prerequisites: ["a"] },
      { slug: "c", prerequisites: ["a"] },
    ];
    const { topics, ring } = inOrder(
      all.map((one) => topicOf(one, 1)),
      standsOn(all),
      () => null,
    );
    expect([topics.length, ring]).toEqual([3, true]);
    expect(topics.findIndex(({ key }) => key === "c")).toBeGreaterThan(
      topics.findIndex(({ key }) => key === "a"),
    );
  });

  test("periods: as many as there are, every topic taught once and in order, practised only once taught, assessed at the end", () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 1, max: 60 }), (topics, periods) => {
        const laid = laidOut(topics, periods);
        expect(laid).toHaveLength(periods);
        const taught = laid.flatMap((one) => (one.kind === "teach" ? one.topics : []));
        const room = periods - assessmentsIn(periods);
        expect(taught).toEqual(Array.from({ length: Math.min(topics, room) }, (_, n) => n));
        const known = new Set<number>();
        for (const { kind, topics: about } of laid) {
          if (kind === "teach") for (const one of about) known.add(one);
          else for (const one of about) expect(known.has(one)).toBe(true);
          if (kind === "consolidate") expect(about.length).toBeGreaterThan(0);
        }
        if (periods >= 4) expect(laid.at(-1)).toEqual({ kind: "assess", topics: taught });
        if (taught.length === room)
          expect(laid.some(({ kind }) => kind === "open" || kind === "consolidate")).toBe(false);
      }),
    );
  });

  test("what was taught comes back at gaps that only grow, and never in an assessment", () => {
    const kind = fc.constantFrom<LessonKind[]>("teach", "teach", "teach", "consolidate", "assess", "open");
    fc.assert(
      fc.property(fc.array(kind, { minLength: 1, maxLength: 60 }), (kinds) => {
        const brought = spaced(kinds);
        for (const [taught, what] of kinds.entries()) {
          const back = brought.flatMap((from, place) => (from.includes(taught) ? [place] : []));
          if (what !== "teach") expect(back).toEqual([]);
          for (const place of back) expect(["teach", "consolidate"]).toContain(kinds[place] ?? "");
          const steps = back.map((place, n) => place - (back[n - 1] ?? taught));
          for (const [n, step] of steps.entries()) expect(step).toBeGreaterThan(steps[n - 1] ?? 0);
          const next = kinds.findIndex(
            (one, place) => place > taught && (one === "teach" || one === "consolidate"),
          );
          if (what === "teach" && next > 0) expect(back[0]).toBe(next);
        }
      }),
    );
  });
});
