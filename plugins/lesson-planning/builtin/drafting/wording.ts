import { writeYaml } from "../../../../src/markdown/yaml-text.ts";
import { isAllSubjects } from "../../../../src/workspace/packs/subjects.ts";
import { stageWritten } from "../../../../src/workspace/stage.ts";
/** Small turns of language that several sections need. */

export function sentence(text: string): string {
  const trimmed = capital(text.trim());
  return /[.?:]$/.test(trimmed) || trimmed === "" ? trimmed : `${trimmed}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that open a sentence and are nobody's name. */
const openers = new Set(
  `a an the this that these those it its they their there here he she we our you your one two three four five some many most more all every each any no none
  both several few another other such same what when where who why how which if because although since while until before after as so and but or not never
  always often sometimes usually only just in on at by for from with without to into onto over under between through during about of learners pupils students
  children people somebody nobody everybody something nothing everything ask show use make write draw find say give take look read count put choose work
  explain describe compare name list`
    .split(/\s+/)
    .filter(Boolean),
);

/** "The loop runs" reads "the loop runs" inside a sentence. What may be a name keeps its capital: "Macbeth", "Wi-Fi". */
export function uncapital(text: string): string {
  const [first = ""] = /^\p{L}+(?![\p{L}'’-])/u.exec(text) ?? [];
  return openers.has(first.toLowerCase()) && /^\p{Lu}\p{Ll}*$/u.test(first)
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

/** "S3 Computing Science"; a class that is called by its stage says it once, and one that is taught everything says no subject. */
export function aboutClass({ id, stage, subject }: { id: string; stage: string; subject: string }): string {
  const named = isAllSubjects(subject) ? "" : subject;
  const year = stageWritten(stage);
  const isCalledBy = [stage, year].some((one) => id.toLowerCase().startsWith(one.toLowerCase()));
  return [isCalledBy ? "" : year, named].filter(Boolean).join(" ");
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
  const joined = third
    ? others
        // "Adds and subtracts": what is joined to a verb at once is a verb, whatever it is.
        .replace(/^(and|or|then) (\p{Ll}+s)\b/u, (_, word, next) => `${word} ${bare(next)}`)
        .replace(joinedVerbs, (_, word, next) => `${word} ${bare(next)}`)
    : others;
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

/** A figure as its block. */
export function figureFence(data: object): string {
  return `\`\`\`figure\n${writeYaml(data).trimEnd()}\n\`\`\``;
}
