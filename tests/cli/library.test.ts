import { expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { small } from "../library/packed.ts";
import { scratch, teacherAssist } from "./harness.ts";

test("a library is brought in, drawn on, pointed to, attributed, and missed in plain words when it is gone", async () => {
  using here = scratch();
  const classes = join(here.dir, "workspace", "classes");
  mkdirSync(classes, { recursive: true });
  const head = "class: 5H\nstage: Year 5\nsubject: Science\nlevel: Year 5\nsize: 27\nperiod_minutes: 45";
  writeFileSync(join(classes, "5H.md"), `---\n${head}\n---\n\n- 2 students with dyslexia\n`);
  const run = (...args: string[]) => teacherAssist(args, { cwd: here.dir });

  expect((await run("library")).out).toContain("No library yet.");
  const added = await run("library", "add", small);
  expect([added.code, added.out]).toEqual([0, expect.stringContaining("2 lessons, 1 units")]);
  expect(added.out).toContain("version 9.8.7, used under the Open Government Licence v3.0");
  expect(added.err).toContain("Reading: ");
  expect((await run("library", "search", "tides")).out).toContain("library/oak/lesson-702");
  expect((await run("library", "show", "lesson-702")).out).toContain("Lesson 2 of 2 in the unit");
  expect(JSON.parse((await run("library", "list", "--json")).out).libraries[0].name).toBe("oak");
  expect((await run("library", "serch")).err).toContain("Did you mean search?");

  const drafted = JSON.parse((await run("lesson-planning:create-lesson", "tides for 5H", "--json")).out);
  expect(drafted).toMatchObject({
    status: "success",
    evidence: { claims: 2, verified: 2, misfitting: 0, invented: 0, unsupported: 0 },
  });
  expect(drafted.text).toContain(
    "[Oak lesson 702](library/oak/lesson-702) How the Moon makes tides (Year 5).",
  );
  expect(drafted.text).not.toContain("To fill in");
  const session: string = drafted.sessionId;
  const exported = async (format: string, who: string) => {
    const file = join(here.dir, `${who}.${format}`);
    expect((await run("export", session, "--format", format, "--for", who, "-o", file)).code).toBe(0);
    return readFileSync(file, "utf8");
  };
  const owed =
    /Oak National Academy's curriculum, version 9\.8\.7, used under the Open Government Licence v3\.0/;
  const written = [
    await exported("md", "student"),
    await exported("md", "teacher"),
    await exported("html", "student"),
  ];
  for (const text of written) expect(text.replaceAll("&#39;", "'")).toMatch(owed);
  const sound = await run("check", session);
  expect([sound.out, sound.code]).toEqual([expect.any(String), 0]);

  expect((await run("library", "remove", "oak")).err).toContain("nobody could be asked");
  expect((await run("library", "remove", "oak", "--force")).out).toContain("is removed");
  const checked = await run("check", session, "--json");
  const { evidence } = JSON.parse(checked.out);
  expect([checked.code, evidence.unsupported]).toEqual([3, 2]);
  expect(evidence.findings[0].message).toContain(
    `Oak National Academy's curriculum (the library "oak"), which was removed from this computer. The lesson stays as it is`,
  );
  expect((await exported("md", "student")).replaceAll("&#39;", "'")).toMatch(owed);
  expect((await run("library", "remove", "oak")).err).toContain("There is no library here.");
});
