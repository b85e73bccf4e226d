import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dir, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const requirements = read("docs/requirements.md");
const sections = new Set(Array.from(requirements.matchAll(/^\| §([\d.]+) \|/gm), ([, number]) => number));
const decisions = new Set(Array.from(read("docs/decisions.md").matchAll(/^(\d+)\. /gm), ([, n]) => n));

/** Numbers that a text cites and that stand in neither paper. */
function unknownCitations(text: string): string[] {
  const cited = [
    ...Array.from(text.matchAll(/§ ?(\d+(?:\.\d+)*)/g), ([, number = ""]) =>
      sections.has(number) ? "" : `§${number}`,
    ),
    ...Array.from(text.matchAll(/\bdecisions? ((?:\d+)(?:(?:,| and| to|–) ?\d+)*)/gi), ([, list = ""]) =>
      list
        .split(/\D+/)
        .filter((number) => !decisions.has(number))
        .map((number) => `decision ${number}`)
        .join(", "),
    ),
  ];
  return cited.filter(Boolean);
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, "");

describe("what the code cites is in the project (decision 56)", () => {
  const files = ["src", "plugins", "tests", "docs", "bench", "features", "scripts"].flatMap((folder) =>
    [...new Bun.Glob(`${folder}/**/*.{ts,tsx,md,mjs,yaml,feature}`).scanSync(root)].filter(
      (file) => !file.includes("fixtures") && file !== "tests/papers.test.ts",
    ),
  );

  test("every section and every decision", () => {
    expect(sections.size).toBeGreaterThan(80);
    expect(decisions.size).toBe(56);
    const wrong = files.flatMap((file) =>
      unknownCitations(read(file)).map((citation) => `${file} cites ${citation}`),
    );
    expect(wrong).toEqual([]);
  });

  test("a number that is not there is noticed", () => {
    expect(unknownCitations("// exercise-modalities §10.2.5, decisions 19 and 24")).toEqual([]);
    expect(unknownCitations("// §10.2.9")).toEqual(["§10.2.9"]);
    expect(unknownCitations("// decision 99")).toEqual(["decision 99"]);
    expect(unknownCitations("// decisions 27 and 77")).toEqual(["decision 77"]);
  });

  test("the requirements name only what is there", () => {
    const places = (cell: string) =>
      Array.from(cell.matchAll(/`([\w./{},*-]+)`/g), ([, place = ""]) => place)
        .filter((place) => place.includes("/"))
        .map((place) => place.replace(/\{.*$/, "").replace(/\*.*$/, ""));
    const missing: string[] = [];
    for (const [row = ""] of requirements.matchAll(/^\| (?!§ |part |---|-).*$/gm)) {
      const [, , , , where = "", shown = ""] = row
        .split(" | ")
        .flatMap((cell, at) => (at === 0 ? ["", cell] : [cell]));
      const known = (place: string, bases: readonly string[]) =>
        bases.some((base) => existsSync(join(root, base, place)));
      for (const place of places(where))
        if (!known(place, ["", "src/learning", "src/learning/exercises", "src"])) missing.push(place);
      for (const place of places(shown)) if (!known(place, ["tests", ""])) missing.push(place);
    }
    expect(missing).toEqual([]);
  });

  test("documents point at documents that are there", () => {
    const papers = ["*.md", "docs/*.md"].flatMap((glob) => [...new Bun.Glob(glob).scanSync(root)]);
    expect(papers.length).toBeGreaterThan(10);
    const dead = papers.flatMap((paper) =>
      Array.from(
        withoutCode(read(paper)).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g),
        ([, target = ""]) => target,
      )
        .filter((target) => !existsSync(join(root, paper, "..", target)))
        .map((target) => `${paper} points at ${target}`),
    );
    expect(dead).toEqual([]);
  });
});
