import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { sectionTitles as usual } from "../../../src/lesson/section-kind.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { aLesson, drafted as draftedAt } from "../../server/drafted.ts";
import { swept } from "../../sweep.ts";
import { goTo, inBrowser, looksRight, passesAxe, passesAxeInBothThemes, settled } from "./harness.ts";
import { accept, acceptButtons, drafted, section, sectionTitles } from "./plan-steps.ts";

const say = words.planLesson;

inBrowser("Plan as somebody meets it", (visit) => {
  let desk: Desk;
  let lesson: string;
  beforeAll(async () => {
    desk = await deskHere();
    lesson = `/plan/s/${await aLesson(desk)}`;
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const begun = async (input: string) => `/plan/s/${await draftedAt(desk, input)}`;

  test("the first page says what this is, and a finished lesson can be leafed through", () =>
    visit(desk, {}, async (page) => {
      await page.getByText(words.plan.welcome.line).waitFor();
      await page.getByText(words.frame.product, { exact: true }).waitFor();
      await settled(page);
      await looksRight(page, "plan-start");
      await page.getByRole("link", { name: words.plan.sample.open }).click();
      await page.waitForURL(/\/plan\/sample$/);
      await page.getByRole("heading", { level: 2, name: usual[0], exact: true }).waitFor();
      expect(await sectionTitles(page)).toEqual(usual);
      expect(await page.locator("main").textContent()).not.toMatch(/\.md\b|%20/);
      await passesAxe(page);
      // It is nobody's: no lesson was kept for it.
      const { sessions } = await (await desk.reach().client.sessions.$get({ query: {} })).json();
      expect(sessions).toHaveLength(1);
    }));

  test("beside a lesson nothing is open, and only the section at hand shows what can be done", () =>
    visit(desk, { path: lesson }, async (page) => {
      await acceptButtons(page).nth(10).waitFor();
      expect(await page.getByRole("complementary", { name: words.planWorkspace.title }).count()).toBe(0);
      expect(await page.getByRole("textbox", { name: say.conversation.ask }).count()).toBe(0);
      expect(await page.locator(".lesson").textContent()).not.toMatch(/\.md\b/);
      // Every section's are there for whoever does not see; one section's are seen.
      const seen = () =>
        acceptButtons(page).evaluateAll((all) =>
          all.flatMap((each) => {
            const row = each.closest("section");
            const shown =
              getComputedStyle(each).opacity === "1" && getComputedStyle(each.parentElement ?? each);
            return shown && row !== null ? [row.querySelector("h2")?.textContent ?? ""] : [];
          }),
        );
      await page.mouse.move(0, 0);
      expect(await seen()).toEqual(["Overview"]);
      await page.keyboard.press("j");
      await page.keyboard.press("j");
      await page.mouse.move(0, 0);
      expect(await seen()).toEqual(["Learning outcomes"]);
      await section(page, "Success criteria").hover();
      expect(await seen()).toEqual(["Learning outcomes", "Success criteria"]);
      await accept(page, "Overview");
      expect(await page.getByText(/\b0 of 11\b/).count()).toBe(0);

      // The strip leads to a part, and says its minutes.
      const strip = page.getByRole("navigation", { name: /at a glance/ });
      await strip.getByRole("button", { name: /^Plenary/ }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("section-plenary");

      await page.getByRole("button", { name: words.planWorkspace.toggle }).first().click();
      const files = page.getByRole("complementary", { name: words.planWorkspace.title });
      for (const tab of await files.getByRole("tab").all()) {
        const inside = await tab.evaluate((each) => {
          const { right } = each.getBoundingClientRect();
          return right <= (each.closest("aside")?.getBoundingClientRect().right ?? 0);
        });
        expect(inside).toBe(true);
      }
    }));

  test("at 200 % zoom at least half of the height is lesson", () =>
    visit(desk, { path: lesson, size: { width: 720, height: 450 } }, async (page) => {
      await acceptButtons(page).first().waitFor();
      await settled(page);
      const share = await page.locator(".lesson-page").evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(0, top)) / innerHeight;
      });
      expect(share).toBeGreaterThan(0.6);
    }));

  const ways = [
    { by: "their numbers", class: "2A" },
    { by: "the pointer", class: "3B" },
  ];
  test.each(swept(ways, 1))(
    "a question has answers to press, by $by, and can still be answered in words",
    async (way) => {
      const asked = await begun("A lesson on iteration with for loops");
      await visit(desk, { path: asked }, async (page) => {
        await page.getByRole("heading", { name: say.questionTitle }).waitFor();
        const answers = page.getByRole("list", { name: say.conversation.choices }).getByRole("button");
        expect(await answers.count()).toBe(3);
        await page.getByRole("textbox", { name: say.conversation.ask }).waitFor();
        if (way === ways[0]) await looksRight(page, "plan-question");
        if (way.class === "3B") await answers.filter({ hasText: "3B" }).click();
        else await page.keyboard.press("2");
        await drafted(page);
        expect(await titleIn(page)).toContain(way.class);
      });
    },
  );

  test("print is the lesson alone, all of it", () =>
    visit(desk, { path: lesson, theme: "dark" }, async (page) => {
      await acceptButtons(page).first().waitFor();
      await page.emulateMedia({ media: "print" });
      const seen = await page.evaluate(() => ({
        pressed: Array.from(
          document.querySelectorAll("nav, .head, .lesson-controls, .lesson-bar, aside"),
        ).filter((each) => each.checkVisibility()).length,
        sections: Array.from(document.querySelectorAll(".lesson-section .reading")).filter(
          (each) => each.checkVisibility() && each.getBoundingClientRect().height > 0,
        ).length,
        // Nothing scrolls inside the page: a box that did would be cut at the paper's edge.
        cut: Array.from(document.querySelectorAll(".frame, .room, .lesson, .with-workspace-middle")).filter(
          (each) => each.scrollHeight > each.clientHeight + 1,
        ).length,
        ink: getComputedStyle(document.documentElement).color,
      }));
      expect(seen).toEqual({ pressed: 0, sections: 11, cut: 0, ink: "rgb(0, 0, 0)" });
    }));

  test("? says what can be done in this place, then the keys", () =>
    visit(desk, { path: lesson }, async (page) => {
      await acceptButtons(page).first().waitFor();
      await page.keyboard.press("?");
      const help = page.getByRole("dialog", { name: words.help.title });
      await help.getByText(words.help.places.lesson[0] ?? "").waitFor();
      await help.getByText(say.keys.next, { exact: true }).waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      await goTo(page, desk, "/plan");
      await page.getByRole("heading", { name: words.plan.question }).waitFor();
      await page.keyboard.press("?");
      await help.getByText(words.help.places.start[0] ?? "").waitFor();
    }));
});

async function titleIn(page: Page): Promise<string> {
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
}
