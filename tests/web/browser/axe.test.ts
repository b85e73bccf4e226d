import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser, passesAxe } from "./harness.ts";

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body style="background: white; color: black">
<main><h1>A page</h1><ul><li>one</li><li>two</li></ul>${body}</main></body></html>`;

inBrowser("what axe is asked by sample", (visit) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await deskHere();
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("still finds the one text among many alike that cannot be read, whether it or what lies behind it differs", () =>
    visit(desk, { path: null, fresh: true }, async (tab) => {
      const complaint = async (body: string, within: readonly string[] = []) => {
        await tab.setContent(page(body));
        return await passesAxe(tab, within).then(
          () => null,
          (error) => String(error),
        );
      };
      expect(await complaint("<p>three</p><p>four</p>")).toBeNull();
      // Not once alone: what was found in one view is found in the next, too.
      for (const view of ["three", "four"])
        expect(await complaint(`<p>${view}</p><p style="color: #ccc">five</p>`)).toContain("color-contrast");
      expect(await complaint('<p>three</p><div style="background: #333"><p>four</p></div>')).toContain(
        "color-contrast",
      );
      expect(await complaint('<p>three</p><div style="opacity: 0.3"><p>four</p></div>')).toContain(
        "color-contrast",
      );
      expect(await complaint('<p>three</p><p class="part">four</p><input>', [".part"])).toBeNull();
      expect(await complaint('<p>three</p><p class="part"><input></p>', [".part"])).toContain("label");
    }));
});
