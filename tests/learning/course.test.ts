import { describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";

const courses = join(import.meta.dir, "..", "..", "courses");

const config = {
  name: "sample",
  title: "Sample",
  description: "A sample.",
  domain_type: "conceptual",
  license: "MIT",
};
const concept = (id: string, prerequisites: string[] = []) => ({
  id,
  title: id,
  description: id,
  unit: "One",
  type: "facts/definitions",
  bloom_target: "remember",
  prerequisites,
});
const items = (id: string) => ({ concept: id, teach: { explanation: "It is so.", example: "Like this." } });

function written(files: Record<string, unknown>) {
  const top = mkdtempSync(join(tmpdir(), "teacher-assist-course-"));
  const dir = join(top, "sample");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dir, name, ".."), { recursive: true });
    writeFileSync(join(dir, name), typeof content === "string" ? content : JSON.stringify(content));
  }
  return { dir, [Symbol.dispose]: () => rmSync(top, { recursive: true, force: true }) };
}

function course(concepts: unknown[], more: Record<string, unknown> = {}) {
  const ids = concepts.map((one) =>
    typeof one === "object" && one !== null && "id" in one ? String(one.id) : "",
  );
  return {
    "config.json": config,
    "concepts.yaml": concepts,
    ...Object.fromEntries(ids.map((id) => [`items/${id}.yaml`, items(id)])),
    ...more,
  };
}

describe("a course", () => {
  test("comes in an order in which nothing is taught before what it needs, never alphabetically", () => {
    using sample = written(
      course([
        concept("zebra"),
        concept("apple", ["mango"]),
        concept("mango"),
        concept("banana", ["apple", "zebra"]),
      ]),
    );
    const { course: found, problems } = loadCourse(sample.dir);
    expect(problems).toEqual([]);
    expect(found?.concepts.map(({ id }) => id)).toEqual(["zebra", "mango", "apple", "banana"]);
  });

  test("with several things wrong is refused with all of them at once", () => {
    const wrong = course(
      [
        concept("a", ["b"]),
        concept("b", ["a"]),
        concept("c", ["nowhere"]),
        concept("c"),
        { ...concept("d"), bloom_target: "remembr" },
      ],
      {
        "items/a.yaml": { ...items("b"), vocabulry: [] },
        "items/stray.yaml": items("stray"),
      },
    );
    using sample = written(wrong);
    const { course: found, problems } = loadCourse(sample.dir);
    expect(found).toBeNull();
    const said = problems.map(({ file, message }) => `${file}: ${message}`).join("\n");
    expect(said).toContain("bloom_target");
  });

  test("with a ring, an unknown prerequisite, a double id, a stray file and wrong weights names each", () => {
    const rubrics = {
      long_form: {
        dimensions: [
          { name: "a", weight: 0.5, description: "x" },
          { name: "b", weight: 0.3, description: "y" },
        ],
      },
    };
    using ring = written(
      course([concept("a", ["b"]), concept("b", ["a"])], {
        "config.json": { ...config, rubrics },
        "items/stray.yaml": items("stray"),
      }),
    );
    const said = loadCourse(ring.dir)
      .problems.map(({ message }) => message)
      .join("\n");
    expect(said).toContain("These wait for each other in a ring: a, b.");
    expect(said).toContain("No concept has this name.");
    expect(said).toContain("add up to 0.80, not to 1");
    using unknown = written(course([concept("a", ["nowhere"]), concept("a")]));
    const other = loadCourse(unknown.dir)
      .problems.map(({ message }) => message)
      .join("\n");
    expect(other).toContain("a needs nowhere, which is not there.");
    expect(other).toContain("There are two concepts a.");
  });

  test("of 10,000 concepts in one chain is ordered at once", () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => `c${i}`);
    using sample = written({
      "config.json": config,
      "concepts.yaml": ids.map((id, i) => concept(id, i === 0 ? [] : [`c${i - 1}`])).toReversed(),
    });
    const { problems } = loadCourse(sample.dir);
    expect(problems.some(({ message }) => message.includes("ring"))).toBe(false);
  });

  test("that is not there is said", () => {
    expect(loadCourse("/nowhere/at-all").problems[0]?.message).toBe("It is not there.");
  });
});

test("every course that we ship is sound", () => {
  expect(readdirSync(courses).length).toBeGreaterThan(0);
  for (const name of readdirSync(courses))
    expect({ name, problems: loadCourse(join(courses, name)).problems }).toEqual({ name, problems: [] });
});

test("a ring, an unknown prerequisite, a second of a name and a missing field are all said at once", () => {
  const dir = join(mkdtempSync(join(tmpdir(), "teacher-assist-course-")), "research-methods");
  cpSync(join(courses, "research-methods"), dir, { recursive: true });
  const path = join(dir, "concepts.yaml");
  const text = readFileSync(path, "utf8");
  const ids = Array.from(text.matchAll(/^- id: (\S+)/gm), ([, id = ""]) => id);
  const [first = ""] = ids;
  writeFileSync(
    path,
    `${text.replace("prerequisites: []", `prerequisites: [${ids.at(-1)}, nowhere]`).replace(/\n {2}description: .*/, "")}\n- {id: ${first}, title: again, description: x, unit: u, type: t, bloom_target: apply}\n`,
  );
  const said = loadCourse(dir).problems.map(({ message }) => message);
  const found = (words: RegExp) => said.some((message) => words.test(message));
  expect(
    [
      /ring: .*research-questions/,
      /nowhere, which is not there/,
      /two concepts/,
      /description.* missing/,
    ].map(found),
  ).toEqual([true, true, true, true]);
  rmSync(join(dir, ".."), { recursive: true });
});

test("names a picture or a sound that is not in its folder, and no place outside of it", () => {
  const word = (more: object) => ({
    ...items("apple"),
    vocabulary: [{ term: "epal", meanings: ["apple"], ...more }],
  });
  const found = (more: object, files: Record<string, unknown> = {}) => {
    using sample = written(course([concept("apple")], { "items/apple.yaml": word(more), ...files }));
    return loadCourse(sample.dir).problems.map(({ message }) => message);
  };
  expect(
    found({ picture: "epal.png", sound: "epal.mp3" }, { "media/epal.png": "", "media/epal.mp3": "" }),
  ).toEqual([]);
  expect(found({ picture: "epal.png" })).toEqual(["It names epal.png, which is not in the folder media."]);
  expect(found({ picture: "../config.json" })).toHaveLength(1);
  expect(found({ picture: "page.svg" })).toHaveLength(1);
});
