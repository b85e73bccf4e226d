import { afterAll, beforeAll, expect, test } from "bun:test";
import { pageOf } from "../../../src/server/client/kept-page.ts";
import { rooms } from "../../../src/web/app/rooms.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { project } from "../../server/harness.ts";
import { swept } from "../../sweep.ts";
import { at, inBrowser } from "./harness.ts";
import { isFont, transferred, weight } from "./transferred.ts";

const budget = 350_000;

inBrowser("what a first visit loads", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  const names = rooms.map(({ name }) => name);
  test.each(swept(names, 2))("%s is under 350 kB, packed, and holds no editor", (name) =>
    visit(desk, { path: null, fresh: true }, async (page) => {
      const parts = await transferred(page);
      await page.goto(at(desk, `/${name}`));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const all = parts();
      const scripts = all.filter(({ kind }) => kind === "Script");
      expect(scripts.length).toBeGreaterThan(0);
      expect(weight(all, (part) => !isFont(part))).toBeLessThan(budget);
      // The letters of one script, not of all that the fonts know.
      expect(weight(all, isFont)).toBeLessThan(150_000);
      for (const { url } of scripts) {
        const text = await (await desk.reach().get(new URL(url).pathname)).text();
        expect([url, /cm-widgetBuffer/.test(text)]).toEqual([url, false]);
      }
    }),
  );

  test("the editor is there, for when it is asked for", async () => {
    const page = await (await desk.reach().get("/")).text();
    expect(page).toContain('<script type="module"');
    const assets = [...((await pageOf(project)) ?? [])];
    const withEditor = assets.filter(
      ([path, { bytes }]) => path.endsWith(".js") && /cm-widgetBuffer/.test(new TextDecoder().decode(bytes)),
    );
    expect(withEditor.length).toBeGreaterThan(0);
  });
});
