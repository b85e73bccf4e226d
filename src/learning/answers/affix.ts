/** The affix of Malay or English that `given` lacks of `expected` ("ber-", "-kan", "-s"), or null. Folded words. */
export function lostAffix(expected: string, given: string): string | null {
  if (given.length < 3 || given.length >= expected.length) return null;
  return lostPrefix(expected, given) ?? lostSuffix(expected, given);
}

/** me- grows a consonant before the root and may swallow the root's own: menulis is me- and tulis. */
const prefixes: readonly (readonly [written: string, affix: string, swallowed: string])[] = [
  ["ber", "ber-", ""],
  ["be", "ber-", ""],
  ["menge", "me-", ""],
  ["meng", "me-", "k"],
  ["meng", "me-", ""],
  ["meny", "me-", "s"],
  ["mem", "me-", "p"],
  ["mem", "me-", ""],
  ["men", "me-", "t"],
  ["men", "me-", ""],
  ["me", "me-", ""],
  ["di", "di-", ""],
];

function lostPrefix(expected: string, given: string): string | null {
  for (const [written, affix, swallowed] of prefixes) {
    if (!expected.startsWith(written) || !given.startsWith(swallowed)) continue;
    if (expected.slice(written.length) === given.slice(swallowed.length)) return affix;
  }
  return null;
}

function lostSuffix(expected: string, given: string): string | null {
  if (expected === `${given}kan`) return "-kan";
  // Roti and kunci are roots: what is left of them is too short, or ends as no Malay root does.
  if (expected === `${given}i` && given.length > 3 && !/[^aeiou](?<!n)[^aeiou]$|n[^aeioug]$/.test(given)) {
    return "-i";
  }
  if (expected === `${given}s` && !given.endsWith("s")) return "-s";
  if (expected === `${given}es` && /(?:s|x|z|ch|sh|o)$/.test(given)) return "-s";
  return given.endsWith("y") && expected === `${given.slice(0, -1)}ies` ? "-s" : null;
}
