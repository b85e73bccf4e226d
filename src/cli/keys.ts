import type { Env } from "../env.ts";
import { isLoopback, serverOf } from "../model/address.ts";
import { knownAddresses, rememberAddress } from "../model/known-addresses.ts";
import { type KeyPlaces, keyFor, modelEnv } from "../model/model-env.ts";
import type { NewAddress } from "../model/new-address.ts";
import { readSavedModel } from "../model/saved-model.ts";
import { readEnvFile } from "./env-file.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { mayAsk, saysYes } from "./yes-no.ts";

export type Keys = { env: Env; places: KeyPlaces; notes: string[] };

/** Whose key goes where, of all that this machine, this folder and this command line say. */
export async function openKeys(environment: Env, cwd: string, args: Arguments): Promise<Keys> {
  const file = await readEnvFile(cwd);
  const places = { environment, folder: file.values, saved: await readSavedModel(environment) };
  const said = { provider: args.provider, baseUrl: args["base-url"] };
  const known = await knownAddresses(environment);
  const { env, notes } = modelEnv(places, said, known);
  await rememberTyped(said, env, environment);
  if (file.ignored.length > 0)
    notes.push(
      `${file.ignored.join(", ")} in this folder's .env: left out. Only the environment can say that.`,
    );
  return { env, places, notes };
}

/** Whoever types an address beside a key has said that it may go there. Where that cannot be kept, it is typed again. */
async function rememberTyped(
  { provider, baseUrl }: { provider: string | undefined; baseUrl: string | undefined },
  env: Env,
  environment: Env,
): Promise<void> {
  if (baseUrl === undefined || !URL.canParse(baseUrl) || isLoopback(baseUrl)) return;
  const named = provider ?? env.TEACHER_ASSIST_PROVIDER ?? "openai";
  const key =
    named === "anthropic" ? env.ANTHROPIC_API_KEY : named === "openai" ? env.OPENAI_API_KEY : undefined;
  if (key !== undefined) await rememberAddress(environment, key, baseUrl).catch(() => {});
}

/** Asks the person at the terminal whether a key may go to a new address, and keeps a yes. */
export async function mayAllow(
  asked: NewAddress,
  places: KeyPlaces,
  args: Arguments,
  terminal: Terminal,
): Promise<boolean> {
  if (!terminal.outIsTty || !mayAsk(args, terminal)) return false;
  const key = keyFor(asked.provider, places);
  if (key === undefined) return false;
  terminal.err(`${asked.message}\n`);
  if (!(await saysYes(terminal, `Send it to ${serverOf(asked.address)} from now on?`))) return false;
  await rememberAddress(places.environment, key, asked.address);
  return true;
}
