/** The affix of Malay or English that `given` lacks of `expected` ("ber-", "-kan", "-s"), or null. Folded words. */
export function lostAffix(expected: string, given: string): string | null {
  if (given.length < 3 || given.length >= expected.length) return null;
  return lostPrefix(expected, given) ?? lostSuffix(expected, given);
}

/**
 * The prefix of a Malay verb that `given` has and `expected` has not: memesan is pesan, as a verb. It holds however
 * many letters it takes, and where both are words of the course.
 */
export function addedVerbPrefix(expected: string, given: string): string | null {
  if (expected.length < 3 || expected.length >= given.length) return null;
  const prefix = lostPrefix(given, expected);
  return prefix === "di-" ? null : prefix;
}

/** -ku, -mu and -nya where the expected words have a pronoun of their own: namaku for "nama saya". */
export function joinedPronoun(expected: readonly string[], given: readonly string[]): string | null {
  if (given.length + 1 !== expected.length) return null;
  const at = expected.findIndex((word, index) => word !== given[index]);
  const pronoun = expected[at + 1] ?? "";
  const ending = Object.keys(pronouns).find((one) => given[at] === `${expected[at]}${one}`);
  if (ending === undefined || pronouns[ending]?.includes(pronoun) !== true) return null;
  return expected.slice(at + 2).join(" ") === given.slice(at + 1).join(" ") ? `-${ending}` : null;
}

const pronouns: Readonly<Record<string, readonly string[]>> = {
  ku: ["saya", "aku"],
  mu: ["kamu", "awak", "anda"],
  nya: ["dia", "beliau", "mereka"],
};

/** me- grows a consonant that fits the root and may swallow the root's own: menulis is me- and tulis. */
const prefixes: readonly (readonly [written: string, affix: string, swallowed: string, roots: RegExp])[] = [
  ["ber", "ber-", "", /^[^r]/],
  ["be", "ber-", "", /^r|^[^aeiou]er/],
  ["menge", "me-", "", /^[^aeiou]+[aeiou][^aeiou]*$/],
  ["meng", "me-", "k", /^k/],
  ["meng", "me-", "", /^[aeioughk]/],
  ["meny", "me-", "s", /^s/],
  ["mem", "me-", "p", /^p/],
  ["mem", "me-", "", /^[bfpv]/],
  ["men", "me-", "t", /^t/],
  ["men", "me-", "", /^[cdjstz]/],
  ["me", "me-", "", /^[lmnrwy]/],
  ["di", "di-", "", /^/],
];

function lostPrefix(expected: string, given: string): string | null {
  for (const [written, affix, swallowed, roots] of prefixes) {
    if (!expected.startsWith(written) || !given.startsWith(swallowed) || !roots.test(given)) continue;
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
