import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askSetUp } from "../../src/cli/ask-set-up.ts";
import { loadClasses } from "../../src/workspace/classes.ts";
import { parseCurriculum } from "../../src/workspace/curriculum/parse.ts";
import { loadRegistry } from "../../src/workspace/curriculum/registry.ts";
import { makeWorkspace, NewWorkspace } from "../../src/workspace/new-workspace.ts";
import { packCurricula } from "../../src/workspace/packs/offered.ts";
import { packsFor } from "../../src/workspace/packs/subject-match.ts";
import { scanPrivacy } from "../../src/workspace/privacy/scan.ts";
import { sampleDesks } from "../../src/workspace/sample-desks.ts";

const project = join(import.meta.dir, "../..");
const home = mkdtempSync(join(tmpdir(), "desks-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const agreement = { agreed: false, keep: async () => {} };

describe("desks of made-up teachers", () => {
  const desks = sampleDesks(project);

  test("there is one for a primary class, mathematics, science, English and history", () => {
    expect(desks.map(({ name }) => name)).toEqual([
      "english",
      "history",
      "mathematics",
      "primary",
      "science",
    ]);
    for (const { title } of desks) expect(title).toMatch(/, (?:England|Scotland)$/);
    expect(sampleDesks(join(home, "nowhere"))).toEqual([]);
  });

  test.each(desks.map(({ name, root }) => [name, root]))(
    "%s: its classes are understood, and have outcomes to plan from",
    async (_, root) => {
      const classes = await loadClasses(root);
      expect(classes.length).toBeGreaterThan(0);
      for (const profile of classes) {
        expect(profile.needs.length).toBeGreaterThan(1);
        expect(profile.unclear).toEqual([]);
        expect(profile.priorKnowledge).not.toBe("");
      }
      expect((await loadRegistry(root)).outcomes.length).toBeGreaterThan(15);
      for (const file of ["teacher.md", "pedagogy.md"])
        expect(scanPrivacy(readFileSync(join(root, file), "utf8"), file)).toEqual([]);
    },
  );
});

describe("a desk of one's own", () => {
  const wish = (answers: object) => NewWorkspace.parse({ curriculum: [], ...answers });

  test("the country that is said decides which curriculum comes with it", async () => {
    const described = { teaches: "Science", class: { id: "8S", stage: "Year 8", subject: "Science" } };
    for (const [country, first] of [
      ["England", "packs/science/curriculum/england.md"],
      ["the USA", "packs/science/curriculum/us-ngss.md"],
      ["Scotland", "packs/science/curriculum/scotland-cfe.md"],
      ["France", undefined],
    ] as const) {
      const root = join(home, `science-${country.replaceAll(" ", "-")}`);
      await makeWorkspace(root, join(project, "workspace"), wish({ ...described, country }), agreement);
      expect((await loadRegistry(root)).files.map(({ path }) => path)).toEqual(
        first === undefined ? [] : [first],
      );
      expect(readFileSync(join(root, "teacher.md"), "utf8")).toContain(`country: "${country}"`);
    }
  });

  test("what is offered before it is made is what it will draw on", async () => {
    for (const [subject, stage, country] of [
      ["Maths", "Year 9", "England"],
      ["All subjects", "Grade 3", "United States"],
      ["History", "S2", "Scotland"],
      ["Basket weaving", "S2", "Scotland"],
    ] as const) {
      const root = join(home, `${subject} ${country}`.replaceAll(" ", "-"));
      const answers = { teaches: subject, country, class: { id: "X1", stage, subject } };
      await makeWorkspace(root, join(project, "workspace"), wish(answers), agreement);
      const offered = packsFor(packCurricula(), subject, country).map(({ path }) => path);
      expect((await loadRegistry(root)).files.map(({ path }) => path)).toEqual(offered.sort());
    }
  });

  test("at a terminal, subject and country are asked first, and what comes with them is said", async () => {
    const asked: string[] = [];
    const said: string[] = [];
    const answering = (answers: string[]) => async (question: string) => {
      asked.push(question);
      return answers.shift() ?? "";
    };
    const made = await askSetUp(answering(["Mathematics, Years 7 to 11", "England", "7Y1", "Year 7"]), {
      err: (text) => said.push(text),
    });
    expect(made).toMatchObject({
      teaches: "Mathematics, Years 7 to 11",
      country: "England",
      class: { id: "7Y1", stage: "Year 7", subject: "Mathematics" },
    });
    for (const [answers, set] of [
      [
        ["everything, yr 4", "england", "Robins", ""],
        { country: "England", class: { id: "Robins", stage: "Year 4", subject: "All subjects" } },
      ],
      [["Year 9 history", "Scotland", "9H", ""], { class: { stage: "Year 9", subject: "History" } }],
      [["Year 9 history", "Scotland", "8K", "yr8"], { class: { stage: "Year 8", subject: "History" } }],
      [["biology", "", "9B", "y9"], { class: { stage: "Year 9", subject: "Biology" } }],
    ] as const)
      expect(await askSetUp(answering([...answers]), { err: () => {} })).toMatchObject(set);
    expect(asked[0]).toContain("What do you teach?");
    expect(asked[1]).toContain("Where do you teach?");
    expect(said.join("")).toContain("England's national curriculum, mathematics");
    await expect(askSetUp(answering(["", ""]), { err: () => {} })).rejects.toThrow("Nothing was written");
  });
});

describe("a curriculum that is offered at set-up", () => {
  test("names the levels that it has outcomes of, and no other", () => {
    for (const { path, levels } of packCurricula()) {
      const text = readFileSync(join(import.meta.dir, "../..", path), "utf8");
      const held = new Set(parseCurriculum(path, text).outcomes.map(({ level }) => level.toLowerCase()));
      expect([path, levels.map((level) => level.toLowerCase()).sort()]).toEqual([path, [...held].sort()]);
    }
  });
});
