import { join } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import type { Env } from "../../env.ts";
import { ModelError } from "../../model/errors.ts";
import { chooseProvider } from "../../model/provider.ts";
import { forgetModel, readSavedModel, type SavedModel, saveModel } from "../../model/saved-model.ts";
import { withoutSecrets } from "../../model/secrets.ts";
import { tryModel } from "../../model/try-model.ts";
import { type WishedModel, type WishProblem, wishedModel } from "../../model/wished-model.ts";
import type { AgentDefinition, Plugin } from "../../plugin/definitions.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { listOwnWorkspaces, ownWorkspaces } from "../../workspace/own-workspaces.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

/** Who drafts, what can be asked, and the key: it goes in, and never comes out again. What workspaces there are. */
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
      /** One short question to it, with nothing saved. */
      .post("/key/try", body(Wished), async (c) => {
        const wish = await checked(bench, c.req.valid("json"));
        return c.json(await tryModel(asUsed(bench, wish)));
      })
      .put("/key", body(Wished), async (c) => {
        await saveModel(bench.setup.env, await checked(bench, c.req.valid("json")));
        return c.json({ key: await keyState(bench) });
      })
      .delete("/key", async (c) => {
        await forgetModel(bench.setup.env);
        return c.json({ key: await keyState(bench) });
      })
  );
}

const urlNames = { anthropic: "ANTHROPIC_BASE_URL", openai: "OPENAI_BASE_URL" } as const;
const keyNames = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY" } as const;

const Text = z.string().max(1_000).optional();
const Wished = z.object({ provider: z.enum(["anthropic", "openai"]), key: Text, baseUrl: Text, model: Text });

/** The kind of the refusal names what is wrong, for the page's own words; these are for everybody else. */
const wrong: Readonly<Record<WishProblem, string>> = {
  key_missing: "Give a key, or the address of a model that needs none.",
  key_short: "This is too short, or too long, for a key.",
  key_shape: "A key has no spaces or line breaks in it.",
  address: "The address should look like http://localhost:11434/v1.",
  model_long: "This is too long for the name of a model.",
};

async function checked({ setup }: Workbench, wished: WishedModel): Promise<SavedModel> {
  const named = keyNames[wished.provider];
  const environment = setup.env[named];
  if (wished.key?.trim() && environment?.trim()) {
    const message = `This computer's settings hold a key already (${named}), and that one is used. Take it out there first.`;
    throw new Refused(409, "environment", message);
  }
  const wish = wishedModel(wished, { saved: await readSavedModel(setup.env), environment });
  if (typeof wish === "string") throw new Refused(400, wish, wrong[wish]);
  return wish;
}

/** What the environment says itself wins, as it will when it is used. */
function asUsed({ setup }: Workbench, wish: SavedModel): SavedModel {
  const key = setup.env[keyNames[wish.provider]]?.trim();
  const baseUrl = setup.env[urlNames[wish.provider]]?.trim();
  return { ...wish, ...(key ? { key } : {}), ...(baseUrl ? { baseUrl } : {}) };
}

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
