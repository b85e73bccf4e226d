import { firstNames } from "./first-names.ts";
import { need } from "./needs.ts";
import { isNoName } from "./not-names.ts";

/** A name beside a need, and where in the line it starts. */
export type NamedNeed = { name: string; need: string; index: number };

const word = "(?:Mc|Mac|De|Di|Du|Fitz|La|Le|Van|O['’])?\\p{Lu}\\p{Ll}+(?:['’-]\\p{Lu}\\p{Ll}+)*";
const oneName = `(?:\\p{Lu}\\.\\s?)?${word}(?: (?:\\p{Lu}\\b\\.?|${word})){0,2}`;
const lowerName = `(?:${[...firstNames].join("|")})(?!\\p{L})`;
const other = (name: string) => `(?:, | and | & )${name}`;
const subject = (name: string) => `(?<name>${name})(?:${other(name)})*`;

const degree =
  "(?:a|an|the|very|quite|really|severe|severely|mild|mildly|moderate|profoundly|slightly|also|both|some|bad|significant|suspected|his|her|their|diagnosed with|being (?:assessed|tested) for|assessed for|registered|possibly|probably|recently|newly|extremely|been diagnosed with|been|on|got|in|from|for|with|to|due to|because of)";
/** One has, two have: "Bats are blind" names nobody. */
const verb =
  "(?:,? who)? ?(?:has|had|is|was|'s|’s|gets|got|needs|takes|uses|wears|receives|suffers from|struggles with|lives with|copes with|deals with|diagnosed with|on)";
const verbOfTwo = " (?:both )?(?:have|had|are|were|get|need|take|use|receive)";
/** "…dyslexic pupils" speaks about many; "Sofia has dyslexia" about one. */
const ofOne =
  "(?! (?:pupils?|students?|learners?|children|people|kids|readers?|awareness|friendly|strategies|support for))";
const found = `(?<need>${need})\\b${ofOne}`;

const shapes = (name: string): string[] => [
  `${subject(name)}${verb} (?:${degree} ){0,4}${found}`,
  `(?<name>${name})(?:${other(name)})+${verbOfTwo} (?:${degree} ){0,4}${found}`,
  `${subject(name)}\\s?[(\\[](?:[^)\\]]{0,30}?[\\s,;])?${found}`,
  `${subject(name)}(?: [–—-] ?|: ?|, )(?:${degree} |who (?:is|has) ){0,3}${found}`,
  `${subject(name)} (?:with|due to|because of) (?:${degree} ){0,2}${found}`,
  `${subject(name)}['’]s? (?:${degree} )?${found}`,
  `\\b(?<need>${need})(?: pupils?| students?)?(?:: ?| [–—-] | \\()${subject(name)}`,
];

/** "Noah sits by the window because of anxiety." */
const reason = (name: string) =>
  `${subject(name)}\\b[^.;:!?]{1,60}? (?:because|due to|as|since)(?: of| he| she| they)?(?: is| has| are| have)? (?:${degree} ){0,2}${found}`;

/** Need words count in any case; a name must look like one, or be a common first name. */
const capitalised = [...shapes(oneName), reason(oneName)].map(
  (shape) => new RegExp(`(?<![\\p{L}\\p{N}])${withAnyCase(shape)}`, "gu"),
);
const anyCase = [...shapes(lowerName), reason(lowerName), `${subject(lowerName)} ${found}`].map(
  (shape) => new RegExp(`(?<![\\p{L}\\p{N}])${shape}`, "giu"),
);

const anyNeed = new RegExp(`\\b(?:${need})\\b`, "iu");

export function namedNeeds(line: string): NamedNeed[] {
  if (!anyNeed.test(line)) return [];
  const plain = line.replace(/[*_`]/g, "");
  const hits: NamedNeed[] = [];
  for (const shape of [...capitalised, ...anyCase]) {
    for (const match of plain.matchAll(shape)) {
      const { name = "", need: what = "" } = match.groups ?? {};
      if (
        !couldBeName(name) ||
        inStory.test(plain.slice(0, match.index)) ||
        hits.some((hit) => overlaps(hit, name))
      )
        continue;
      hits.push({ name, need: what, index: match.index });
    }
  }
  return hits;
}

/** People in books and histories are topics. */
const inStory =
  /\b(?:protagonist|characters?|narrator|heroine|hero|author|poet|novelist|scientist|inventor|artist|composer|king|queen|president|athlete)[,:]? $/i;

/** Each word must be possible as a name: "Alan Turing" is a topic, and so is "Support" at the head of a sentence. */
function couldBeName(name: string): boolean {
  const parts = name.split(/\s+/).filter((part) => /\p{L}{2,}/u.test(part));
  return parts.length > 0 && !parts.some((part) => isNoName(part) && !firstNames.has(part.toLowerCase()));
}

function overlaps(hit: NamedNeed, name: string): boolean {
  return hit.name === name || hit.name.includes(name) || name.includes(hit.name);
}

/** Lets a need match whatever its case, without letting names do so. */
function withAnyCase(shape: string): string {
  return shape.replaceAll(need, `(?i:${need})`);
}
