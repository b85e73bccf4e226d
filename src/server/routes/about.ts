import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import { ModelError } from "../../model/errors.ts";
import { chooseProvider } from "../../model/provider.ts";
import { forgetModel, readSavedModel, SavedModel, saveModel } from "../../model/saved-model.ts";
import { withoutSecrets } from "../../model/secrets.ts";
import type { AgentDefinition, Plugin } from "../../plugin/definitions.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { listOwnWorkspaces, ownWorkspaces } from "../../workspace/own-workspaces.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Env, Workbench } from "../workbench.ts";

/** Who drafts, what can be asked, and the key: it goes in, and never comes out again. What workspaces there are. */
export function aboutRoutes(bench: Workbench) {
  return new Hono()
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
        workspace: bench.workspace(),
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
      });
    })
    .get("/workspaces", async (c) => {
      const { files } = await loadRegistry(join(bench.setup.project, "workspace"));
      return c.json({
        /** The folder they are in, and their names. */
        folder: ownWorkspaces(bench.setup.env),
        own: listOwnWorkspaces(bench.setup.env),
        /** Curriculum files that a new one can begin with. */
        curriculum: files.map(({ path, title, subject, levels, outcomes }) => {
          return { path, title, subject, levels, outcomes: outcomes.length };
        }),
      });
    })
    .put(
      "/key",
      body(SavedModel.refine(({ key, baseUrl }) => key ?? baseUrl, "a key, or a server's address")),
      async (c) => {
        const wished = c.req.valid("json");
        const named = keyNames[wished.provider];
        if (wished.key !== undefined && bench.setup.env[named]?.trim()) {
          const message = `This computer's settings hold a key already (${named}), and that one is used. Take it out there first.`;
          throw new Refused(409, "environment", message);
        }
        await saveModel(bench.setup.env, wished);
        return c.json({ key: await keyState(bench) });
      },
    )
    .delete("/key", async (c) => {
      await forgetModel(bench.setup.env);
      return c.json({ key: await keyState(bench) });
    });
}

const keyNames = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY" } as const;

type KeyState = {
  /** Where keys come from; none of them is ever told. */
  environment: ("anthropic" | "openai")[];
  saved: {
    provider: "anthropic" | "openai";
    hasKey: boolean;
    baseUrl: string | null;
    model: string | null;
  } | null;
};

async function keyState({ setup }: Workbench): Promise<KeyState> {
  const saved = await readSavedModel(setup.env);
  const providers = z.enum(["anthropic", "openai"]).options;
  return {
    environment: providers.filter((provider) => setup.env[keyNames[provider]]?.trim()),
    saved:
      saved === null
        ? null
        : {
            provider: saved.provider,
            hasKey: saved.key !== undefined,
            baseUrl: saved.baseUrl === undefined ? null : withoutSecrets(saved.baseUrl, []),
            model: saved.model ?? null,
          },
  };
}

/** Who would write an agent's turns now. `ready: false`: nobody, and `note` says why. */
function atWork({ setup }: Workbench, plugin: Plugin, agent: AgentDefinition, env: Env) {
  const about = { plugin: plugin.name, agent: agent.name };
  try {
    const hasAuthor = plugin.builtin.has(agent.name);
    const { provider, model, notice } = chooseProvider({ flags: setup.flags, env, agent, hasAuthor });
    const builtin = provider === "builtin";
    const words = builtin ? "built-in drafting, no AI model" : model;
    return { ...about, ready: true, provider, model, builtin, words, note: notice };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const nobody = { provider: null, model: null, builtin: false, words: "no model" };
    return { ...about, ready: false, ...nobody, note: error.message };
  }
}
