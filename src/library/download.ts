import { open } from "node:fs/promises";
import { Problem, reasonOf } from "../problem.ts";

const mostBytes = 200_000_000;
/** Without a byte for so long, nothing comes any more. */
const silentMs = 60_000;

export function isAddress(source: string): boolean {
  return /^https?:\/\//i.test(source.trim());
}

/** A repository's own page stands for all its files, packed as GitHub packs them. */
export function archiveAddress(source: string): string {
  const address = new URL(source.trim());
  const [owner, repository, ...rest] = address.pathname.split("/").filter(Boolean);
  if (address.hostname !== "github.com" || owner === undefined || repository === undefined || rest.length > 0)
    return address.href;
  return `https://github.com/${owner}/${repository.replace(/\.git$/, "")}/archive/HEAD.tar.gz`;
}

/** Saves what is at an address to a file, and gives the file's path. Throws `Problem`. */
export async function download(
  source: string,
  target: string,
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>,
  heard: (bytes: number, of: number | null) => void,
): Promise<string> {
  const failed = (why: string) =>
    new Problem(
      "setup",
      `${source} could not be downloaded: ${why} Nothing was brought in. Try again, or download it yourself and add the file.`,
    );
  if (!isAllowed(source)) throw failed("only addresses that begin with https are used.");
  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), silentMs);
  const file = await open(target, "wx");
  try {
    const response = await fetch(archiveAddress(source), { signal: quiet.signal });
    if (!response.ok || response.body === null) throw failed(`the server answered ${response.status}.`);
    const length = Number(response.headers.get("content-length"));
    let bytes = 0;
    for await (const part of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silentMs);
      bytes += part.length;
      if (bytes > mostBytes) throw failed(`it is larger than ${mostBytes / 1_000_000} MB.`);
      await file.write(part);
      heard(bytes, length > 0 ? length : null);
    }
    if (length > 0 && response.headers.get("content-encoding") === null && bytes < length)
      throw failed("the connection broke off.");
    return target;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw failed(
      quiet.signal.aborted ? "nothing came for a minute." : `${reasonOf(error).replace(/\.?$/, ".")}`,
    );
  } finally {
    clearTimeout(timer);
    await file.close();
  }
}

/** What travels in the clear could be changed on its way; on this computer nobody is in between. */
function isAllowed(source: string): boolean {
  if (!URL.canParse(source.trim())) return false;
  const { protocol, hostname } = new URL(source.trim());
  return protocol === "https:" || ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}
