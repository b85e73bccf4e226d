import { isOpenai } from "./endpoint.ts";
import { SavedModel } from "./saved-model.ts";
import { withoutSecrets } from "./secrets.ts";

/** What a person typed, before it is known to make sense. */
export type WishedModel = Pick<SavedModel, "provider"> & {
  [field in "key" | "baseUrl" | "model"]?: string | undefined;
};

/** What is wrong with it, and so at which field that is said. */
export type WishProblem = "key_missing" | "key_short" | "key_shape" | "address" | "model_long";

type Known = {
  saved: SavedModel | null;
  /** A key of the environment for this provider, which is then the one that is used. */
  environment: string | undefined;
};

/**
 * What is to be saved. A key that is left out is the one that is kept, as long as it goes where it went before: it is
 * never sent to another address than the one it was given for.
 */
export function wishedModel(wished: WishedModel, { saved, environment }: Known): SavedModel | WishProblem {
  const { provider } = wished;
  const before = saved?.provider === provider ? saved : null;
  const shown = before?.baseUrl === undefined ? undefined : withoutSecrets(before.baseUrl, []);
  const typed = present(wished.baseUrl);
  const baseUrl = typed !== undefined && typed === shown ? before?.baseUrl : typed;
  const kept = before !== null && before.baseUrl === baseUrl ? before.key : undefined;
  const key = present(wished.key) ?? kept;
  const model = present(wished.model);
  const api = before?.baseUrl === baseUrl ? before?.api : undefined;
  if (baseUrl !== undefined && !SavedModel.shape.baseUrl.safeParse(baseUrl).success) return "address";
  if (key !== undefined && /\s/.test(key)) return "key_shape";
  if (key !== undefined && !SavedModel.shape.key.safeParse(key).success) return "key_short";
  if (!SavedModel.shape.model.safeParse(model).success) return "model_long";
  const keyless = provider === "openai" && !isOpenai(baseUrl ?? null);
  if (key === undefined && !environment?.trim() && !keyless) return "key_missing";
  return {
    provider,
    ...(key === undefined ? {} : { key }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(model === undefined ? {} : { model }),
    ...(api === undefined ? {} : { api }),
  };
}

function present(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}
