import { afterAll, beforeAll, expect, test } from "bun:test";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { units } from "../../../src/web/words/en/units.ts";
import { words } from "../../../src/web/words/words.ts";
import { project } from "../../server/harness.ts";
import { type Program, program } from "../../server/program.ts";
import { at, bytesOf, inBrowser, passesAxeInBothThemes } from "./harness.ts";
import { drafted } from "./plan-steps.ts";

const say = units;

inBrowser("a unit, and a lesson of it for a colleague", (visit) => {
  let first: Program;
  let second: Program;
  beforeAll(async () => {
    [first, second] = await Promise.all([
      program({ args: ["--provider", "builtin"] }),
      program({ args: ["--provider", "builtin"] }),
    ]);
    rmSync(second.here.workspace, { recursive: true });
    cpSync(join(project, "desks/mathematics"), second.here.workspace, { recursive: true });
  });
  afterAll(async () => {
    await first[Symbol.asyncDispose]();
    await second[Symbol.asyncDispose]();
  });

  test("is made, its second lesson drafted and shared, and opened by a teacher with another curriculum", async () => {
    let bytes = new Uint8Array();
    await visit(first, { path: "/plan/units" }, async (page) => {
      await page.goto(at(first, "/plan/units"));
      await page.getByText(say.none).waitFor();
      await page.getByRole("textbox", { name: say.topic }).fill("programming in Python");
      await page.getByRole("combobox", { name: say.class }).selectOption("3B");
      await page.getByRole("textbox", { name: say.topic }).press("Enter");
      await page.waitForURL(/\/plan\/units\/./);
      const strip = page.getByRole("list", { name: say.one.lessons });
      await strip.waitFor();
      expect(await strip.locator("> li").count()).toBe(10);
      await passesAxeInBothThemes(page);

      await strip
        .locator("> li")
        .nth(1)
        .getByRole("button", { name: /^Draft/ })
        .press("Enter");
      await drafted(page);
      await page
        .getByText(/From lesson 1, /)
        .first()
        .waitFor();

      const save = page.waitForEvent("download");
      await page
        .getByRole("button", { name: /^More for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: words.share.menu }).click();
      await page.getByRole("textbox", { name: words.share.by }).fill("Ms R");
      await page.getByRole("button", { name: words.share.go }).click();
      const file = await save;
      expect(file.suggestedFilename()).toEndWith(".lesson");
      bytes = new Uint8Array(await bytesOf(file));

      await page.goto(at(first, "/plan/units?view=coverage"));
      await page.getByRole("combobox", { name: say.coverage.class }).selectOption("3B");
      await page.getByRole("cell", { name: say.coverage.reached.planned, exact: true }).first().waitFor();
      await page.getByRole("tab", { name: say.views.calendar }).click();
      await page.getByText(say.calendar.none).waitFor();
      await passesAxeInBothThemes(page);
    });
    await visit(second, { path: "/plan/lessons" }, async (page) => {
      await page.goto(at(second, "/plan/lessons"));
      await page.getByRole("combobox", { name: words.share.class }).selectOption("7Y1");
      await page
        .getByLabel(words.share.file)
        .setInputFiles({ name: "theirs.lesson", mimeType: "application/zip", buffer: Buffer.from(bytes) });
      await page.waitForURL(/\/plan\/s\//);
      await page.getByText(words.share.checkedAnew).waitFor();
      await page.getByText(/Shared by Ms R/).waitFor();
      const id = page.url().split("/").at(-1)?.split("?")[0] ?? "";
      const { lesson } = await (await second.reach().client.sessions[":id"].$get({ param: { id } })).json();
      expect(lesson?.check.evidence).toMatchObject({ verified: 0, claims: expect.any(Number) });
      expect(lesson?.check.evidence.findings.length).toBeGreaterThan(0);
    });
  });
});
