import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";
import { words } from "../../../src/web/words/words.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { aLesson } from "../../server/drafted.ts";
import { parsed } from "../../server/harness.ts";
import { isWhole, swept, times } from "../../sweep.ts";
import { at, goTo, inBrowser, settled } from "./harness.ts";
import { hiddenStops } from "./in-sight.ts";

const malay = "/study/c/bahasa-melayu";

inBrowser("for other eyes, ears and hands", (visit) => {
  let desk: Desk;
  let sheet: string;
  let lesson: string;
  let codeSheet: string;
  beforeAll(async () => {
    desk = await deskHere();
    const { send } = desk.reach();
    const wish = { concept: "greetings", modality: "worksheet", seed: 3 };
    const made = await parsed(await send("POST", "/api/study/courses/bahasa-melayu/exercises", wish));
    sheet = `/study/x/${made.exercise_id}`;
    const code = { concept: "algorithms-and-steps", modality: "code", seed: 1 };
    const coded = await parsed(await send("POST", "/api/study/courses/intro-to-algorithms/exercises", code));
    codeSheet = `/study/x/${coded.exercise_id}`;
    for (const { exercise_id } of [made, coded]) await send("POST", `/api/exercises/${exercise_id}/met`, {});
    lesson = `/plan/s/${await aLesson(desk)}`;
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const ready = async (page: Page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await settled(page);
  };
  const views = () => [
    sheet,
    lesson,
    "/plan",
    "/plan?file=classes%2F3B.md",
    malay,
    `${malay}/progress`,
    `${malay}/cards`,
    "/study",
    "/study/settings",
    "/speak",
    "/research",
    "/research/decisions",
    "/research/tables",
    "/plan/lessons",
    "/plan/set-up",
  ];

  // 400 % of a window of 1280 by 1024 is one of 320 by 256.
  const windows = [
    { width: 360, height: 740, from: 0 },
    { width: 320, height: 256, from: 1 },
    { width: 1280, height: 800, from: 2 },
  ];
  test.each(swept(windows, 2))("what has the keyboard can be seen, at %p", ({ from, ...size }) =>
    visit(desk, { path: null, size }, async (page) => {
      // By sample, other views at each size, and the first stops of each.
      for (const path of swept([...views().slice(from), ...views().slice(0, from)], 1)) {
        await goTo(page, desk, path);
        await ready(page);
        const { stops, hidden } = await hiddenStops(page, times(25, 150));
        expect([path, stops > 5, hidden]).toEqual([path, true, []]);
      }
    }),
  );

  test("in a phone's window every field of a worksheet can be seen, going forth and back", () =>
    visit(desk, { path: sheet, size: { width: 360, height: 740 } }, async (page) => {
      await page.getByRole("button", { name: studyExercise.sheet.check }).waitFor();
      const covered = () =>
        page.evaluate(async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const at = document.activeElement?.getBoundingClientRect();
          const bar = document.querySelector(".sx-bar")?.getBoundingClientRect();
          const isPage = document.activeElement?.matches("body, .sx-bar *") !== false;
          if (isPage || at === undefined || bar === undefined) return null;
          const isCovered = at.bottom > bar.top && at.top < bar.bottom;
          return isCovered ? document.activeElement?.outerHTML : null;
        });
      for (const key of ["Tab", "Shift+Tab"])
        for (let stop = 0; stop < times(8, 40); stop++) {
          await page.keyboard.press(key);
          expect([key, stop, await covered()]).toEqual([key, stop, null]);
        }
    }));

  test("the lines between panes are moved by keys and by a press, without dragging", () =>
    visit(desk, { path: lesson }, async (page) => {
      const line = page.getByRole("separator", { name: words.plan.resizeConversation });
      const width = async () => Number(await line.getAttribute("aria-valuenow"));
      await page.getByRole("button", { name: words.plan.ask, exact: true }).click();
      await line.waitFor();
      const usual = await width();
      await line.press("ArrowLeft");
      expect(await width()).toBeGreaterThan(usual);
      await line.press("Home");
      expect(String(await width())).toBe((await line.getAttribute("aria-valuemin")) ?? "");
      await line.press("End");
      expect(String(await width())).toBe((await line.getAttribute("aria-valuemax")) ?? "");
      const seen = new Set<number>();
      for (let press = 0; press < 3; press++) {
        await line.click();
        seen.add(await width());
      }
      expect(seen.size).toBe(3);
      expect(seen.has(usual)).toBe(true);
      // Dragged, it stays where it was put.
      const box = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const before = await width();
      await page.mouse.move(box.x + 4, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x - 50, box.y + 200, { steps: 4 });
      await page.mouse.up();
      const dragged = await width();
      expect(dragged === before || Math.abs(dragged - before - 54) < 12).toBe(true);
    }));

  // One walk for what is asked of many views: a page that is opened costs more than all that is asked of it.
  const alikeIn = () => [malay, `${malay}/progress`, sheet, "/plan", "/research/decisions"];
  const spacedOut = () => [...alikeIn(), lesson];
  const namedIn = () => [lesson, sheet, `${malay}/progress`, "/plan?file=classes%2F3B.md", "/research"];
  const titled = () => views().filter((path) => !path.includes("?") && !path.includes("/s/"));
  /** By sample, a view of each room and another of the same course, beside the two that are looked at. */
  const named = () =>
    isWhole ? titled() : [sheet, `${malay}/progress`, malay, "/plan", "/speak", "/research/decisions"];
  type Seen = { chosen: Chosen[]; cut: string[]; namedTwice: string[] };
  const titles = new Map<string, string>();
  let walk: Promise<ReadonlyMap<string, Seen>> | null = null;
  const walked = () => {
    walk ??= (async () => {
      const found = new Map<string, Seen>();
      await visit(desk, { path: null }, async (page) => {
        const of = async (paths: string[], path: string, look: (page: Page) => Promise<string[]>) =>
          paths.includes(path) ? await look(page) : [];
        const all = [...new Set([...spacedOut(), ...namedIn(), ...titled()])];
        const paths = isWhole ? all : [sheet, `${malay}/progress`];
        // By their addresses, as a bookmark leads there; by sample, one of them.
        const byAddress = swept(paths, 1);
        for (const path of paths) {
          if (byAddress.includes(path)) await page.goto(at(desk, path));
          else await goTo(page, desk, path);
          await ready(page);
          if (titled().includes(path)) titles.set(path, await page.title());
          found.set(path, {
            namedTwice: await of(namedIn(), path, namedTwice),
            chosen: alikeIn().includes(path) ? await chosenInOwnColours(page) : [],
            cut: await of(spacedOut(), path, cutWhenSpacedOut),
          });
        }
        for (const path of named().filter((one) => !paths.includes(one))) {
          await goTo(page, desk, path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          titles.set(path, await page.title());
        }
      });
      return found;
    })();
    return walk;
  };
  const seenOn = async <Part extends keyof Seen>(paths: string[], part: Part) => {
    const found = await walked();
    const seen = paths.flatMap((path): [string, Seen[Part]][] => {
      const one = found.get(path);
      return one === undefined ? [] : [[path, one[part]]];
    });
    expect(seen.length).toBeGreaterThanOrEqual(times(2, paths.length));
    return seen;
  };

  test("in colours of the reader's own, what is chosen differs from its neighbours", async () => {
    const chosen = (await seenOn(alikeIn(), "chosen")).flatMap(([path, all]) =>
      all.map((one) => ({ path, ...one })),
    );
    expect(chosen.filter(({ isAlike }) => isAlike)).toEqual([]);
    expect(chosen.length).toBeGreaterThanOrEqual(times(2, 8));
  });

  test("with more space between letters, words and lines nothing is cut", async () => {
    expect((await seenOn(spacedOut(), "cut")).filter(([, cut]) => cut.length > 0)).toEqual([]);
  });

  test("nothing is named and then described by its name again", async () => {
    expect((await seenOn(namedIn(), "namedTwice")).filter(([, twice]) => twice.length > 0)).toEqual([]);
  });

  test("no two pages have one title", async () => {
    await walked();
    expect([...titles.keys()].sort()).toEqual(named().sort());
    expect([...titles.values()]).toEqual([...new Set(titles.values())]);
  });

  test("a lesson stays where it was when a file is opened beside it, in a browser that does not see to it", () =>
    visit(desk, { path: lesson }, async (page) => {
      const heading = page.getByRole("heading", { level: 2, name: "Main", exact: true });
      await heading.waitFor();
      const style = await page.addStyleTag({ content: "* { overflow-anchor: none !important }" });
      await page.locator(".lesson").evaluate((scroller) => {
        const main = Array.from(scroller.querySelectorAll("h2")).find(
          ({ textContent }) => textContent === "Main",
        );
        scroller.scrollTop += (main?.getBoundingClientRect().top ?? 0) - 200;
      });
      await settled(page);
      const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
      const before = await top();
      const width = () => page.locator(".lesson").evaluate((each) => each.clientWidth);
      const wide = await width();
      await page.evaluate(() => {
        history.pushState(null, "", "?file=classes%2F3B.md");
        dispatchEvent(new PopStateEvent("popstate"));
      });
      await page.getByRole("textbox", { name: /^Text of / }).waitFor();
      await settled(page);
      expect(await width()).toBeLessThan(wide);
      expect(Math.abs((await top()) - before)).toBeLessThan(4);
      await style.evaluate((each) => each.parentNode?.removeChild(each));
    }));

  test("no head of a table is broken inside a word, however narrow the lesson", () =>
    visit(
      desk,
      { path: `${lesson}?file=classes%2F3B.md`, size: { width: 1210, height: 900 } },
      async (page) => {
        await page.locator("main th").first().waitFor();
        const broken = await page.locator("main th").evaluateAll((heads) =>
          heads.flatMap((head) => {
            const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
              for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                if (range.getClientRects().length > 1 && !/[-–/]/.test(word)) found.push(word);
              }
            return found;
          }),
        );
        expect(broken).toEqual([]);
      },
    ));

  test("in the dark, a choice that is not made is not filled", () =>
    visit(desk, { path: "/plan", theme: "dark" }, async (page) => {
      await page.getByRole("radio", { name: /^3B/ }).check();
      const drawn = await page.getByRole("radio").evaluateAll((all) =>
        all.map((each) => {
          const { appearance, backgroundColor, backgroundImage } = getComputedStyle(each);
          const isChecked = each instanceof HTMLInputElement && each.checked;
          return { isChecked, appearance, isDotted: backgroundImage !== "none", backgroundColor };
        }),
      );
      const raised = await page.evaluate(() => {
        const probe = document.createElement("i");
        probe.style.background = "var(--raised)";
        document.body.append(probe);
        return getComputedStyle(probe).backgroundColor;
      });
      expect(drawn.length).toBeGreaterThan(1);
      for (const { isChecked, appearance, isDotted, backgroundColor } of drawn) {
        expect([appearance, isDotted]).toEqual(["none", isChecked]);
        if (!isChecked) expect(backgroundColor).toBe(raised);
      }
    }));

  test("tests that are run on a program as it was given show what it does, and speak of no handing in", () =>
    visit(desk, { path: codeSheet }, async (page) => {
      await page.getByRole("button", { name: studyExercise.code.run }).click();
      const tests = page.getByRole("region", { name: studyExercise.code.tests });
      await tests.getByText(/the program as it was given/).waitFor();
      expect(await tests.textContent()).not.toMatch(/hand it in/i);
    }));
});

type Chosen = { text: string; isAlike: boolean };

/** What is chosen among others like it, and whether it looks like them, in colours of the reader's own. */
async function chosenInOwnColours(page: Page): Promise<Chosen[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() => {
    const look = (each: Element) => {
      const {
        outlineStyle,
        outlineColor,
        borderBottomColor,
        borderTopColor,
        backgroundColor,
        backgroundImage,
      } = getComputedStyle(each);
      const outline = outlineStyle === "none" ? "" : outlineColor;
      return [outline, borderBottomColor, borderTopColor, backgroundColor, backgroundImage].join(" ");
    };
    const shown = (each: Element) =>
      each instanceof HTMLInputElement && getComputedStyle(each).opacity === "0"
        ? (each.nextElementSibling ?? each)
        : each;
    const on = "[aria-current], [aria-pressed=true], [aria-selected=true], input[type=radio]:checked";
    return Array.from(document.querySelectorAll(on)).flatMap((each) => {
      const scope = each.closest("nav, fieldset, [role=tablist], [role=tree]");
      const peer = Array.from(scope?.querySelectorAll(each.tagName) ?? []).find(
        (one) => !one.matches(on) && one.className === each.className && one instanceof HTMLElement,
      );
      if (peer === undefined) return [];
      return [{ text: each.outerHTML.slice(0, 120), isAlike: look(shown(each)) === look(shown(peer)) }];
    });
  });
  await page.emulateMedia({ forcedColors: "none" });
  await settled(page);
  return found;
}

