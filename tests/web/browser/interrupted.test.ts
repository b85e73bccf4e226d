import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { sectionTitles as usual } from "../../../src/lesson/section-kind.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Program, program } from "../../server/program.ts";
import { isWhole } from "../../sweep.ts";
import { goTo, inBrowser, pageKilled } from "./harness.ts";
import { acceptButtons, section } from "./plan-steps.ts";

const say = words.planLesson;
const dead = {
  complaint: /ERR_|WebSocket|status of 401/,
  because: "it was killed, and started with another token",
};
const parts = usual.map((title) => `## ${title}\n\nWhat there is to say about ${title.toLowerCase()}.\n\n`);

/** A model that speaks OpenAI's way: it stands still in the middle of a lesson, until it is told to go on. */
function slowModel() {
  let whole = false;
  const chunk = (content: string | null) => {
    const delta = content === null ? {} : { content };
    const choices = [{ index: 0, delta, finish_reason: content === null ? "stop" : null }];
    return `data: ${JSON.stringify({ id: "x", object: "chat.completion.chunk", choices })}\n\n`;
  };
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    fetch: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(chunk("# For loops: 3B\n\n"));
            for (const part of whole ? parts : parts.slice(0, 4)) controller.enqueue(chunk(part));
            if (!whole) return;
            controller.enqueue(`${chunk(null)}data: [DONE]\n\n`);
            controller.close();
          },
        }),
        { headers: { "content-type": "text/event-stream" } },
      ),
  });
  return {
    address: `http://127.0.0.1:${server.port}/v1`,
    goOn() {
      whole = true;
    },
    standStill() {
      whole = false;
    },
    stop: () => server.stop(true),
  };
}

inBrowser("what is broken off", (visit) => {
  let desk: Program;
  let model: ReturnType<typeof slowModel>;
  beforeAll(async () => {
    model = slowModel();
    desk = await program({
      env: { OPENAI_API_KEY: "none" },
      args: ["--provider", "openai", "--base-url", model.address, "--model", "slow"],
    });
  });
  afterAll(async () => {
    await desk[Symbol.asyncDispose]();
    await model.stop();
  });

  /** Four sections of eleven, and then nothing more. */
  async function half(page: Page): Promise<void> {
    model.standStill();
    await page.getByRole("radio", { name: /^3B/ }).check();
    await page.getByRole("combobox", { name: words.plan.start.topic }).fill("for loops");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.plan.start.go }).click();
    await page.getByRole("button", { name: words.plan.draftIt }).click();
    await shown(page);
  }
  async function shown(page: Page): Promise<void> {
    await section(page, "Overview").getByText("What there is to say about overview.").waitFor();
    await section(page, "Success criteria").waitFor();
  }

  /** As far as the model goes before it stands still; of an earlier try nothing is counted. */
  async function underWay(page: Page): Promise<void> {
    await page.getByText(`${say.drafting} · ${say.sectionsOf(3, 11)}`).waitFor();
  }

  /** What was written stays, and is said to be no whole lesson. */
  async function stopped(page: Page): Promise<void> {
    await page.getByRole("button", { name: say.stop }).first().click();
    await page.getByText(say.notWhole).waitFor();
    await shown(page);
    if (isWhole) await page.reload();
    await page.getByText(say.notWhole).waitFor();
    await shown(page);
    // One button, named for what it does: nothing of the model's half sentence can be gone on with.
    expect(await page.getByRole("button", { name: say.conversation.again }).count()).toBe(0);
  }

  test("a draft goes on after its page was killed in the middle of it, and the program too, and keeps what was written when it is stopped; what was typed into a file beside it is saved", () =>
    visit(desk, { fresh: true, expected: [dead] }, async (killed) => {
      const { file } = words.planWorkspace;
      const notes = "classes/3B.md";
      const onDisk = () => readFileSync(join(desk.here.workspace, notes), "utf8");
      const stateIs = (page: Page, state: string) =>
        page
          .getByRole("region", { name: file.region(notes) })
          .getByText(state, { exact: true })
          .waitFor();
      const type = async (page: Page, typed: string) => {
        await page.getByRole("textbox", { name: file.label(notes) }).click();
        await page.keyboard.press("Control+Home");
        await page.keyboard.type(typed);
      };
      await half(killed);
      await underWay(killed);
      await goTo(killed, desk, `${new URL(killed.url()).pathname}?file=${notes}`);
      await type(killed, "One. ");
      await killed.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("One. ")));
      const page = await pageKilled(killed);
      await page.goto(killed.url());
      await page.getByText(file.restored).waitFor();
      await shown(page);
      expect(await page.getByText("What there is to say about overview.").count()).toBe(1); // nothing twice
      expect(onDisk()).not.toContain("One. ");
      await page.keyboard.press("Control+s");
      await stateIs(page, file.saved);
      expect(onDisk()).toStartWith("One. ");

      await type(page, "Two. ");
      await desk.kill();
      await page.getByText(words.frame.broken).waitFor();
      await shown(page); // what one reads stays in sight
      await page.keyboard.press("Control+s");
      await page.getByText(file.notSaved(words.frame.unreachable)).waitFor();
      await page.keyboard.type("Three. ");
      await desk.start();
      // A page that was open all the while says what to do, and goes on by itself once that was done in another.
      await page.getByText(words.frame.restarted).waitFor();
      const opened = await page.context().newPage();
      await opened.goto(desk.url());
      await opened.getByRole("link").filter({ hasText: /loops/i }).first().waitFor(); // among the recent
      await page.getByText(words.frame.restarted).waitFor({ state: "detached" });
      await opened.close();
      await page.bringToFront();
      await page.reload();
      await stateIs(page, file.unsaved);
      await page.keyboard.press("Control+s");
      await stateIs(page, file.saved);
      expect(onDisk()).toStartWith("Two. Three. One. ");

      await page.getByText(say.conversation.status.interrupted).waitFor();
      const again = new RegExp(`${say.draftAgain}|${say.conversation.goOn}`);
      await page.getByRole("button", { name: again }).first().click();
      await underWay(page);
      await shown(page);
      await stopped(page);
      model.goOn();
      await page.getByRole("button", { name: say.draftAgain }).click();
      await acceptButtons(page).nth(10).waitFor();
      await section(page, "Timings").getByText("What there is to say about timings.").waitFor();
    }));
});
