import { afterAll, describe, expect, test } from "bun:test";
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { confine } from "../../../src/workspace/confine.ts";
import { countryOf } from "../../../src/workspace/packs/country.ts";
import { drawnOn } from "../../../src/workspace/packs/draw.ts";
import { isAllSubjects, sharesSubject, subjectsIn } from "../../../src/workspace/packs/subjects.ts";
import { withPacks } from "../../../src/workspace/packs/with-packs.ts";
import { filesBelow, walk } from "../../../src/workspace/walk.ts";
import { classOf, curriculum, folderOf, note } from "./desk.ts";

const made: string[] = [];
const folder = (files: Readonly<Record<string, string>>) => {
  const root = folderOf(files);
  made.push(root);
  return root;
};
afterAll(() => {
  for (const root of made) rmSync(root, { recursive: true, force: true });
});

const packs = folder({
  "mathematics/topics/tiling.md": note("Tiling a floor", [10, 12]),
  "mathematics/topics/counting-beads.md": note("Counting beads", [4, 6]),
  "mathematics/curriculum/england.md": curriculum("Mathematics", "England", "EM"),
  "mathematics/curriculum/scotland.md": curriculum("Mathematics", "Scotland", "SM"),
  "physics/topics/levers.md": note("Levers", [11, 14]),
  "science/curriculum/england.md": curriculum("Science", "England", "ES"),
  "history/topics/castles.md": note("Castles", [7, 11]),
  "history/notes.md": "not a topic, not a curriculum",
});

const drawn = (files: Readonly<Record<string, string>>) => drawnOn(confine(folder(files)), confine(packs));

describe("which packs a workspace draws on", () => {
  test("those of each class's subject, age and country", () => {
    expect(drawn(classOf("7X", "Year 7", "Maths"))).toEqual([
      "mathematics/curriculum/england.md",
      "mathematics/topics/tiling.md",
    ]);
    expect(drawn(classOf("1A", "S1", "Mathematics"))).toContain("mathematics/curriculum/scotland.md");
    expect(drawn(classOf("8P", "Year 8", "Physics"))).toEqual([
      "physics/topics/levers.md",
      "science/curriculum/england.md",
    ]);
    expect(drawn({ ...classOf("7X", "Year 7", "Maths"), ...classOf("8H", "Year 8", "History") })).toEqual([
      "history/topics/castles.md",
      "mathematics/curriculum/england.md",
      "mathematics/topics/tiling.md",
    ]);
  });

  test("a class that has one teacher for everything draws on all subjects, of its age", () => {
    expect(drawn(classOf("P5", "P5", "Primary"))).toEqual([
      "history/topics/castles.md",
      "mathematics/curriculum/scotland.md",
      "mathematics/topics/counting-beads.md",
      "mathematics/topics/tiling.md",
      "physics/topics/levers.md",
    ]);
  });

  test("what the teacher has herself wins: her curriculum of a subject, her note on a topic", () => {
    const desk = {
      ...classOf("7X", "Year 7", "Maths"),
      "curriculum/Our scheme.md": curriculum("Mathematics", "England", "OWN"),
      "topics/Tiling!.md": note("tiling A floor"),
    };
    expect(drawn(desk)).toEqual([]);
    expect(drawn({ ...classOf("7X", "Year 7", "Maths"), "topics/tiling.md": "my notes" })).toEqual([
      "mathematics/curriculum/england.md",
    ]);
  });

  test("the country is what the teacher says, before what her stages sound like", () => {
    const abroad = {
      ...classOf("7X", "Year 7", "Maths"),
      "teacher.md": "# Me\n\nA school near Perth, Australia.\n",
    };
    expect(drawn(abroad)).toEqual(["mathematics/topics/tiling.md"]);
    const moved = {
      ...classOf("7X", "Year 7", "Maths"),
      "teacher.md": "---\ncountry: Scotland\n---\n\nFrom Ireland.\n",
    };
    expect(drawn(moved)).toContain("mathematics/curriculum/scotland.md");
    expect(countryOf("", { stage: "Grade 4", level: "" })).toBe("United States");
    expect(countryOf("Tell us about England", { stage: "", level: "" })).toBe("England");
    expect(countryOf("", { stage: "Quarta", level: "" })).toBe("");
  });

  test("without a class, or without a folder, nothing is drawn on", () => {
    expect(drawn({ "teacher.md": "country: England" })).toEqual([]);
    expect(drawnOn(confine(join(packs, "nowhere")), confine(packs))).toEqual([]);
    expect(drawnOn(confine(folder(classOf("7X", "Year 7", "Maths"))), confine(join(packs, "gone")))).toEqual(
      [],
    );
  });
});

