import { Hono } from "hono";
import { z } from "zod";
import { serverOf } from "../../model/address.ts";
import { knownAddresses, rememberAddress } from "../../model/known-addresses.ts";
import { heldNames, keyFor, keyNames, modelEnv, type Remote, urlNames } from "../../model/model-env.ts";
import { NewAddress } from "../../model/new-address.ts";
import { openaiApiFor } from "../../model/openai-api.ts";
import { forgetModel, type SavedModel, saveModel } from "../../model/saved-model.ts";
import { withoutSecrets } from "../../model/secrets.ts";
import { tryModel } from "../../model/try-model.ts";
import { type WishedModel, type WishProblem, wishedModel } from "../../model/wished-model.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

/** The key, and where it goes: it goes in, and never comes out again. */
export function keyRoutes(bench: Workbench) {
  return (
    new Hono()
      /** One short question to it, with nothing saved. */
      .post("/try", body(Wished), async (c) => {
        const wish = await checked(bench, c.req.valid("json"));
        return c.json(await tryModel(await asUsed(bench, wish)));
      })
      .put("/", body(Wished), async (c) => {
        const wish = await checked(bench, c.req.valid("json"));
        await saveModel(bench.setup.env, wish);
        await letGo(bench, wish.provider, wish.baseUrl);
        return c.json({ key: await keyState(bench) });
      })
      /** The key of the environment may go where the environment says. */
      .post("/allow", body(Allowed), async (c) => {
        const { provider, server } = c.req.valid("json");
        const held = (await bench.env())[heldNames[provider]];
        if (held === undefined || serverOf(held) !== server)
          throw new Refused(409, "changed", "That address has changed meanwhile. Look at it again.");
        await letGo(bench, provider, held);
        return c.json({ key: await keyState(bench) });
      })
      .delete("/", async (c) => {
        await forgetModel(bench.setup.env);
        return c.json({ key: await keyState(bench) });
      })
  );
}

const Allowed = z.object({ provider: z.enum(["anthropic", "openai"]), server: z.string().max(1_000) });
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

async function checked(bench: Workbench, wished: WishedModel): Promise<SavedModel> {
  const named = keyNames[wished.provider];
  const places = await bench.keyPlaces();
  const environment = keyFor(wished.provider, { ...places, saved: null });
  if (wished.key?.trim() && environment?.trim()) {
    const message = `This computer's settings hold a key already (${named}), and that one is used. Take it out there first.`;
    throw new Refused(409, "environment", message);
  }
  const wish = wishedModel(wished, { saved: places.saved, environment });
  if (typeof wish === "string") throw new Refused(400, wish, wrong[wish]);
  return wish;
}

/**
 * What the environment says itself wins, as it will when it is used. Throws `NewAddress` where the key would go
 * elsewhere than was typed.
 */
async function asUsed(bench: Workbench, wish: SavedModel): Promise<SavedModel> {
  const { provider } = wish;
  const places = { ...(await bench.keyPlaces()), saved: wish };
  const known = await knownAddresses(bench.setup.env);
  const { env } = modelEnv(places, { provider }, (key, to) => to === wish.baseUrl || known(key, to));
  const held = env[heldNames[provider]];
  if (held !== undefined) throw new NewAddress(provider, held);
  const { [keyNames[provider]]: key, [urlNames[provider]]: baseUrl } = env;
  const used = { ...wish, ...(key ? { key } : {}), ...(baseUrl ? { baseUrl } : {}) };
  const api = env.TEACHER_ASSIST_OPENAI_API;
  return provider === "openai" && api
    ? { ...used, api: openaiApiFor(wish.model ?? "", used.baseUrl, api) }
    : used;
}

/** Whoever saves an address in the page, or allows one there, lets the key go there: that is kept. */
async function letGo(bench: Workbench, provider: Remote, address: string | undefined): Promise<void> {
  const key = keyFor(provider, await bench.keyPlaces());
  if (key === undefined || address === undefined) return;
  await rememberAddress(bench.setup.env, key, address);
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
  /** Servers to which a key would go for the first time, once it is allowed. */
  asks: { provider: Remote; server: string }[];
};

export async function keyState(bench: Workbench): Promise<KeyState> {
  const places = await bench.keyPlaces();
  const { saved } = places;
  const env = await bench.env();
  const providers = z.enum(["anthropic", "openai"]).options;
  return {
    environment: providers.filter((provider) => keyFor(provider, { ...places, saved: null })),
    asks: providers.flatMap((provider) => {
      const held = env[heldNames[provider]];
      return held === undefined ? [] : [{ provider, server: serverOf(held) }];
    }),
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
