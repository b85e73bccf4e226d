import type { Page } from "playwright-core";

export type Part = { url: string; kind: string; bytes: number };

/** What comes over the line for a page, as packed as it comes, from now on. */
export async function transferred(page: Page): Promise<() => readonly Part[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const begun = new Map<string, Omit<Part, "bytes">>();
  const parts: Part[] = [];
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    begun.set(requestId, { url: response.url, kind: type });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const part = begun.get(requestId);
    if (part !== undefined) parts.push({ ...part, bytes: encodedDataLength });
  });
  return () => parts;
}

export function weight(parts: readonly Part[], wanted: (part: Part) => boolean): number {
  return parts.filter(wanted).reduce((sum, { bytes }) => sum + bytes, 0);
}

export const isFont = ({ kind }: Part) => kind === "Font";