/** Buttons and links that a screen reader would say twice. */
async function namedTwice(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send("Accessibility.getFullAXTree");
  await cdp.detach();
  return nodes
    .filter(
      ({ ignored, role, name, description }) =>
        !ignored &&
        ["button", "link"].includes(String(role?.value)) &&
        Boolean(description?.value) &&
        description?.value === name?.value,
    )
    .map(({ name }) => String(name?.value));
}

/** What is cut once there is more space between letters, words and lines, and was not before. */
async function cutWhenSpacedOut(page: Page): Promise<string[]> {
  const cutBefore = await cut(page);
  const spaces = await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  });
  await settled(page);
  const cutNow = await cut(page);
  await spaces.evaluate((each) => each.parentNode?.removeChild(each));
  return cutNow.filter((each) => !cutBefore.includes(each));
}

/** Texts of which a part cannot be seen, nor reached by scrolling. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>("main *")).flatMap((each) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each);
      const hides = overflowX === "hidden" || overflowY === "hidden" || textOverflow === "ellipsis";
      const isHeard = each.classList.contains("only-heard") || each.closest("[aria-hidden=true]") !== null;
      const isCut = each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
      return hides && !isHeard && isCut && each.textContent !== ""
        ? [`${each.className}: ${each.textContent}`]
        : [];
    }),
  );
}
