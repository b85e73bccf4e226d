import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { hc } from "hono/client";
import type { App } from "../../../src/server/app.ts";
import { AskError, ask, asProblem, messageOf } from "../../../src/web/api/ask.ts";
import { pathPart, withSafeParams } from "../../../src/web/api/safe-params.ts";
import { words } from "../../../src/web/words/words.ts";
import { house, serving } from "../../server/harness.ts";

const asked: string[] = [];
const api = withSafeParams(
  hc<App>("http://here/", {
    fetch: async (address: RequestInfo | URL) => {
      asked.push(new URL(String(address)).pathname);
      return Response.json({});
    },
  }).api,
);
const hostile = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc.constantFrom(
    "..",
    ".",
    "../about",
    "..%2fabout",
    "%2e%2e",
    "a/../../about",
    "a?b#c",
    "\\..\\about",
    "%",
    " ",
  ),
);

describe("a name in an address stays a name", () => {
  test("whatever it is, it is one part of the path, and read back as it was", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (deck) => {
        await api.coach[":deck"].open.$post({ param: { deck }, json: {} });
        const path = asked.at(-1) ?? "";
        const [, first, room, name = "", last, ...more] = path.split("/");
        expect([first, room, last, more]).toEqual(["api", "coach", "open", []]);
        if (!/^\.{1,2}$/.test(deck)) expect(decodeURIComponent(name)).toBe(deck.toWellFormed());
      }),
    );
    expect(pathPart("")).not.toBe("");
  });

  test("addresses for links and pictures are made the same way", () => {
    const path = api.coach[":deck"].close.$path({ param: { deck: "../about" } });
    expect(String(path)).toBe("/api/coach/..%2Fabout/close");
  });

  test("the server answers with a refusal, and never with another route's document", async () => {
    using here = await house();
    await using server = await serving(here);
    for (const id of ["..", ".", "../about", "..%2fabout", "a/../../about"]) {
      for (const path of [`/api/sessions/${pathPart(id)}`, `/api/coach/${pathPart(id)}`]) {
        const reply = await server.get(path);
        const body = await reply.text();
        expect([id, reply.ok, body.includes('"version"')]).toEqual([id, false, false]);
      }
    }
  });
});

describe("what goes wrong is said in words", () => {
  test("an exception of the program is a detail, never the message", async () => {
    const problem = asProblem(new TypeError("Cannot read properties of undefined (reading 'map')"));
    expect(problem.message).toBe(words.frame.unexpected);
    expect(problem.details).toContain("Cannot read properties");
    expect(messageOf("odd")).toBe(words.frame.unexpected);
    const own = new AskError(404, { error: { message: "There is no deck x.", kind: "usage" } });
    expect(messageOf(own)).toBe("There is no deck x.");
  });

  test("an answer that breaks off, or that is a page, is not shown as it is", async () => {
    const page = ask(Promise.resolve(new Response("<!doctype html>")));
    await expect(page).rejects.toMatchObject({ message: words.frame.unexpected, kind: "unexpected" });
    const cut = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
    const broken = ask(Promise.resolve(new Response(cut)));
    await expect(broken).rejects.toMatchObject({ message: words.frame.unreachable, kind: "offline" });
  });
});
