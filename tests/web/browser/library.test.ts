import { afterAll, beforeAll, expect, test } from "bun:test";
import { library as libraryWords } from "../../../src/web/words/en/library.ts";
import { words } from "../../../src/web/words/words.ts";
import { tarball } from "../../library/packed.ts";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, passesAxeInBothThemes } from "./harness.ts";

const say = libraryWords;

inBrowser("a library in the page", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere({ flags: { provider: "builtin" } });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("comes by one button from its address, is searched and read, and goes after a confirm", async () => {
    const packed = await tarball();
    using elsewhere = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () => new Response(new Blob([Buffer.from(packed)])),
    });
    await visit(desk, { path: "/plan" }, async (page) => {
      const tab = page.getByRole("tab", { name: say.tab });
      if (!(await tab.isVisible()))
        await page.getByRole("button", { name: words.planWorkspace.toggle, exact: true }).first().click();
      await tab.click();
      const source = page.getByRole("textbox", { name: say.source });
      expect(await source.inputValue()).toContain("github.com/oaknational");
      await source.fill(`http://127.0.0.1:${elsewhere.port}/oak.tar.gz`);
      await page.getByRole("button", { name: say.add }).click();
      await page.getByText(say.done).waitFor();
      await page.getByText("Open Government Licence v3.0").first().waitFor();
      await passesAxeInBothThemes(page, "[role=tabpanel][data-state=active]");

      await page.getByRole("searchbox", { name: say.find }).fill("tides");
      await page.getByRole("button", { name: "How the Moon makes tides" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("the wind makes waves").waitFor();
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: say.remove, exact: true }).click();
      await page.getByRole("button", { name: say.removeYes }).click();
      await page.getByText(say.none).waitFor();
    });
  });
});
