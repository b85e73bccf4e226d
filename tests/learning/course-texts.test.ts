import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { loadCourse } from "../../src/learning/course.ts";

const courses = join(import.meta.dir, "..", "..", "courses");
const python = Bun.which("python3");
if (python === null)
  console.log("skipped: the worked programs of the courses are not run, because there is no python3 here");

/** The blocks of a kind in all texts that teach. */
function blocks(kind: string): { place: string; source: string }[] {
  return readdirSync(courses).flatMap((name) =>
    [...(loadCourse(join(courses, name)).course?.items.values() ?? [])].flatMap(({ concept, teach }) =>
      Array.from(
        teach.explanation.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, "gm")),
        ([, source = ""]) => ({
          place: `${name}, ${concept}`,
          source,
        }),
      ),
    ),
  );
}

/** How drawings should look. */
function drawings(): { place: string; source: string }[] {
  return readdirSync(courses).flatMap((name) =>
    [...(loadCourse(join(courses, name)).course?.items.values() ?? [])].flatMap(({ concept, handwriting }) =>
      handwriting.flatMap(({ figure }) =>
        figure === undefined ? [] : [{ place: `${name}, ${concept}`, source: figure }],
      ),
    ),
  );
}

test("what is to be drawn by hand can be drawn here too, in every course where drawing is natural", () => {
  const figures = drawings();
  for (const { source } of figures) expect(drawFigure(readFigure(source)).svg).toContain("<svg");
  const named = new Set(figures.map(({ place }) => place.split(",")[0]));
  expect([...named].toSorted()).toEqual(["intro-to-algorithms", "mathematics-11-14", "research-methods"]);
});

test("every picture in a text is drawn, and says in words what it shows", () => {
  const figures = blocks("figure");
  expect(figures.length).toBeGreaterThan(8);
  for (const { place, source } of figures) {
    const { svg, alt } = drawFigure(readFigure(source));
    expect({ place, drawn: svg.includes("<svg"), said: alt.length > 20 }).toEqual({
      place,
      drawn: true,
      said: true,
    });
  }
});

/** Runs each program by itself; what it asserts must hold. */
const runner = `
import contextlib, io, json, sys
failed = []
for place, source in json.load(sys.stdin):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(source, {})
    except Exception as problem:
        failed.append([place, repr(problem)])
print(json.dumps(failed))
`;

test.skipIf(python === null)("every worked program in a text runs", async () => {
  // What opens a file shows how a file is read: there is none here.
  const programs = blocks("python").filter(({ source }) => !source.includes("open("));
  expect(programs.length).toBeGreaterThan(15);
  const child = Bun.spawn([python ?? "", "-c", runner], {
    stdin: new Blob([JSON.stringify(programs.map(({ place, source }) => [place, source]))]),
    stdout: "pipe",
  });
  expect(JSON.parse(await new Response(child.stdout).text())).toEqual([]);
});
