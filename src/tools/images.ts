import type { ImageBlock } from "../message.ts";

/** What a file's first bytes say it is; null for what is no image that a model can look at. */
export function imageType(bytes: Uint8Array): ImageBlock["mediaType"] | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("GIF87a") || start.startsWith("GIF89a")) return "image/gif";
  return start.startsWith("RIFF") && start.slice(8) === "WEBP" ? "image/webp" : null;
}
