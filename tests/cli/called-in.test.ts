import { expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sessionRoutes } from "../../src/server/routes/sessions.ts";
import { workbench } from "../../src/server/workbench.ts";
import { scratch, teacherAssist } from "./harness.ts";

const author = (body: string) => `export default { next(request) { ${body} } };`;
const files = {
  "agents/lead.md": "---\ndescription: Leads\nmodel: m\nprovider: builtin\nsubagents: [helper]\n---\nLead.\n",
  "agents/helper.md": "---\ndescription: Helps\nmodel: m\nprovider: builtin\n---\nHelp.\n",
  "commands/go.md": "---\nagent: lead\ndescription: Goes\n---\nGo.\n",
  "builtin/lead.ts": author(`
    if (!request.tools.some((tool) => tool.name === "spawn_subagent")) return { text: "Alone." };
    const last = request.messages.at(-1);
    if (last.role === "tool") return { text: "With help: " + last.content[0].text };
    const context = { decisions: "d", constraints: "c", deliverable: "a word" };
    return { calls: [{ name: "spawn_subagent", args: { agent: "helper", task: "Say a word.", context } }] };`),
  "builtin/helper.ts": author(`
    const { given } = request.messages[0];
    const summary = "<summary><decisions>a word</decisions><constraints>" + given.context.constraints + "</constraints></summary>";
    return { text: "Loops.\\n\\n" + summary };`),
};

test("with no key, an agent calls another in; its session stands under its parent's at every door", async () => {
  using place = scratch();
  const at = { cwd: place.dir };
  const plugin = join(place.dir, "duo");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(plugin, path)), { recursive: true });
    writeFileSync(join(plugin, path), text);
  }
  const own = ["--plugin-dir", plugin];
  const ran = await teacherAssist(["duo:go", "Begin.", ...own, "--json"], at);
  const { text, sessionId, status } = JSON.parse(ran.out);
  expect(status).toBe("success");
  expect(text).toContain("With help:");
  expect(text).toContain("Loops.");

  const listed = (await teacherAssist(["--sessions"], at)).out.split("\n");
  expect(listed).toHaveLength(3);
  expect(listed[0]).toMatch(new RegExp(`^${sessionId} .*duo:go  Begin\\.$`));
  expect(listed[1]).toMatch(new RegExp(`^  ${sessionId}\\.1 .*success +helper  a word$`));
  const { sessions, total } = JSON.parse((await teacherAssist(["--sessions", "--json"], at)).out);
  expect(total).toBe(1);
  expect(sessions[0].children).toMatchObject([{ id: `${sessionId}.1`, agent: "helper", running: false }]);

  const refused = await teacherAssist(["--resume", `${sessionId}.1`, "More.", ...own], at);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain(`Go on with ${sessionId} instead.`);

  const alone = await teacherAssist(["duo:go", "Begin.", ...own, "--topology", "single", "--json"], at);
  expect(JSON.parse(alone.out)).toMatchObject({ status: "success", text: "Alone." });

  const folder = place.dir;
  const setup = {
    project: folder,
    data: folder,
    workspace: folder,
    pluginDirs: [],
    cwd: folder,
    env: {},
    flags: {},
  };
  const routes = sessionRoutes(workbench(setup));
  const list: unknown = await (await routes.request("/")).json();
  const called = { id: `${sessionId}.1`, title: "a word" };
  expect(list).toMatchObject({ sessions: [{}, { children: [called] }] });
  const child: unknown = await (await routes.request(`/${sessionId}.1`)).json();
  expect(child).toMatchObject({ session: { agent: "helper", status: "success" } });
  expect(JSON.stringify(child)).toContain("Loops.");
});
