import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { answerPage } from "../../src/server/client/answer.ts";
import { bundleClient } from "../../src/server/client/bundle.ts";
import { pageOf } from "../../src/server/client/kept-page.ts";
import { house, serving } from "./harness.ts";

describe("the pages", () => {
  test("without a web client, a plain page says what is safe and what to do", async () => {
    using here = await house();
    await using server = await serving(here);
    const page = answerPage(new Request(server.base), "/", null);
    expect(await page.text()).toContain("you have made is safe. Install it anew");
    expect((await server.get("/nowhere.js")).status).toBe(404);
  });

  test("a web client is built once: no inline script, parts with lasting names, zipped, and its own addresses", async () => {
    const project = mkdtempSync(join(tmpdir(), "client-"));
    try {
      mkdirSync(join(project, "src", "web"), { recursive: true });
      const web = (name: string, text: string) => writeFileSync(join(project, "src", "web", name), text);
      web(
        "index.html",
        '<!doctype html><title>t</title><link rel="stylesheet" href="a.css"><script type="module" src="a.ts"></script>',
      );
      web("a.css", "body { color: red }");
      web("a.ts", 'const { later } = await import("./later.ts"); document.title = later as string;');
      web("later.ts", 'export const later: string = "loaded when needed";');
      const { assets } = await bundleClient(project);
      const ask = (path: string, zip = false) =>
        answerPage(
          new Request(`http://x${path}`, { headers: zip ? { "accept-encoding": "gzip" } : {} }),
          path,
          assets,
        );
      const page = await ask("/").text();
      expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
      const script = /src="(\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
      expect(script).not.toBe("");
      expect(ask(script).headers.get("content-type")).toContain("javascript");
      expect(ask(script).headers.get("cache-control")).toContain("immutable");
      expect(ask(script, true).headers.get("content-encoding")).toBe("gzip");
      expect(await ask("/study/bahasa-melayu").text()).toBe(page);
      expect(ask("/gone.js").status).toBe(404);
      expect([...(assets?.keys() ?? [])].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(1);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });

  test("a web client that was built is kept, until something that it is made of changes or it is damaged", async () => {
    const project = mkdtempSync(join(tmpdir(), "client-"));
    const write = (path: string, text: string, at: number) => {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), text);
      utimesSync(join(project, path), at, at);
    };
    const kept = join(project, "node_modules", ".cache", "teacher-assist", "page");
    const styles = async () => {
      const assets = [...((await pageOf(project)) ?? [])];
      return assets.flatMap(([path, { bytes }]) =>
        path.endsWith(".css") ? [Buffer.from(bytes).toString().trim()] : [],
      );
    };
    try {
      write("src/web/index.html", '<!doctype html><link rel="stylesheet" href="a.css">', 1000);
      write("src/web/a.css", "body { color: red }", 1000);
      write("package-lock.json", "{}", 1000);
      expect(await styles()).toEqual(["body{color:red}"]); // with no folder to keep it in
      expect(existsSync(kept)).toBe(false);
      mkdirSync(dirname(kept), { recursive: true });
      const built = await styles();
      utimesSync(kept, 2000, 2000);
      // What is kept is what is served: a change that looks older is not seen.
      write("src/web/a.css", "body { color: blue }", 1000);
      expect(await styles()).toEqual(built);
      write("src/web/a.css", "body { color: blue }", 3000);
      expect(await styles()).toEqual(["body{color:#00f}"]);
      write("package-lock.json", "{ }", Date.now() / 1000 + 60);
      write("src/web/a.css", "body { color: green }", 1000);
      expect(await styles()).toEqual(["body{color:green}"]);
      writeFileSync(kept, "damaged");
      expect(await styles()).toEqual(["body{color:green}"]);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  });
});
