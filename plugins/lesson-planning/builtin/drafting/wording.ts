/** Small turns of language that several sections need. */

export function sentence(text: string): string {
  const trimmed = capital(text.trim());
  return /[.?:]$/.test(trimmed) || trimmed === "" ? trimmed : `${trimmed}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names of languages, places and products keep their capital wherever they stand. */
const names =
  /^(?:Python|Scratch|MakeCode|Java|English|Scot|Microsoft|Google|Glow|National|Higher|Parsons|Boolean|I |S\d)/;

/** "Learners explain" reads "learners explain" inside a sentence; "HTML", "TCH 4-14a" and names stay as they are. */
export function uncapital(text: string): string {
  return /^[A-Z](?:[a-z]|n? )/.test(text) && !names.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "S3 Computing Science"; a class that is called by its stage says it once. */
export function aboutClass({ id, stage, subject }: { id: string; stage: string; subject: string }): string {
  return [id.toLowerCase().startsWith(stage.toLowerCase()) ? "" : stage, subject].filter(Boolean).join(" ");
}

export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${indented(item, 2)}`).join("\n");
}

export function numbered(items: readonly string[]): string {
  return items.map((item, i) => `${i + 1}. ${indented(item, 3)}`).join("\n");
}

/** Further lines of an item, moved under its first. */
export function indented(text: string, by: number): string {
  return text.replaceAll("\n", `\n${" ".repeat(by)}`).replace(/[ ]+\n/g, "\n");
}

const irregular: Readonly<Record<string, string>> = { has: "have", is: "be", does: "do", goes: "go" };

/** "Can trace a loop", "traces a loop" and "trace a loop" all ask for the same: "trace a loop". */
export function infinitive(clause: string): string {
  const text = clause.trim().replace(/^(?:can|is able to|pupils can|learners can)\s+/i, "");
  const [first = "", ...rest] = text.split(" ");
  const verb = first.toLowerCase();
  const third = text === clause.trim() && bare(verb) !== verb;
  const base = irregular[verb] ?? (third ? bare(verb) : verb);
  const others = rest.join(" ").replace(/[.;]$/, "");
  const joined = third ? others.replace(joinedVerbs, (_, word, next) => `${word} ${bare(next)}`) : others;
  return `${base} ${joined}`.trim();
}

/** "Finds and explains": what is true of the first verb is true of those joined to it. Words that may be nouns are not here. */
const joinedVerbs =
  /\b(and|or|then) (says|explains|writes|predicts|describes|gives|chooses|tells|makes|finds|justifies|identifies|compares|suggests|decides|corrects|combines|builds|follows|keeps|recognises)\b/g;

/** A third person's verb without its ending. */
function bare(verb: string): string {
  if (/(?:ss|us|is)$/.test(verb) || !verb.endsWith("s")) return verb;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, "y");
  if (/(?:ch|sh|x|zz|ss|o)es$/.test(verb)) return verb.replace(/es$/, "");
  return verb.replace(/s$/, "");
}

/** The same text gives the same number: how a choice is made without chance. */
export function pickIndex(seed: string, length: number): number {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  // The low bits of this hash differ little between short words.
  return length === 0 ? 0 : (hash >>> 11) % length;
}