describe("subjects by the names that schools give them", () => {
  test.each([
    ["Computing Science", "computing"],
    ["Computer Science GCSE", "computing"],
    ["Design and Technology", "design-and-technology"],
    ["Food technology", "food"],
    ["Sport Science", "pe"],
    ["Numeracy", "mathematics"],
    ["Further maths", "mathematics"],
    ["English literature", "english"],
    ["religious-education", "religion"],
    ["Social Studies", "social"],
  ])("%s is %s and nothing else", (said, subject) => expect(subjectsIn(said)).toEqual([subject]));

  test("a wider subject and its parts share; neighbours do not", () => {
    const shares = (a: string, b: string) => sharesSubject(subjectsIn(a), subjectsIn(b));
    expect(shares("Biology", "science")).toBe(true);
    expect(shares("Combined science", "chemistry")).toBe(true);
    expect(shares("Biology", "physics")).toBe(false);
    expect(shares("Computing Science", "science")).toBe(false);
    expect(shares("French", "languages")).toBe(true);
    expect(shares("Basket weaving", "art")).toBe(false);
  });

  test("one teacher for everything is said in many ways", () => {
    for (const said of ["", "Primary", "All subjects", "Class teacher", "Elementary", "general"])
      expect(isAllSubjects(said)).toBe(true);
    for (const said of ["Maths", "Primary maths", "Basket weaving"]) expect(isAllSubjects(said)).toBe(false);
  });
});

describe("a workspace with its packs", () => {
  const root = folder({ ...classOf("7X", "Year 7", "Maths"), "packs/mine.md": "hers", "teacher.md": "me" });
  const desk = withPacks(root, { packs });

  test("lists the files of packs that it draws on, apart from its own", () => {
    expect([...walk(desk, ".", 5)].map(({ path }) => path)).toEqual([
      "classes",
      "classes/7X.md",
      "packs",
      "packs/mathematics",
      "packs/mathematics/curriculum",
      "packs/mathematics/curriculum/england.md",
      "packs/mathematics/topics",
      "packs/mathematics/topics/tiling.md",
      "teacher.md",
    ]);
    expect(() => desk.list("packs/history")).toThrow("draws on");
    expect(filesBelow(confine(root), ".")).toContain("packs/mine.md");
  });

  test("reads any file of a pack by its path, and no other file that way", () => {
    const read = (path: string) => Buffer.from(desk.read(path, 10_000)).toString();
    expect(read("packs/history/topics/castles.md")).toContain("# Castles");
    expect(read("./packs//mathematics/topics/tiling.md")).toContain("Tiling");
    for (const path of [
      "packs/../teacher.md",
      "packs/history/../../../etc/passwd",
      "/packs/x",
      "packs\\x",
      "packs/x\0",
    ])
      expect(() => read(path)).toThrow();
    expect(() => read("packs/mine.md")).toThrow("no `packs/mine.md` in the packs");
  });

  test("never writes to one", async () => {
    const before = readFileSync(join(packs, "history/topics/castles.md"), "utf8");
    for (const path of ["packs/history/topics/castles.md", "packs/new.md", "./packs/history/x.md"])
      await expect(desk.write(path, "changed")).rejects.toThrow("cannot be changed");
    expect(readFileSync(join(packs, "history/topics/castles.md"), "utf8")).toBe(before);
  });

  test("a link in a pack leads nowhere out of it", () => {
    const odd = folder({ "mathematics/topics/a.md": note("A") });
    const secret = folder({ "secret.md": "secret" });
    symlinkSync(join(secret, "secret.md"), join(odd, "mathematics/topics/link.md"));
    symlinkSync(secret, join(odd, "mathematics/linked"));
    const there = withPacks(root, { packs: odd });
    expect(() => there.read("packs/mathematics/topics/link.md", 1000)).toThrow("outside");
    expect(() => there.read("packs/mathematics/linked/secret.md", 1000)).toThrow("outside");
  });

  test("a class or a note that she writes in the meantime is seen", () => {
    const mine = folder({ ...classOf("7X", "Year 7", "Maths"), "topics/other.md": "x" });
    const names = () => [...walk(withPacks(mine, { packs }), "packs", 5)].map(({ name }) => name);
    expect(names()).toContain("tiling.md");
    writeFileSync(join(mine, "topics/tiling.md"), "my own");
    writeFileSync(join(mine, "classes/8H.md"), "---\nclass: 8H\nstage: Year 8\nsubject: History\n---\n");
    expect(names()).not.toContain("tiling.md");
    expect(names()).toContain("castles.md");
  });
});
