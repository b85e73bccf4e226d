import type { Env } from "../env.ts";
import { isLoopback, isProvidersOwn } from "./address.ts";
import type { Known } from "./known-addresses.ts";
import type { SavedModel } from "./saved-model.ts";

export type Remote = "anthropic" | "openai";

export const keyNames = { anthropic: "ANTHROPIC_API_KEY", openai: "OPENAI_API_KEY" } as const;
export const urlNames = { anthropic: "ANTHROPIC_BASE_URL", openai: "OPENAI_BASE_URL" } as const;

/**
 * An address to which a key would go for the first time; the key is held back until somebody allows it. Set by
 * `modelEnv` alone: what the outside says under these names is taken out.
 */
export const heldNames = {
  anthropic: "TEACHER_ASSIST_HELD_ANTHROPIC",
  openai: "TEACHER_ASSIST_HELD_OPENAI",
} as const;

/** Everywhere a key or an address can stand. What stands earlier counts before what stands later. */
export type KeyPlaces = {
  /** The person's own. */
  environment: Env;
  /** The `.env` of the folder at hand, which may be anybody's. */
  folder: Env;
  saved: SavedModel | null;
};

/** What was said on the command line. */
export type Said = { provider?: string | undefined; baseUrl?: string | undefined };

export type ModelEnv = {
  env: Env;
  /** What does not count, or counts because a folder says so: a sentence each. */
  notes: string[];
};

/**
 * The environment in which models are chosen. A key and an address come from one place together, so that no folder
 * can send a person's key elsewhere:
 * - an address beside its key counts, once it is known that this key may go there;
 * - an address of the person's own in another place than the key is asked about in the same way;
 * - an address in a folder's `.env` without a key counts only on this computer, and no other place's key goes along.
 * Addresses on this computer and the provider's own are never asked about; one typed as `--base-url` is the answer.
 */
export function modelEnv(places: KeyPlaces, said: Said, known: Known): ModelEnv {
  const outside = present(places.environment);
  const named = said.provider ?? outside.TEACHER_ASSIST_PROVIDER ?? places.folder.TEACHER_ASSIST_PROVIDER;
  const saved = savedAs(places.saved, named);
  const order: Place[] = [
    { name: "environment", values: outside },
    { name: "folder", values: present(places.folder) },
    { name: "saved", values: saved },
  ];
  const env: Record<string, string | undefined> = { ...outside };
  const notes: string[] = [];
  for (const name of ["TEACHER_ASSIST_PROVIDER", "TEACHER_ASSIST_MODEL", "TEACHER_ASSIST_OPENAI_API"])
    env[name] = order.find(({ values }) => values[name])?.values[name];
  const typedFor = said.baseUrl?.trim() ? (said.provider ?? env.TEACHER_ASSIST_PROVIDER ?? "openai") : null;
  for (const provider of ["anthropic", "openai"] as const) {
    const found = settle(provider, order, known);
    const typed = typedFor === provider;
    env[keyNames[provider]] = typed ? keyIn(provider, order)?.values[keyNames[provider]] : found.key;
    env[urlNames[provider]] = typed ? undefined : found.url;
    env[heldNames[provider]] = typed ? undefined : found.held;
    if (!typed && found.note !== undefined) notes.push(found.note);
  }
  return { env, notes };
}

type Place = { name: "environment" | "folder" | "saved"; values: Env };
type Settled = { key?: string; url?: string; held?: string; note?: string };

function settle(provider: Remote, order: readonly Place[], known: Known): Settled {
  const urlName = urlNames[provider];
  const holder = keyIn(provider, order);
  const key = holder?.values[keyNames[provider]];
  const beside = holder?.values[urlName];
  if (key !== undefined && beside !== undefined) {
    const free = holder?.name === "saved" || mayGo(provider, key, beside, known);
    return free ? { key, url: beside } : { held: beside };
  }
  const withKey = key === undefined ? {} : { key };
  let note =
    holder?.name === "folder" ? `The key ${keyNames[provider]} of this folder's .env is used.` : undefined;
  for (const { name, values } of order) {
    const url = values[urlName];
    if (url === undefined) continue;
    if (name !== "folder") {
      const free = key === undefined || mayGo(provider, key, url, known);
      return free ? { ...withKey, url, ...(note && { note }) } : { held: url };
    }
    // Anthropic's clients must send some key: to a server on this computer, that of nobody.
    if (isLoopback(url))
      return provider === "anthropic" && key !== undefined ? { key: "none", url } : { url };
    if (key !== undefined && known(key, url)) return { key, url };
    note = `The address ${urlName} in this folder's .env was left out: it stands there without a key of its own.`;
  }
  return { ...withKey, ...(note && { note }) };
}

function mayGo(provider: Remote, key: string, address: string, known: Known): boolean {
  if (!URL.canParse(address)) return true; // goes nowhere: `chooseProvider` says what is wrong with it
  return isLoopback(address) || isProvidersOwn(provider, address) || known(key, address);
}

/** The key that is used for a provider, whatever the address. */
export function keyFor(provider: Remote, places: KeyPlaces): string | undefined {
  const { environment, folder, saved } = places;
  const own = saved?.provider === provider ? saved.key : undefined;
  return present(environment)[keyNames[provider]] ?? present(folder)[keyNames[provider]] ?? own;
}

function keyIn(provider: Remote, order: readonly Place[]): Place | undefined {
  return order.find(({ values }) => values[keyNames[provider]] !== undefined);
}

/** What is saved, under the names of the environment; nothing where another provider is named. */
function savedAs(saved: SavedModel | null, named: string | undefined): Env {
  if (saved === null || (named !== undefined && named !== saved.provider)) return {};
  const { provider, key, baseUrl, model, api } = saved;
  return present({
    TEACHER_ASSIST_PROVIDER: provider,
    TEACHER_ASSIST_MODEL: model,
    TEACHER_ASSIST_OPENAI_API: api,
    [keyNames[provider]]: key,
    [urlNames[provider]]: baseUrl,
  });
}

/** Blank values count as absent, and what only `modelEnv` may say is taken out. */
function present(env: Env): Env {
  const inside: readonly string[] = Object.values(heldNames);
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value?.trim() && !inside.includes(name)),
  );
}
