import { expect, test } from "bun:test";
import { tarball } from "../library/packed.ts";
import { house, serving } from "./harness.ts";

test("the page brings a library in from an address, shows how it goes, and takes it away", async () => {
  using here = await house();
  await using server = await serving(here);
  const packed = await tarball();
  using elsewhere = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: ({ url }) => (url.endsWith("/half") ? new Response(packed.slice(0, 700)) : new Response(packed)),
  });
  const at = (path: string) => `http://127.0.0.1:${elsewhere.port}/${path}`;
  const state = async () => await (await server.client.library.$get()).json();
  const finished = async () => {
    while ((await state()).adding.now !== null) await Bun.sleep(20);
    return await state();
  };
  const before = await state();
  expect([before.libraries, before.offered]).toEqual([
    [],
    "https://github.com/oaknational/oak-curriculum-ontology",
  ]);

  expect((await server.send("POST", "/api/library", { source: at("half") })).status).toBe(202);
  const broken = await finished();
  expect(broken.libraries).toEqual([]);
  expect(broken.adding.last?.problem).toContain("Nothing was brought in");

  expect((await server.send("POST", "/api/library", { source: at("oak.tar.gz") })).status).toBe(202);
  expect((await server.send("POST", "/api/library", { source: at("oak.tar.gz") })).status).toBe(409);
  expect(await finished()).toMatchObject({
    libraries: [
      { name: "oak", lessons: 2, attribution: expect.stringContaining("Open Government Licence v3.0") },
    ],
    adding: { now: null, last: { problem: null } },
  });
  const { found } = await (await server.client.library.search.$get({ query: { q: "tides" } })).json();
  expect(found.map(({ id }) => id)).toContain("lesson-702");
  const one = { param: { name: "oak", id: "lesson-702" } };
  const entry = await (await server.client.library[":name"][":id"].$get(one)).json();
  expect(entry.text).toContain("Tides are made by the wind.");

  const remove = () => server.client.library[":name"].$delete({ param: { name: "oak" } });
  expect(await (await remove()).json()).toEqual({ removed: "oak" });
  expect((await state()).libraries).toEqual([]);
  const gone = await server.client.library[":name"][":id"].$get(one);
  expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining("was removed")]);
  expect((await remove()).status).toBeGreaterThanOrEqual(400);
});
