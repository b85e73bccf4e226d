import { expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { takingBack } from "../../../src/web/app/tools-approved.ts";
import { ToolsWaiting } from "../../../src/web/app/tools-waiting.tsx";
import { ended, follow } from "../../server/follow.ts";
import { house, serving } from "../../server/harness.ts";

const files = {
  "agents/teller.md": "---\nmodel: m\nprovider: builtin\ntools: [toss]\n---\nTell.\n",
  "commands/tell.md": "---\nagent: teller\ndescription: Tells\n---\nTell.\n",
  "builtin/teller.ts": `export default { next({ messages }) {
    const last = messages.at(-1);
    return last.role === "tool" ? { text: last.content[0].text } : { calls: [{ name: "toss", args: {} }] };
  } };`,
  "tools/toss.ts": `export default { description: "Tosses.", schema: { type: "object" }, run: () => "heads it is" };`,
};

test("the page says which tools wait; approved there, as they were shown, they are used by the next run, and taken back by none", async () => {
  using here = await house();
  const kit = join(here.top, "kit");
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(kit, name)), { recursive: true });
    writeFileSync(join(kit, name), text);
  }
  await using server = await serving(here, { pluginDirs: [kit] });
  const waiting = async () => (await (await server.client.about.$get()).json()).waiting;
  const told = async () => {
    const begun = await server.client.sessions.$post({ json: { command: "kit:tell", input: "go" } });
    const { sessionId, stream, notices } = await begun.json();
    const reader = await follow(server, stream);
    await reader.until(ended);
    reader.close();
    return { said: await (await server.get(`/api/sessions/${sessionId}`)).text(), notices };
  };
  const tool = join(kit, "tools", "toss.ts");
  const shown = await waiting();
  expect(shown).toEqual([{ plugin: "kit", hash: expect.any(String), tools: [{ name: "toss", file: tool }] }]);
  const drawn = renderToStaticMarkup(createElement(ToolsWaiting, { waiting: shown }));
  for (const words of ["kit", "toss", tool.replaceAll("&", "&amp;"), "Approve"])
    expect(drawn).toContain(words);
  const without = await told();
  expect(without.said).not.toContain("heads it is");
  expect(without.notices.join()).toContain("toss");

  writeFileSync(tool, `${readFileSync(tool, "utf8")}// another`);
  const approve = (hash: string) =>
    server.client.about.tools.approve.$post({ json: { plugin: "kit", hash } });
  expect((await approve(shown[0]?.hash ?? "")).status).toBe(409);
  expect((await approve((await waiting())[0]?.hash ?? "")).status).toBe(200);
  expect(await waiting()).toEqual([]);
  const withIt = await told();
  expect(withIt.said).toContain("heads it is");
  expect(withIt.notices.join()).not.toContain("toss");

  const { approved } = await (await server.client.about.$get()).json();
  expect(approved).toEqual(["kit"]);
  expect(takingBack(approved).map(({ label }) => label)).toEqual(["Let the tools of kit no longer run"]);
  const revoke = await server.client.about.tools.revoke.$post({ json: { plugin: "kit" } });
  expect(await revoke.json()).toMatchObject({ approved: [], waiting: [{ plugin: "kit" }] });
  expect((await told()).said).not.toContain("heads it is");
});
