import { join } from "node:path";
import { Hono } from "hono";
import manifest from "../../../package.json" with { type: "json" };
import type { Env } from "../../env.ts";
import { ModelError } from "../../model/errors.ts";
import { findLocalModels } from "../../model/find-local-models.ts";
import { localServers } from "../../model/local-servers.ts";
import { chooseProvider } from "../../model/provider.ts";
import type { AgentDefinition, Plugin } from "../../plugin/definitions.ts";
import { levelsHeld } from "../../workspace/curriculum/levels.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { listOwnWorkspaces, ownWorkspaces } from "../../workspace/own-workspaces.ts";
import { countryIn } from "../../workspace/packs/country.ts";
import { packCurricula } from "../../workspace/packs/offered.ts";
import { workspaceReader } from "../../workspace/reader.ts";
import { sampleDesks } from "../../workspace/sample-desks.ts";
import type { Workbench } from "../workbench.ts";
import { workspaceAt } from "../workspace-at.ts";
import { broughtToolRoutes, broughtTools } from "./brought-tools.ts";
import { keyRoutes, keyState } from "./key.ts";

/** Who drafts, what can be asked, whose key is used, and what workspaces there are. */
export function aboutRoutes(bench: Workbench) {
  return (
    new Hono()
      .get("/", async (c) => {
        const { plugins, problems } = await bench.plugins();
        const env = await bench.env();
        const all = [...plugins.values()];
        const agents = all.flatMap((plugin) =>
          [...plugin.agents.values()].map((agent) => atWork(bench, plugin, agent, env)),
        );
        const [first] = agents;
        return c.json({
          version: manifest.version,
          /** What the frame of the page names. */
          model: agents.find(({ plugin }) => plugin === "lesson-planning") ?? first ?? null,
          key: await keyState(bench),
          workspace: await workspaceAt(bench, c),
          /** The task of a study that this browser is at. */
          handed: handedIn(bench, c.req.raw.headers),
          agents,
          plugins: all.map(({ name, description, commands }) => ({
            name,
            description,
            commands: [...commands.values()].map((command) => ({
              name: `${name}:${command.name}`,
              description: command.description,
            })),
          })),
          problems: problems.map(({ message }) => message),
          ...(await broughtTools(bench)),
        });
      })
      .get("/workspaces", async (c) => {
        const sample = join(bench.setup.project, "workspace");
        const { files } = await loadRegistry(sample);
        const country = countryIn(workspaceReader(sample)("teacher.md") ?? "");
        return c.json({
          /** The folder they are in, and their names. */
          folder: ownWorkspaces(bench.setup.env),
          own: listOwnWorkspaces(bench.setup.env),
          /** Curriculum files that a new one can begin with. */
          curriculum: files.map((file) => {
            const { path, title, subject } = file;
            return {
              path,
              title,
              subject,
              country,
              levels: levelsHeld(file),
              outcomes: file.outcomes.length,
            };
          }),
          /** Curricula that come with the program, and are drawn on where subject and country match. */
          packs: packCurricula(),
          /** Desks to look around at, beside the first sample. */
          samples: sampleDesks(bench.setup.project).map(({ name, title }) => ({ name, title })),
        });
      })
      /** Asked for by itself, so that nothing waits for a server that does not answer. */
      .get("/local-models", async (c) =>
        c.json({ servers: await findLocalModels(localServers(bench.setup.env)) }),
      )
      .route("/key", keyRoutes(bench))
      .route("/tools", broughtToolRoutes(bench))
  );
}

function handedIn({ passes }: Workbench, headers: Headers) {
  const pass = passes.of(headers);
  if (pass === null) return null;
  const { study, participant, task, lesson } = pass;
  return { study, participant, task, lesson };
}

/** Who would write an agent's turns now. `ready: false`: nobody, and `note` says why (`no_author`: no model is set up). */
function atWork({ setup }: Workbench, plugin: Plugin, agent: AgentDefinition, env: Env) {
  const about = { plugin: plugin.name, agent: agent.name };
  try {
    const hasAuthor = plugin.builtin.has(agent.name);
    const { provider, model, notice } = chooseProvider({ flags: setup.flags, env, agent, hasAuthor });
    const builtin = provider === "builtin";
    return { ...about, ready: true, provider, model, builtin, why: null, note: notice };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const nobody = { provider: null, model: null, builtin: false };
    return { ...about, ready: false, ...nobody, why: error.kind, note: error.message };
  }
}
