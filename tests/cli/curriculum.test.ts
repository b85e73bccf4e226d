import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratch, teacherAssist } from "./harness.ts";

const csv = `code,title,text,level,to
AB 1-01a,Counting,I can count to ten.,First,AB 2-01a
AB 2-01a,Adding,I can add two numbers.,Second,
`;

/** A workspace of its own, with a table beside it to bring in. */
function place() {
  const here = scratch();
  mkdirSync(join(here.dir, "workspace"));
  writeFileSync(join(here.dir, "number.csv"), csv);
  const run = (...args: string[]) => teacherAssist(["curriculum", ...args], { cwd: here.dir });
  return { ...here, run, at: (path: string) => join(here.dir, path) };
}

describe("a teacher's curriculum files", () => {
  test("come in, are listed, verified, and go out again", async () => {
    using here = place();
    expect((await here.run("list")).err).toContain("curriculum import");
    const imported = await here.run("import", "number.csv", "--json");
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toEqual({
      path: "curriculum/number.md",
      title: "number",
      outcomes: 2,
      problems: [],
    });

    const listed = await here.run("list", "adding", "numbers");
    expect(listed.out.split("\n")[0]).toMatch(
      /^AB 2-01a\s+Second\s+Adding\s+curriculum\/number\.md#L\d+-L\d+$/,
    );
    expect(JSON.parse((await here.run("list", "--level", "First", "--json")).out).outcomes).toMatchObject([
      { code: "AB 1-01a" },
    ]);

    expect(await here.run("verify")).toMatchObject({ code: 0, out: expect.stringContaining("as imported") });

    expect((await here.run("export", "number", "-o", "out.json")).code).toBe(0);
    const text = readFileSync(here.at("out.json"), "utf8");
    expect(JSON.parse(text).CFItems).toHaveLength(2);
    expect((await here.run("export", "curriculum/number.md")).out).toBe(text);
    expect((await here.run("import", "out.json", "-o", "again")).code).toBe(0);
    expect(existsSync(here.at("workspace/curriculum/again.md"))).toBe(true);
  });

  test("are never overwritten unless that is asked for", async () => {
    using here = place();
    await here.run("import", "number.csv");
    writeFileSync(here.at("workspace/curriculum/number.md"), "mine");
    const refused = await here.run("import", "number.csv");
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("--force") });
    expect(readFileSync(here.at("workspace/curriculum/number.md"), "utf8")).toBe("mine");
    expect((await here.run("import", "number.csv", "--force")).code).toBe(0);
    writeFileSync(here.at("out.json"), "mine");
    expect((await here.run("export", "number", "-o", "out.json")).code).toBe(2);
    expect(readFileSync(here.at("out.json"), "utf8")).toBe("mine");
  });

  test("that were changed since their import are reported, with exit 1", async () => {
    using here = place();
    await here.run("import", "number.csv");
    const path = here.at("workspace/curriculum/number.md");
    writeFileSync(path, readFileSync(path, "utf8").replace("count to ten", "count to twelve"));
    const { code, out } = await here.run("verify", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      files: [{ integrity: "edited" }],
      problems: [{ file: "curriculum/number.md" }],
    });
  });

  test("wrong requests are answered with what would be right, and write nothing", async () => {
    using here = place();
    writeFileSync(here.at("bad.json"), "{ cut off");
    writeFileSync(here.at("bad.csv"), "a,b\n1,2\n");
    const cases: [string[], number, RegExp][] = [
      [[], 2, /list \| import/],
      [["imprt", "x"], 2, /curriculum import/],
      [["import"], 2, /which file/],
      [["import", "none.csv"], 2, /cannot be read/],
      [["import", "bad.json"], 1, /damaged/],
      [["import", "bad.csv"], 1, /no column/],
      [["import", "number.csv", "-o", "../../out"], 2, /outside the workspace/],
      [["export", "numbre"], 2, /no curriculum file/],
    ];
    for (const [args, code, message] of cases) {
      const done = await here.run(...args);
      expect([done.code, done.out]).toEqual([code, ""]);
      expect(done.err).toMatch(message);
      expect(done.err).not.toContain("should not have");
    }
    expect(existsSync(here.at("workspace/curriculum"))).toBe(false);
  });
});
