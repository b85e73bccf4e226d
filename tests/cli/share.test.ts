import { expect, test } from "bun:test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporary } from "../workspace/temporary.ts";
import { teacherAssist } from "./harness.ts";

const project = join(import.meta.dir, "../..");

test("two teachers at the command line: one shares a lesson, the other finds it on the shelf and opens it for a class of hers", async () => {
  using folder = temporary();
  const [one, two] = [folder.path("one"), folder.path("two")];
  cpSync(join(project, "desks/mathematics"), join(one, "workspace"), { recursive: true });
  cpSync(join(project, "desks/science"), join(two, "workspace"), { recursive: true });
  const at =
    (cwd: string) =>
    (...args: string[]) =>
      teacherAssist(args, { cwd });
  const drafted = JSON.parse(
    (await at(one)("lesson-planning:create-lesson", "percentages for 7Y1", "--json", "--adjudicate", "skip"))
      .out,
  );
  const shelf = folder.path("department");
  folder.write("department/readme.txt", "x");
  const file = join(shelf, "percentages.lesson");
  const shared = await at(one)(
    "lessons",
    "share",
    drafted.sessionId,
    "--by",
    "Ms R",
    "--licence",
    "CC BY 4.0",
    "-o",
    file,
  );
  expect([shared.code, shared.err]).toEqual([0, ""]);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");

  expect((await at(two)("shelf", "list")).out).toContain("No shelf is set");
  expect((await at(two)("shelf", "folder", shelf)).code).toBe(0);
  expect((await at(two)("shelf", "list", "percentages")).out).toContain(
    "percentages.lesson  Percentages of amounts",
  );
  const opened = JSON.parse(
    (await at(two)("shelf", "open", "percentages.lesson", "--class", "S2C", "--json")).out,
  );
  expect(opened).toMatchObject({
    by: "Ms R",
    licence: "CC BY 4.0",
    class: "S2C",
    claims: { made: 1, hold: 0 },
  });
  const check = await at(two)("check", opened.session, "--json");
  expect(check.code).toBe(3);
  expect(JSON.parse(check.out).evidence.verified).toBe(0);
  expect((await at(two)("lessons", "list")).out).toContain("Percentages of amounts");

  writeFileSync(folder.path("broken.lesson"), "not a lesson");
  const broken = await at(two)("lessons", "open", folder.path("broken.lesson"));
  expect(broken.code).toBe(2);
  expect(broken.err).toContain("broken.lesson is not a shared lesson");
  expect((await at(two)("lessons", "open", "nowhere.lesson")).err).toContain("There is no file");
});
