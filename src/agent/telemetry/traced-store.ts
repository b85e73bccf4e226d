import manifest from "../../../package.json" with { type: "json" };
import type { Env } from "../../env.ts";
import { serverOf } from "../../model/address.ts";
import { fetchDirectly } from "../../model/proxy.ts";
import { reasonOf } from "../../problem.ts";
import type { Store } from "../../store/store.ts";
import { type Telemetry, telemetryOf } from "./settings.ts";
import { otlpSpans } from "./spans.ts";

/** A collector that takes longer is not waited for. */
const patienceMs = 2_000;

export type TracedStore = {
  store: Store;
  /** When what was under way to the collector has arrived or been given up. Never fails. */
  settled(): Promise<void>;
};

/**
 * The store itself, and where OpenTelemetry is asked for one whose traces also go to the collector: once each is ended
 * and kept, behind the run's back. A collector that cannot be reached costs one line, told once.
 */
export function tracedStore(store: Store, env: Env, tell: (line: string) => void): TracedStore {
  const telemetry = telemetryOf(env);
  if (telemetry === null) return { store, settled: async () => {} };
  let told = false;
  const failed = (reason: string) => {
    if (!told) tell(`Traces did not go to OpenTelemetry: ${reason}`);
    told = true;
  };
  if ("problem" in telemetry) {
    failed(telemetry.problem);
    return { store, settled: async () => {} };
  }
  const underWay = new Set<Promise<void>>();
  const send = (id: string) => {
    const sending = exportTrace(store, id, telemetry)
      .catch((error: unknown) => failed(`${serverOf(telemetry.url)}: ${reasonOf(error)}`))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  return {
    store: {
      ...store,
      async createTrace(...of) {
        const log = await store.createTrace(...of);
        return {
          id: log.id,
          append: (spans) => log.append(spans),
          async finish(metadata) {
            await log.finish(metadata);
            send(log.id);
          },
        };
      },
    },
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Throws where it did not arrive. */
async function exportTrace(
  store: Store,
  id: string,
  { url, headers, service, content }: Telemetry,
): Promise<void> {
  const trace = await store.readTrace(id);
  const messages = content ? (await store.readSession(trace.sessionId)).messages : null;
  const spans = otlpSpans(trace, messages);
  if (spans.length === 0) return;
  const named = (key: string, text: string) => ({ key, value: { stringValue: text } });
  const resource = {
    attributes: [named("service.name", service), named("service.version", manifest.version)],
  };
  const scopeSpans = [{ scope: { name: "teacher-assist", version: manifest.version }, spans }];
  const reply = await fetchDirectly(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
    signal: AbortSignal.timeout(patienceMs),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
}
