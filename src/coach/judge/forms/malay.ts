/** A Malay verb without its prefix and with another: "membeli" is "beli" and "dibeli"; "beli" is "membeli". */
export function malayVerb(target: string, isVerb: boolean): string[] {
  if (!/^\p{Ll}{4,}$/u.test(target)) return [];
  const root = rootsOf(target);
  if (root.length > 0) return root.flatMap((one) => [one, `di${one}`]);
  // "bekerja": before a syllable with an r the prefix loses its own.
  const [, bare] = /^be(?:r(\p{Ll}{3,})|(?=\p{Ll}er))/u.exec(target) ?? [null, null];
  if (bare !== null) return [bare ?? target.slice(2)];
  return isVerb ? [withMe(target), `di${target}`, `ber${target.replace(/^r/, "")}`] : [];
}

/** Where the prefix has swallowed a letter ("menulis") it is given back. */
function rootsOf(verb: string): string[] {
  const [, swallowed = "", rest = ""] = /^(meny|meng|mem|men)(\p{Ll}{3,})$/u.exec(verb) ?? [];
  const vowel = /^[aeiou]/.test(rest);
  if (swallowed === "meny") return vowel ? [`s${rest}`] : [];
  if (swallowed === "meng") return vowel ? [rest, `k${rest}`] : [rest];
  if (swallowed === "mem") return [vowel ? `p${rest}` : rest];
  if (swallowed === "men") return [vowel ? `t${rest}` : rest];
  const [, plain = ""] = /^me([lmnrwy]\p{Ll}{2,})$/u.exec(verb) ?? [];
  return plain === "" ? [] : [plain];
}

function withMe(root: string): string {
  const rest = root.slice(1);
  const isVowel = /^[aeiou]/.test(root);
  if (isVowel || /^[gh]/.test(root)) return `meng${root}`;
  if (/^[bfv]/.test(root)) return `mem${root}`;
  if (/^[cdjz]/.test(root)) return `men${root}`;
  if (root.startsWith("p")) return `mem${rest}`;
  if (root.startsWith("t")) return `men${rest}`;
  if (root.startsWith("k")) return `meng${rest}`;
  return root.startsWith("s") ? `meny${rest}` : `me${root}`;
}
