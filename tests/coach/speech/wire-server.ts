import { z } from "zod";
import { durationMs, readWav, type Sound } from "../../../src/coach/speech/wav.ts";

export type Asked = { path: string; authorization: string | null; fields: Record<string, unknown> };
export type Reply = { status?: number; type?: string; body: string | Uint8Array<ArrayBuffer> } | "hang";

const Fields = z.record(z.string(), z.unknown());

/** A speech server on this machine that speaks the wire format; `reply` decides what it answers. */
export function wireServer(reply: (asked: Asked) => Reply) {
  const asked: Asked[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const path = new URL(request.url).pathname;
      const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data") === true;
      const fields = isForm ? await fieldsOf(await request.formData()) : Fields.parse(await request.json());
      const one = { path, authorization: request.headers.get("authorization"), fields };
      asked.push(one);
      const answer = reply(one);
      if (answer === "hang") return await new Promise<Response>(() => undefined);
      return new Response(answer.body, {
        status: answer.status ?? 200,
        headers: { "content-type": answer.type ?? "application/json" },
      });
    },
  });
  return { baseUrl: `http://127.0.0.1:${server.port}/v1`, asked, close: async () => await server.stop(true) };
}

/** A file becomes what a recogniser needs to know of it. */
async function fieldsOf(form: Awaited<ReturnType<Request["formData"]>>): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value === "string") fields[name] = value;
    else fields[name] = recordingIn(value.name, readWav(await value.bytes()));
  }
  return fields;
}

function recordingIn(name: string, sound: Sound) {
  return { name, rate: sound.rate, ms: Math.round(durationMs(sound)) };
}
