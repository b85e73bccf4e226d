import { AskError } from "../../api/ask.ts";
import { words } from "../../words/words.ts";

/** Asks the server for a file and gives it to the browser to keep. Gives its name. Throws `AskError`. */
export async function download(path: string, init?: RequestInit): Promise<string> {
  const reply = await fetch(path, init).catch(() => {
    throw new AskError(0, { error: { message: words.frame.unreachable, kind: "offline" } });
  });
  if (!reply.ok) {
    const fallback = { error: { message: words.frame.failed(reply.status), kind: "unexpected" } };
    const body: unknown = await reply.json().catch(() => null);
    throw new AskError(reply.status, isError(body) ? body : fallback);
  }
  const name = nameIn(reply.headers.get("content-disposition") ?? "");
  saveAs(await reply.blob(), name);
  return name;
}

export function saveAs(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]+)"/.exec(disposition) ?? [];
  return encoded === undefined ? (plain ?? "lesson") : decodeURIComponent(encoded);
}

function isError(body: unknown): body is { error: { message: string; kind: string } } {
  return typeof body === "object" && body !== null && "error" in body;
}
