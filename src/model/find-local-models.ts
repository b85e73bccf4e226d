import { z } from "zod";
import { type LocalServer, titleOf } from "./local-servers.ts";
import { fetchDirectly } from "./proxy.ts";

export type LocalModels = LocalServer & {
  /** Names, as the server gives them; none where it has no model yet. */
  models: string[];
};

/** A server on this computer answers at once or is busy with something else; nobody waits longer for it. */
const patienceMs = 800;
const mostBytes = 1_000_000;

/** What a list of models looks like, whoever sends it. Ollama says null where it has none. */
const List = z.object({
  data: z
    .array(z.object({ id: z.string(), owned_by: z.string().optional().catch(undefined) }))
    .max(1_000)
    .nullable(),
});

/**
 * Those that answer as a server of models does, asked side by side. Each gets one GET for its list: no key, no text,
 * nothing of anybody's. What else may listen at such a port (a web page, nonsense, an answer without an end) is passed over.
 */
export async function findLocalModels(
  servers: readonly LocalServer[],
  withinMs = patienceMs,
): Promise<LocalModels[]> {
  const found = await Promise.all(servers.map((server) => look(server, withinMs)));
  return found.filter((each) => each !== null);
}

async function look(server: LocalServer, withinMs: number): Promise<LocalModels | null> {
  try {
    const signal = AbortSignal.timeout(withinMs);
    const headers = { accept: "application/json" };
    const reply = await fetchDirectly(`${server.baseUrl}/models`, { signal, headers });
    const text = await limitedText(reply);
    if (reply.status !== 200 || text === null) return null;
    const { data } = List.parse(JSON.parse(text));
    const models = (data ?? []).map(({ id }) => id).filter(isUsable);
    return { ...server, title: titleOf(data?.[0]?.owned_by) ?? server.title, models: [...new Set(models)] };
  } catch {
    return null;
  }
}

/** The body; null where it is longer than any list, and then the connection is closed. */
async function limitedText({ body }: Response): Promise<string | null> {
  if (body === null) return null;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null; // leaving the loop cancels the body
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** A name that can be shown and typed, of a model that writes. */
function isUsable(id: string): boolean {
  return /^[^\p{C}\p{Z}]{1,200}$/u.test(id) && !/embed/i.test(id);
}
