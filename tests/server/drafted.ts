import type { Chosen } from "../../src/message.ts";
import type { Desk } from "./desk.ts";
import { ended, follow } from "./follow.ts";

/** A lesson that was asked for by the routes and is written: its session's id. */
export async function drafted(desk: Desk, input: string, about?: Chosen): Promise<string> {
  const json = { command: "lesson-planning:create-lesson", input, ...(about && { about }) };
  const { sessionId, stream } = await (await desk.reach().client.sessions.$post({ json })).json();
  const token = new URL(desk.url()).searchParams.get("token") ?? "";
  const reader = await follow({ port: desk.port, token }, stream);
  await reader.until(ended);
  reader.close();
  return sessionId;
}
