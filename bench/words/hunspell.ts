/** Every form that a Hunspell dictionary of prefixes and suffixes spells out. No compounds. */
export function wordsOfHunspell(rules: string, list: string): string[] {
  const affixes = readRules(rules);
  return list
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [word = "", flags = ""] = line.split("/");
      const own = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
      const ended = own.filter(({ before }) => !before).flatMap((affix) => applied(word, affix));
      const begun = own.filter(({ before }) => before);
      const crossed = [word, ...ended].flatMap((one) => begun.flatMap((affix) => applied(one, affix)));
      return [word, ...ended, ...crossed];
    });
}

type Affix = { before: boolean; strip: string; add: string; where: RegExp };

function readRules(rules: string): Map<string, Affix[]> {
  const found = new Map<string, Affix[]>();
  for (const line of rules.split("\n")) {
    const [kind, flag = "", strip = "", add, where] = line.trim().split(/\s+/);
    if ((kind !== "PFX" && kind !== "SFX") || add === undefined || where === undefined) continue;
    const before = kind === "PFX";
    const pattern = new RegExp(before ? `^${where}` : `${where}$`);
    const affix = { before, strip: strip === "0" ? "" : strip, add: add === "0" ? "" : add, where: pattern };
    found.set(flag, [...(found.get(flag) ?? []), affix]);
  }
  return found;
}

function applied(word: string, { before, strip, add, where }: Affix): string[] {
  if (!where.test(word)) return [];
  if (before) return [add + word.slice(strip.length)];
  return [word.slice(0, word.length - strip.length) + add];
}
