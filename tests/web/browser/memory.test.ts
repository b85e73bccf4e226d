import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { words } from "../../../src/web/words/words.ts";
import { shortened } from "../../agent/compaction/shortened.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { ended, follow } from "../../server/follow.ts";
import { inBrowser, looksRight } from "./harness.ts";

const say = words.plan.memory;

inBrowser("what was learned waits in Plan for the teacher's word", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere({ flags: { provider: "builtin" } });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  async function say2A(input: string): Promise<void> {
    const reply = await desk
      .reach()
      .client.sessions.$post({ json: { command: "lesson-planning:update-class", input } });
    const { stream } = await reply.json();
    const token = new URL(desk.url()).searchParams.get("token") ?? "";
    const reader = await follow({ port: desk.port, token }, stream);
    await reader.until(ended);
    reader.close();
  }

  test("it is put in other words, confirmed or dismissed, and only then written", async () => {
    await say2A("2A: they like quizzes in teams");
    await say2A("Two new pupils have joined 2A");
    await say2A("2A: they work best in silence after lunch");
    const { root } = await (await desk.reach().client.workspace.$get()).json();
    const text = () => readFileSync(join(root, "classes", "2A.md"), "utf8");
    const before = text();
    const expected = [{ complaint: /status of 409/, because: "a pupil's name is asked about" }];
    await visit(desk, { path: "/plan", expected }, async (page) => {
      const item = (name: RegExp) => page.getByRole("listitem", { name });
      await item(/quizzes/).waitFor();
      await looksRight(page, "to-remember");
      expect(text()).toBe(before);

      await item(/quizzes/)
        .getByRole("button", { name: say.edit })
        .click();
      const field = page.getByRole("textbox", { name: say.yourWords });
      await field.fill("Ask Hamish Rutherford first, he has dyslexia");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: say.keepAnyway }).waitFor();
      expect(text()).toBe(before);
      await field.fill("Team quizzes go well");
      await page.keyboard.press("Enter");
      await item(/quizzes/).waitFor({ state: "detached" });
      expect(text()).toContain("\n- Team quizzes go well\n");

      await item(/silence/)
        .getByRole("button", { name: say.confirm })
        .click();
      await page.getByText(say.kept("classes/2A.md")).first().waitFor();
      await item(/silence/).waitFor({ state: "detached" });
      expect(text()).toMatch(/\n- .*silence after lunch/);

      await item(/size/).getByRole("button", { name: say.dismiss }).click();
      await page.getByRole("heading", { name: say.title }).waitFor({ state: "detached" });
      expect(text()).toContain("size: 25");
      expect(existsSync(join(root, "memory"))).toBe(false);
    });
  });

  test("a summary is shown where the messages end that it stands for, and taken back", async () => {
    const { store } = await shortened(desk.here.data);
    const talk = words.planLesson.conversation;
    await visit(desk, { path: "/plan/s/long-one" }, async (page) => {
      const told = page.getByText(talk.summary);
      await told.waitFor();
      await page.getByText("message 0").waitFor();
      await told.click();
      await page.getByText("They spoke of loops.").waitFor();
      await page.getByRole("button", { name: talk.takeBack }).click();
      await told.waitFor({ state: "detached" });
      await page.getByText("message 7").waitFor();
    });
    expect((await store.readSession("long-one")).summaries).toMatchObject([{ undone: true }]);
  });
});
