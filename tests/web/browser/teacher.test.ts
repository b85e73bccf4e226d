import { afterAll, beforeAll, expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { words } from "../../../src/web/words/words.ts";
import { type Program, program } from "../../server/program.ts";
import { inBrowser } from "./harness.ts";
import { accept, acceptButtons, drafted, idle, section, sectionTitles, textOf } from "./plan-steps.ts";

const say = words.planLesson;

/** While the program is down, every request fails, and the browser says so. */
const whileDown = [
  { complaint: /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/, because: "it was killed" },
  { complaint: /WebSocket connection .* failed/, because: "it was killed, and started with another token" },
  { complaint: /status of 401/, because: "it was started with another token" },
];

inBrowser("a teacher's first visit", (visit) => {
  let desk: Program;
  beforeAll(async () => {
    desk = await program();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test(
    "from the start page to a lesson in Word, through a reload and a crash, with nothing lost",
    () =>
      visit(desk, { expected: whileDown }, async (page) => {
        // What are you teaching next?
        await page.getByRole("heading", { name: words.plan.question }).waitFor();
        await page.getByRole("radio", { name: /^3B/ }).check();
        const topic = page.getByRole("combobox", { name: words.plan.start.topic });
        await topic.fill("repetition");
        await page.getByRole("option").first().waitFor();
        await topic.press("ArrowDown");
        await topic.press("Enter");
        expect(await topic.inputValue()).not.toBe("repetition"); // an outcome of the curriculum
        await page.getByRole("button", { name: words.plan.start.go }).click();
        await page.getByText(words.plan.before.use).waitFor();
        expect(await page.locator("main").textContent()).toContain("3B");
        await page.getByRole("button", { name: words.plan.draftIt }).click();
        await drafted(page);
        const titles = await sectionTitles(page);
        expect(titles).toHaveLength(11);
        const [first = "", second = ""] = titles;
        const starter = titles.find((title) => /starter/i.test(title)) ?? "";
        const main = titles.find((title) => /^main/i.test(title)) ?? "";
        const draft = { starter: await textOf(page, starter), main: await textOf(page, main) };

        // One is accepted, one rewritten, one exchanged and taken back.
        await accept(page, first);
        await section(page, starter)
          .getByRole("button", { name: say.reviseNamed(starter) })
          .click();
        await page.getByRole("button", { name: say.presets.shorter, exact: true }).click();
        await page.getByText(say.said.revise(starter)).waitFor();
        const shorter = await textOf(page, starter);
        expect(shorter).not.toBe(draft.starter);

        await section(page, main)
          .getByRole("button", { name: say.alternativesNamed(main) })
          .click();
        const option = (n: number) => section(page, main).getByRole("listitem", { name: say.option(n) });
        await option(1).waitFor();
        const reasons = await option(1).textContent();
        expect(reasons?.length).toBeGreaterThan(50);
        await option(2).getByRole("button").filter({ hasText: say.use }).click();
        await page.getByText(say.said.pick(main)).waitFor();
        const other = await textOf(page, main);
        expect(other).not.toBe(draft.main);
        await section(page, main)
          .getByRole("button", { name: say.undoNamed(main) })
          .click();
        await page.getByText(say.said.undo(main)).waitFor();

        // In the middle of it the page is loaded again: what was decided is decided, what was being written is there.
        const ask = page.getByRole("textbox", { name: say.conversation.ask });
        await ask.fill("And a game with dice");
        await page.reload();
        await section(page, first).getByText(say.accepted, { exact: true }).waitFor();
        expect(await textOf(page, starter)).toBe(shorter);
        expect(await ask.inputValue()).toBe("And a game with dice");
        await accept(page, second);

        // The power goes.
        await desk.kill();
        await page.getByText(words.frame.broken).waitFor();
        expect(await textOf(page, starter)).toBe(shorter); // what one reads stays in sight
        await desk.start();
        await page.getByText(words.frame.restarted).waitFor();
        const opened = await page.context().newPage();
        await opened.goto(desk.url());
        await opened
          .getByRole("link")
          .filter({ hasText: /3B|repetition|iteration/i })
          .first()
          .waitFor(); // among the recent
        await page.getByText(words.frame.restarted).waitFor({ state: "detached" });
        await opened.close();
        await page.bringToFront();

        for (const title of [first, second])
          await section(page, title).getByText(say.accepted, { exact: true }).waitFor();
        expect(await textOf(page, starter)).toBe(shorter);
        expect(await ask.inputValue()).toBe("And a game with dice");
        for (const title of titles.slice(2)) await accept(page, title);
        await page.getByRole("heading", { name: say.ready }).waitFor();
        expect(await acceptButtons(page).count()).toBe(0);
        await idle(page);

        // In Word.
        await page.getByRole("button", { name: say.export }).last().click();
        const coming = page.waitForEvent("download");
        await page.getByRole("menuitem", { name: say.forTeacher(say.formats.docx) }).click();
        const file = await coming;
        expect(file.suggestedFilename()).toMatch(/\.docx$/);
        const bytes = await Bun.file(await file.path()).bytes();
        const document = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
        const plain = document.replace(/<[^>]+>/g, "");
        for (const title of titles) expect(plain).toContain(title);
        const sentence =
          shorter
            .split(/[.?!\n]/)
            .find((each) => /^[\w ,]{25,}$/.test(each.trim()))
            ?.trim() ?? shorter.slice(0, 20);
        expect(plain).toContain(sentence);

        // What the program kept is what was done.
        const id = page.url().split("/plan/s/")[1]?.split("?")[0] ?? "";
        const { session } = await (await desk.reach().client.sessions[":id"].$get({ param: { id } })).json();
        const steps = session.decisions.map(({ type }) => type);
        expect(steps.filter((type) => type === "accept")).toHaveLength(11);
        expect(steps.slice(0, 5)).toEqual(["accept", "revise", "alternatives", "pick", "undo"]);
      }),
    180_000,
  );
});
