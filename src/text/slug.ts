const longest = 60;
/** Names that Windows keeps for devices: a course's files must open everywhere. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** "Unité 1: Les Animaux" is "unite-1-les-animaux"; empty where nothing of the name can be kept. */
export function slug(name: string): string {
  const kept = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("ł", "l")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return devices.test(kept) ? `${kept}-1` : kept;
}

/** Slugs that are never given twice. */
export function uniqueSlugs(): (name: string, otherwise: string) => string {
  const given = new Set<string>();
  const next = new Map<string, number>();
  return (name, otherwise) => {
    const stem = slug(name) || otherwise;
    let count = next.get(stem) ?? 1;
    let made = count === 1 ? stem : `${stem}-${count}`;
    while (given.has(made)) made = `${stem}-${++count}`;
    given.add(made);
    next.set(stem, count + 1);
    return made;
  };
}

/** A heading as an id: letters of any script and digits, everything else a dash. Empty where it has neither. */
export function headingSlug(heading: string): string {
  const dashed = heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return dashed.replace(/^-|-$/g, "");
}
