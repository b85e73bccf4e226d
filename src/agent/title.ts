import { personalToKeep, scanPrivacy } from "../workspace/privacy/scan.ts";
import { withoutNames } from "../workspace/privacy/without-names.ts";

const titleLength = 100;

/** A request as the title of its session. */
export function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= titleLength ? line : `${line.slice(0, titleLength - 1)}…`;
}

/** The title that a session is begun with. */
export function titleFor(request: string, provider: string): string {
  return oneLine(namingNobody(request, provider));
}

/**
 * A request as it may be on disk before anything in it is asked about: it names nobody whom the privacy guard would ask
 * about (`privacy-guard.ts`), which is less where nothing is sent.
 */
export function namingNobody(request: string, provider: string): string {
  const found = provider === "builtin" ? personalToKeep(request, "") : scanPrivacy(request, "");
  return found.length === 0 ? request : withoutNames(request);
}
