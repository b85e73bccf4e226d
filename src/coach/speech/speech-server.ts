import { endpointOf } from "../../model/endpoint.ts";
import { byWay, fetchDirectly, proxyFor } from "../../model/proxy.ts";
import { withoutSecrets } from "../../model/secrets.ts";
import { SpeechError } from "./speech-error.ts";
import { late, within } from "./within.ts";

/** A server that speaks OpenAI's audio format: OpenAI's own, whisper.cpp's, and others. */
export type SpeechServer = {
  /** Up to and with `/v1`. */
  baseUrl: string;
  /** null: a server that asks for none. Never logged, never in a message. */
  apiKey: string | null;
  timeoutMs?: number;
};

export type Answer = { bytes: Uint8Array; contentType: string };

const mostBytes = 32 * 1024 * 1024;

/** Asks once. Throws a SpeechError in words; aborting ends the request. */
export async function askServer(
  server: SpeechServer,
  path: string,
  body: { json: Readonly<Record<string, string | number>> } | { form: FormData },
  signal: AbortSignal,
): Promise<Answer> {
  const { url, authorization, secrets } = endpointOf(server.baseUrl, server.apiKey ?? undefined);
  const address = `${(url ?? server.baseUrl).replace(/\/+$/, "")}${path}`;
  const headers = new Headers();
  if (server.apiKey !== null) headers.set("Authorization", `Bearer ${server.apiKey}`);
  else if (authorization !== null) headers.set("Authorization", authorization);
  if ("json" in body) headers.set("Content-Type", "application/json");
  const payload = "json" in body ? JSON.stringify(body.json) : body.form;
  const timeoutMs = server.timeoutMs ?? 30_000;
  const fail = (text: string) => new SpeechError(withoutSecrets(text, secrets));
  try {
    const answer = await within(timeoutMs, signal, async (stop) => {
      const response = await fetchDirectly(address, { method: "POST", headers, body: payload, signal: stop });
      return {
        status: response.status,
        contentType: response.headers.get("content-type") ?? "",
        bytes: await read(response),
      };
    });
    if (answer === late)
      throw fail(
        `The speech server at ${hostOf(address)} did not answer within ${timeoutMs / 1000} seconds.`,
      );
    if (answer.status >= 400)
      throw fail(refusal(answer.status, address, new TextDecoder().decode(answer.bytes)));
    return answer;
  } catch (error) {
    if (error instanceof SpeechError || signal.aborted) throw error;
    throw fail(
      `The speech server at ${hostOf(address)} cannot be reached. Is it running, and is the address right?${byWay(proxyFor(address, process.env))}`,
    );
  }
}

async function read(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes)
      throw new SpeechError("The speech server sent more than can be a voice; it was not read on.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What a refusal means for the person who set it up. */
function refusal(status: number, address: string, body: string): string {
  const host = hostOf(address);
  const said = reasonIn(body);
  if (status === 401 || status === 403)
    return `The speech server at ${host} does not accept the key. Check OPENAI_API_KEY.${said}`;
  if (status === 404) return `There is no speech at ${address}: the address or the model is wrong.${said}`;
  if (status === 429)
    return `The speech server at ${host} is asked too often, or the account is used up.${said}`;
  if (status >= 500)
    return `The speech server at ${host} has a problem of its own (${status}). Try again in a moment.${said}${byWay(proxyFor(address, process.env))}`;
  return `The speech server at ${host} refused the request (${status}).${said}`;
}

function reasonIn(body: string): string {
  const found = /"message"\s*:\s*"((?:[^"\\]|\\.){1,200})/.exec(body)?.[1];
  return found === undefined ? "" : ` It says: ${found}`;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "that address";
}
