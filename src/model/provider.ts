import type { Env } from "../env.ts";
import { type AskedAuthor, builtinModel, noAuthor } from "./builtin.ts";
import { defaultModel } from "./defaults.ts";
import { isOpenai } from "./endpoint.ts";
import { ModelError } from "./errors.ts";
import { localModel } from "./local-servers.ts";
import type { Model } from "./model.ts";
import { heldNames, keyNames, type Remote, urlNames } from "./model-env.ts";
import { NewAddress } from "./new-address.ts";
import { type OpenaiApi, openaiApiFor, openaiOver } from "./openai-api.ts";
import { type ProviderName, providerNames } from "./provider-names.ts";
import { withRetry } from "./retry.ts";
import { withoutSecrets } from "./secrets.ts";

export type ProviderFlags = {
  provider?: string | undefined;
  model?: string | undefined;
  baseUrl?: string | undefined;
};

export type ProviderQuestion = {
  flags: ProviderFlags;
  env: Env;
  agent: { name?: string; provider: ProviderName; model: string };
  /** Whether the agent has a built-in author. */
  hasAuthor: boolean;
};

export type Choice = {
  /** Whose turns these are, for messages. */
  agent: string;
  provider: ProviderName;
  model: string;
  baseUrl?: string;
  apiKey?: string;
  /** By which of its APIs OpenAI is asked. */
  api?: OpenaiApi;
  /** One line for the user when the choice was not theirs; null when it was. */
  notice: string | null;
};

/**
 * Who writes the turns. Named by flag or by TEACHER_ASSIST_PROVIDER, that one; `--base-url` alone means openai; not
 * named, the agent's own if its key is there, else built-in drafting, with a notice. A model named as one on this
 * computer (`ollama/llama3.2`) is asked there, and gets no key.
 * Throws `ModelError`: `missing_key` (a `NewAddress` among them), `no_author`, or `bad_request` for a name that is no provider or no API.
 */
export function chooseProvider(question: ProviderQuestion): Choice {
  const flags = present(question.flags);
  const env = present(question.env);
  const agent = question.agent.name ?? "this agent";
  const named = flags.provider ?? env.TEACHER_ASSIST_PROVIDER ?? (flags.baseUrl ? "openai" : undefined);
  const wanted = named === undefined ? question.agent.provider : providerNamed(named);
  const here = onThisComputer(flags, env, named);
  if (here !== null) return { agent, provider: "openai", ...here, notice: null };

  if (wanted !== "builtin") {
    const access = accessTo(wanted, env, flags.baseUrl);
    const own = wanted === question.agent.provider ? question.agent.model : defaultModel[wanted];
    const model = flags.model ?? env.TEACHER_ASSIST_MODEL ?? own;
    if (access) {
      const api =
        wanted === "openai"
          ? { api: openaiApiFor(model, access.baseUrl, env.TEACHER_ASSIST_OPENAI_API) }
          : {};
      return { agent, provider: wanted, model, ...access, ...api, notice: null };
    }
    if (named !== undefined) throw missingKey(wanted);
  }
  if (!question.hasAuthor) throw noAuthor(agent);
  const notice = wanted === "builtin" ? null : builtinNotice(wanted, flags.model);
  return { agent, provider: "builtin", model: defaultModel.builtin, notice };
}

/** The model of a choice. An SDK is loaded only when it is used: starting the program loads neither. */
export async function createModel(choice: Choice, author: AskedAuthor | null): Promise<Model> {
  const { agent, provider, model: id, apiKey, baseUrl } = choice;
  const place = baseUrl === undefined ? {} : { baseUrl };
  if (provider === "anthropic") {
    const { anthropicModel } = await import("./anthropic.ts");
    return withRetry(anthropicModel({ id, apiKey: apiKey ?? "", ...place }));
  }
  if (provider === "openai") {
    const asked = { id, ...(apiKey === undefined ? {} : { apiKey }), ...place };
    return withRetry(await openaiOver(choice.api ?? openaiApiFor(id, baseUrl, undefined), asked));
  }
  if (author === null) throw noAuthor(agent);
  return builtinModel(author, { agent });
}

/** Where another address is named, a name with a stroke in it is for whoever is there to understand. */
function onThisComputer(flags: ProviderFlags, env: Env, named: string | undefined) {
  if (named !== undefined && named !== "openai") return null;
  if (flags.baseUrl !== undefined || env[urlNames.openai] !== undefined) return null;
  const found = localModel(flags.model ?? env.TEACHER_ASSIST_MODEL, env);
  if (found === null) return null;
  return { ...found, api: openaiApiFor(found.model, found.baseUrl, env.TEACHER_ASSIST_OPENAI_API) };
}

type Access = { apiKey?: string; baseUrl?: string };

/**
 * How to reach a provider; null where that takes a key and there is none. A local server takes none.
 * Throws `NewAddress` where the key would go to a server to which nobody has let it go (`modelEnv`).
 */
function accessTo(provider: Remote, env: Env, flagUrl: string | undefined): Access | null {
  const held = env[heldNames[provider]];
  if (held !== undefined && flagUrl === undefined) throw new NewAddress(provider, held);
  const apiKey = env[keyNames[provider]];
  const baseUrl = flagUrl ?? env[urlNames[provider]];
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) {
    throw new ModelError(
      "bad_request",
      `"${withoutSecrets(baseUrl, [])}" is not an address. It should look like http://localhost:11434/v1.`,
    );
  }
  const keyless = provider === "openai" && !isOpenai(baseUrl ?? null);
  if (apiKey === undefined && !keyless) return null;
  return { ...(apiKey === undefined ? {} : { apiKey }), ...(baseUrl === undefined ? {} : { baseUrl }) };
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

function providerNamed(name: string): ProviderName {
  const found = providerNames.find((each) => each === name);
  if (found !== undefined) return found;
  throw new ModelError(
    "bad_request",
    `There is no provider "${name}". Choose ${either.format(providerNames)}.`,
  );
}

function missingKey(provider: Remote): ModelError {
  const local =
    provider === "openai"
      ? " For a local server give its address: --base-url http://localhost:11434/v1."
      : "";
  return new ModelError("missing_key", `The provider ${provider} needs a key.`, {
    command: `Set ${keyNames[provider]}, or use --provider builtin for built-in drafting.${local}`,
  });
}

function builtinNotice(wanted: Remote, model: string | undefined): string {
  const unused = model === undefined ? "" : `, and "${model}" was not used`;
  return `Using built-in drafting (no AI model): ${keyNames[wanted]} is not set${unused}.`;
}

/** Blank values count as absent. */
function present<Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
): Partial<Values> {
  const kept: Partial<Values> = {};
  for (const name in values) if (values[name]?.trim()) kept[name] = values[name];
  return kept;
}
