import { decodeEntities } from "../../markdown/entities.ts";

/** The words of a piece of HTML, its line breaks kept; pictures, sound and scripts leave nothing. Never throws. */
export function htmlText(html: string): string {
  if (!/[<&[\n\r]/.test(html)) return html.trim();
  const plain = html
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/\[sound:[^[\]]*\]/g, "")
    .replace(/\[anki:[^[\]]*\]/g, "")
    .replace(/[\r\n]+/g, " ")
    .replace(/<li\b[^<>]*>/gi, "\n")
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h[1-6]|p|div|hr)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "");
  return decodeEntities(plain)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** Whether it shows or plays something that text cannot keep. */
export function hasMedia(html: string): boolean {
  return /<(img|audio|video|object|embed)\b|\[sound:|\[anki:/i.test(html);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");
}
