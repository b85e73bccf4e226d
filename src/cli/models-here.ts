import type { Env } from "../env.ts";
import { ModelError } from "../model/errors.ts";
import { findLocalModels, type LocalModels } from "../model/find-local-models.ts";
import { localServers } from "../model/local-servers.ts";
import type { Finding } from "./doctor.ts";

const shown = 8;

/** Servers of models that run on this computer now, with what to type to use one. Nothing but their lists is asked for. */
export async function modelsHere(env: Env): Promise<Finding[]> {
  try {
    const looked = localServers(env);
    const found = await findLocalModels(looked);
    if (found.length > 0) return found.map(told);
    const names = looked.map(({ title }) => title).join(", ");
    const detail = looked.length === 0 ? "not looked for" : `no server of models is running here (${names})`;
    return [{ check: "local", state: "ok", detail }];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return [{ check: "local", state: "problem", detail: error.message }];
  }
}

function told({ name, title, baseUrl, models }: LocalModels): Finding {
  const [first] = models;
  const place = `${title} at ${new URL(baseUrl).host}`;
  if (first === undefined) return { check: "local", state: "note", detail: `${place} has no model yet` };
  const more = models.length > shown ? ` and ${models.length - shown} more` : "";
  const list = models.slice(0, shown).join(", ");
  return {
    check: "local",
    state: "ok",
    detail: `${place}: ${list}${more}. To use one: --model ${name}/${first}`,
  };
}
