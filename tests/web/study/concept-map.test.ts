import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { conceptMap, type MapConcept, neighbour } from "../../../src/web/study/progress/concept-map.ts";

const concept = (concept_id: string, ...prerequisites: string[]): MapConcept => ({
  concept_id,
  prerequisites,
});

/** Any course: each may build on those before it. */
const courses = fc
  .array(fc.array(fc.nat(1000), { maxLength: 3 }), { minLength: 1, maxLength: 80 })
  .map((all) =>
    all.map((wishes, i) =>
      concept(`c${i}`, ...new Set(wishes.filter(() => i > 0).map((wish) => `c${wish % Math.max(1, i)}`))),
    ),
  );

describe("the map of a course", () => {
  test("every concept has a place of its own below all it builds on, whatever the width", () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 1, max: 9 }), (course, columns) => {
        const { nodes, edges, rows } = conceptMap(course, columns);
        const byId = new Map(nodes.map((node) => [node.id, node]));
        expect(byId.size).toBe(course.length);
        expect(new Set(nodes.map(({ row, column }) => `${row} ${column}`)).size).toBe(nodes.length);
        for (const { from, to } of edges)
          expect(byId.get(from)?.row ?? 0).toBeLessThan(byId.get(to)?.row ?? 0);
        for (const { row, column } of nodes) {
          expect(row).toBeLessThan(rows);
          expect(column).toBeGreaterThanOrEqual(0);
          expect(column).toBeLessThanOrEqual(columns - 1);
        }
      }),
    );
  });

  test("what is drawn leads to all that a concept builds on, and nothing is drawn that another way says", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { edges } = conceptMap(course, 5);
        const drawn = edges.filter(({ implied }) => !implied);
        const reach = (all: typeof edges, id: string, without?: string): Set<string> => {
          const found = new Set<string>();
          const open = all.flatMap(({ from, to }) => (to === id && from !== without ? [from] : []));
          for (const one of open) {
            if (found.has(one)) continue;
            found.add(one);
            for (const { from, to } of all) if (to === one) open.push(from);
          }
          return found;
        };
        for (const { concept_id } of course)
          expect(reach(drawn, concept_id)).toEqual(reach(edges, concept_id));
        for (const { from, to } of drawn) expect(reach(drawn, to, from).has(from)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  test("a course without prerequisites is a grid in its own order", () => {
    const flat = Array.from({ length: 7 }, (_, i) => concept(`c${i}`));
    const { nodes, rows } = conceptMap(flat, 3);
    expect(rows).toBe(3);
    expect(nodes.map(({ id }) => id)).toEqual(flat.map(({ concept_id }) => concept_id));
  });

  test("a ring, a stranger and an empty course do no harm", () => {
    expect(conceptMap([concept("a", "b"), concept("b", "a")], 4).nodes).toHaveLength(2);
    expect(conceptMap([concept("a", "elsewhere")], 4).edges).toEqual([]);
    expect(conceptMap([], 4)).toMatchObject({ nodes: [], rows: 0 });
  });

  test("the arrow keys reach every concept and stop at the edges", () => {
    fc.assert(
      fc.property(courses, fc.integer({ min: 1, max: 6 }), (course, columns) => {
        const map = conceptMap(course, columns);
        const walked = [neighbour(map, "nobody", "Home")];
        for (const _ of map.nodes) walked.push(neighbour(map, walked.at(-1) ?? "", "ArrowRight"));
        expect(new Set(walked).size).toBe(map.nodes.length);
        const end = neighbour(map, "c0", "End");
        expect(neighbour(map, end, "ArrowRight")).toBe(end);
        expect(neighbour(map, end, "ArrowDown")).toBe(end);
        const rowOf = (id: string) => map.nodes.find((node) => node.id === id)?.row ?? 0;
        for (const { id, row } of map.nodes)
          expect(rowOf(neighbour(map, id, "ArrowUp"))).toBe(Math.max(0, row - 1));
      }),
    );
  });
});
