import { afterAll, beforeAll, expect, test } from "bun:test";
import { parse } from "csv-parse/sync";
import { research } from "../../../src/web/words/en/research.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { ended, follow } from "../../server/follow.ts";
import { bytesOf, inBrowser, looksRight, passesAxeInBothThemes } from "./harness.ts";

const say = research;

inBrowser("a researcher's visit", (visit) => {
  let desk: Desk;
  let session: string;
  beforeAll(async () => {
    desk = await deskHere();
    const { client } = desk.reach();
    const begun = await client.sessions.$post({
      json: { command: "lesson-planning:create-lesson", input: "iteration with for loops for 3B" },
    });
    const { sessionId, stream } = await begun.json();
    session = sessionId;
    const reader = await follow(
      { port: desk.port, token: new URL(desk.url()).searchParams.get("token") ?? "" },
      stream,
    );
    await reader.until(ended);
    reader.close();
    const decide = (
      json: { type: "accept"; section: string } | { type: "revise"; section: string; editType: "shorter" },
    ) => client.sessions[":id"].decisions.$post({ param: { id: sessionId }, json });
    await decide({ type: "revise", section: "starter", editType: "shorter" });
    await decide({ type: "accept", section: "starter" });
    await decide({ type: "accept", section: "overview" });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("runs, a run as a timeline, what went in and out of a step, and everything as CSV", () =>
    visit(desk, { path: "/research" }, async (page) => {
      const rows = page.getByRole("row");
      await rows.nth(2).waitFor(); // its head, the draft and the revision
      await looksRight(page, "research-runs");
      await rows.last().getByRole("link").click();
      await page.waitForURL(/\/research\/r\//);
      const timeline = page.getByRole("group", { name: say.run.timeline });
      await timeline.waitFor();
      const bars = timeline.getByRole("button");
      expect(await bars.count()).toBeGreaterThan(5);
      await looksRight(page, "research-run");

      // By keys: along the bars, into one, and back to it.
      await bars.first().focus();
      await page.keyboard.press("ArrowRight");
      const inHand = () => page.evaluate(() => document.activeElement?.getAttribute("title"));
      const name = await inHand();
      await page.keyboard.press("Enter");
      const detail = page
        .getByRole("region", { name: say.span.label })
        .or(page.getByRole("complementary", { name: say.span.label }));
      await detail.getByRole("heading").first().waitFor();
      await passesAxeInBothThemes(page);
      await page.keyboard.press("Escape");
      await detail.waitFor({ state: "detached" });
      expect(name).toBeTruthy();
      expect(await inHand()).toBe(name);

      const [trace] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: say.json }).click(),
      ]);
      const kept = JSON.parse(new TextDecoder().decode(await bytesOf(trace)));
      expect([kept.sessionId, kept.spans.length > 5]).toEqual([session, true]);
      await page.getByRole("link", { name: say.run.open }).click();
      await page.waitForURL(`**/plan/s/${session}`);
    }));

  test("decisions by section, and each table", () =>
    visit(desk, { path: `/research/s/${session}` }, async (page) => {
      await page.getByRole("heading", { name: say.session.decisions }).waitFor();
      await looksRight(page, "research-session");
      await page.getByRole("link", { name: say.views.decisions }).click();
      await page.getByRole("heading", { name: say.decisions.bySection }).waitFor();
      await looksRight(page, "research-decisions");
      await page.getByRole("link", { name: say.views.tables }).click();
      await page.getByText(say.tables.about).waitFor();
      await looksRight(page, "research-tables");
      const csv = async (table: string) => {
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: say.csvOf(table) }).click(),
        ]);
        expect(file.suggestedFilename()).toBe(`${table}.csv`);
        const rows: Record<string, string>[] = parse(Buffer.from(await bytesOf(file)), {
          columns: true,
          bom: true,
        });
        return rows;
      };
      const decisions = await csv("decisions");
      expect(decisions.map(({ type, section }) => `${type} ${section}`)).toEqual([
        "revise starter",
        "accept starter",
        "accept overview",
      ]);
      expect(await csv("runs")).toHaveLength(2);
      expect((await csv("sessions")).map((row) => Object.values(row).includes(session))).toEqual([true]);
      expect((await csv("spans")).length).toBeGreaterThan(10);
    }));
});
