import type { Key } from "./key.ts";

/**
 * What one line says, one statement after the other: "5x = 20 ⇒ x = 4" are two. A comma or a semicolon parts them only
 * where an equation stands on both sides of it, and never in a point or a list.
 */
export function statementsIn(line: string, key: Key): string[] {
  const parts = line
    .split(arrows)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (key.kind === "point" || key.kind === "list") return parts;
  return parts.flatMap((part) => {
    const each = part.split(/[;,](?=\s)/).map((one) => one.trim());
    return each.length > 1 && each.every((one) => /[^=]=[^=]/.test(one)) ? each : [part];
  });
}

const arrows =
  /\s*(?:=>|⇒|⟹|→|⟶|∴|\b(?:so|then|therefore|hence|also|dann|maka|donc|luego)\b(?=[^=]*=))\s*,?\s*/giu;
