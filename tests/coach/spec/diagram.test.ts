import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { diagram } from "../../../src/coach/diagram/diagram.ts";
import { diagramFormats } from "../../../src/coach/diagram/diagram-formats.ts";
import type { CompiledSpec, CompiledState } from "../../../src/coach/spec/compiled.ts";
import { ways } from "../../../src/coach/spec/ways.ts";
import { elementOf } from "./scion.ts";
import { shipped, versions } from "./shipped.ts";

type Box = { left: number; right: number; top: number; bottom: number };

function touching(boxes: readonly Box[]): number {
  let count = 0;
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) count++;
  return count;
}

/** The boxes of states, whatever their shape: a rectangle, or a path that begins at its upper left corner. */
function boxesIn(svg: string): Box[] {
  const rectangles = svg.matchAll(
    /<rect class="box" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
  );
  const hexagons = svg.matchAll(/<path class="box" d="M([-\d.]+) ([-\d.]+)h([\d.]+)l12 ([\d.]+)/g);
  const numbers = (match: RegExpExecArray) => match.slice(1).map(Number);
  return [
    ...Array.from(rectangles, numbers).map(([x = 0, y = 0, width = 0, height = 0]) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    })),
    ...Array.from(hexagons, numbers).map(([x = 0, y = 0, width = 0, half = 0]) => ({
      left: x - 12,
      right: x + width + 12,
      top: y,
      bottom: y + half * 2,
    })),
  ];
}

function linesOf(spec: CompiledSpec): number {
  return Object.values(spec.states).flatMap(ways).length;
}

describe.each(versions)("session %s as a picture", (version) => {
  const spec = shipped(version);
  const svg = diagram(spec, "svg", { state: "WAIT_STUDENT" });

  test("is well-formed, shows every state and every way, and no box lies over another", () => {
    expect(XMLValidator.validate(svg)).toBe(true);
    const boxes = boxesIn(svg);
    expect(boxes).toHaveLength(Object.keys(spec.states).length);
    expect(touching(boxes)).toBe(0);
    for (const name of Object.keys(spec.states)) expect(svg).toContain(`>${name}</text>`);
    // One more arrow leads to the first state.
    expect(svg.match(/<path class="way/g)).toHaveLength(linesOf(spec) + 1);
  });

  test("no two labels lie over each other, and none over a state", () => {
    const labels = Array.from(
      svg.matchAll(/<text class="label[^>]* x="([-\d.]+)" y="([-\d.]+)">([^<]*)/g),
    ).map(([, x, y, words = ""]) => ({
      left: Number(x) - words.length * 3,
      right: Number(x) + words.length * 3,
      top: Number(y) - 9,
      bottom: Number(y) + 2,
    }));
    expect(labels).toHaveLength(linesOf(spec));
    expect(touching([...labels, ...boxesIn(svg)])).toBe(0);
  });

  test("says in words what it shows, and where the session is", () => {
    const [title, desc] = elementOf(svg).children;
    expect([title?.tag, desc?.tag]).toEqual(["title", "desc"]);
    expect(svg).toContain("The session is in WAIT_STUDENT. It begins in INIT.");
    expect(svg).toContain("SESSION_DONE ends the session.");
    expect(svg.match(/<g class="state now">/g)).toHaveLength(1);
    expect(diagram(spec, "svg")).not.toContain("The session is in");
    expect(diagram(spec, "svg", { state: "NOWHERE" })).toBe(diagram(spec, "svg"));
  });

  test("follows light and dark and needs nothing from elsewhere", () => {
    expect(svg).toContain("prefers-color-scheme: dark");
    expect(svg.replaceAll("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|@import|<script/);
  });
});

describe.each(versions)("session %s in Mermaid", (version) => {
  const spec = shipped(version);
  const lines = diagram(spec, "mermaid", { state: "PROMPT_PRACTICE" })
    .trim()
    .split("\n")
    .map((line) => line.trim());

  test("has every way once, the start and the end", () => {
    const arrows = lines.filter((line) => line.includes("-->"));
    const wanted = Object.entries(spec.states).flatMap(([name, state]) =>
      ways(state).map(({ target }) => `${name} --> ${target}`),
    );
    const drawn = arrows.filter((line) => !line.includes("[*]")).map((line) => line.split(":")[0] ?? "");
    expect(drawn.toSorted()).toEqual(wanted.toSorted());
    expect(arrows.filter((line) => line.includes("[*]"))).toEqual(["[*] --> INIT", "SESSION_DONE --> [*]"]);
    expect(lines).toContain("class PROMPT_PRACTICE current");
  });

  test("a label has nothing in it that means something to Mermaid", () => {
    for (const line of lines.filter((each) => each.includes("-->") && each.includes(":")))
      expect(line.slice(line.indexOf(":") + 1)).toMatch(/^ (?:[\w .,=-]|#\d+;)+$/);
  });
});

describe("any spec at all", () => {
  const names = ["end", "state", "note", "A", "B", "CHECK", "classDef", "Z9"];
  const name = fc.constantFrom(...names);
  const state: fc.Arbitrary<CompiledState> = fc.oneof(
    fc.record({
      kind: fc.constant("wait" as const),
      entry: fc.constant([{ action: "coach_encourage", handler: null, params: { said: 'a "b" <c> & d' } }]),
      on: fc.dictionary(fc.constantFrom("timeout", "resume", "start"), name),
      line: fc.constant(1),
    }),
    fc.record({
      kind: fc.constant("pass" as const),
      entry: fc.constant([]),
      target: name,
      line: fc.constant(1),
    }),
    fc.record({
      kind: fc.constant("choice" as const),
      guard: fc.constant({
        left: { kind: "counter" as const, name: "class" },
        op: "<" as const,
        right: { kind: "number" as const, value: -1 },
        text: "counters.class < -1",
      }),
      onTrue: name,
      onFalse: fc.option(name),
      line: fc.constant(1),
    }),
    fc.record({ kind: fc.constant("final" as const), entry: fc.constant([]), line: fc.constant(1) }),
  );
  const spec: fc.Arbitrary<CompiledSpec> = fc.tuple(...names.map(() => state)).map((states) => ({
    ...shipped("0.2"),
    counters: { class: 0 },
    initial: "A",
    states: Object.fromEntries(states.map((each, i) => [names[i] ?? "A", each])),
  }));

  test("is drawn: loops, islands and Mermaid's own words as names", () => {
    fc.assert(
      fc.property(spec, (any) => {
        const svg = diagram(any, "svg", { state: "end" });
        expect(XMLValidator.validate(svg)).toBe(true);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(touching(boxesIn(svg))).toBe(0);
        expect(XMLValidator.validate(diagram(any, "scxml"))).toBe(true);
        for (const line of diagram(any, "mermaid").split("\n"))
          expect(line).not.toMatch(/(^|--> )\s*(end|state|note|classDef)( -->|:|$)/);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  test("the same spec gives the same text", () => {
    for (const format of diagramFormats)
      expect(diagram(shipped("0.3"), format)).toBe(diagram(shipped("0.3"), format));
  });
});
