import { afterAll, beforeAll, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { parsed } from "../../server/harness.ts";
import { isWhole } from "../../sweep.ts";
import { goTo, inBrowser } from "./harness.ts";
import { harm, hostile, hostileCourse, hostileFile, hostileLesson } from "./hostile.ts";

inBrowser("what others wrote stays text", (visit) => {
  let desk: Desk;
  let lesson: string;
  let course: string;
  beforeAll(async () => {
    desk = await deskHere();
    lesson = await hostileLesson(desk.here);
    course = hostileCourse(desk.here);
    writeFileSync(join(desk.here.workspace, hostileFile), `# ${hostile}\n`);
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  /** Shown as it was written, in one piece or in another. */
  const seen = (page: Page) => page.getByText("window.harm", { exact: false }).first().waitFor();
  const open = async (page: Page, path: string) => {
    await goTo(page, desk, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await seen(page);
    expect([path, await harm(page)]).toEqual([path, []]);
    // Pressed, it leads nowhere.
    for (const press of await page.getByText("press", { exact: true }).all())
      await press.click({ trial: false });
    expect([path, await harm(page), new URL(page.url()).pathname]).toEqual([
      path,
      [],
      path.split("?")[0] ?? "",
    ]);
  };

  test("in a lesson, its title, the list of lessons and the conversation", () =>
    visit(desk, { path: null }, async (page) => {
      await open(page, "/plan");
      await open(page, "/plan/lessons");
      await open(page, `/plan/s/${lesson}`);
    }));

  test("in the name and the text of a file", () =>
    visit(desk, { path: null }, async (page) => {
      await goTo(page, desk, "/plan");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("button", { name: words.planWorkspace.toggle }).first().click();
      await seen(page);
      expect(await harm(page)).toEqual([]);
      await open(page, `/plan?file=${encodeURIComponent(hostileFile)}`);
    }));

  test("in what a teacher asks", () =>
    visit(desk, { path: null }, async (page) => {
      await goTo(page, desk, `/plan/s/${lesson}`);
      const field = page.getByRole("textbox", { name: words.planLesson.conversation.ask });
      // Where there is nothing to read in it, the conversation is folded away.
      const unfold = page.getByRole("button", { name: words.plan.ask, exact: true });
      await field.or(unfold).first().waitFor();
      if (await unfold.isVisible()) await unfold.click();
      await field.fill(`Why? ${hostile}`);
      await field.press("ControlOrMeta+Enter");
      await page.getByText("Why? <script>").first().waitFor();
      await page.getByRole("button", { name: words.planLesson.stop }).first().waitFor({ state: "detached" });
      expect(await harm(page)).toEqual([]);
    }));

  test("in a course: its title, its concepts, what it asks, and what a learner answers", () =>
    visit(desk, { path: null }, async (page) => {
      await open(page, "/study");
      await open(page, `/study/c/${course}`);
      await open(page, `/study/c/${course}/progress`);
      const { send } = desk.reach();
      const made = await send("POST", `/api/study/courses/${course}/exercises`, {
        concept: "greetings",
        modality: "worksheet",
        seed: 7,
      });
      const { exercise_id: id } = await parsed(made);
      await open(page, `/study/x/${id}`);
      await send("POST", `/api/exercises/${id}/met`, {});
      const { exercise } = await parsed(await desk.reach().get(`/api/exercises/${id}`));
      const answers = Object.fromEntries(
        exercise.work.fields.map((field: { id: string }) => [field.id, hostile]),
      );
      await send("PUT", `/api/exercises/${id}/answers`, { answers, version: exercise.files[0].version });
      if (isWhole) await open(page, `/study/x/${id}`); // by sample, once they are marked
      await send("POST", `/api/exercises/${id}/grade`, {});
      await open(page, `/study/x/${id}`);
    }));

  test("in a deck", () =>
    visit(desk, { path: null }, async (page) => {
      await open(page, "/speak");
      await goTo(page, desk, `/speak/${course}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await harm(page)).toEqual([]);
    }));

  test("in what was kept of it for research", () =>
    visit(desk, { path: null }, async (page) => {
      const { client } = desk.reach();
      await client.sessions.$post({
        json: { command: "lesson-planning:create-lesson", input: `3B ${hostile}` },
      });
      await open(page, "/research");
      await open(page, `/research/s/${lesson}`);
    }));
});
