import { sentencesIn } from "../../../text/sentences.ts";
import type { Section } from "../../document.ts";
import { withoutFields } from "../../fields.ts";
import type { Finding } from "../finding.ts";
import { type BloomLevel, bloomLevelOf, levelWord } from "./bloom.ts";
import { opensAsDoing } from "./doing-verb.ts";
import { type Item, itemsOf, linesOf, plain, type Rule, sectionsOf } from "./rule.ts";

/** What cannot be seen, and a verb of the same level that can. */
const vague: readonly { said: RegExp; level: BloomLevel; better: string }[] = [
  { said: /^(?:learn|find out|know|hear) about\b/i, level: "understand", better: "describe" },
  {
    said: /^(?:know|knows|knowing|learn|learning|remember|remembering)\b/i,
    level: "remember",
    better: "state",
  },
  {
    said: /^(?:(?:gain|develop|have|deepen|build|demonstrate|show) (?:an? |their |the )?)?(?:\w+ )?(?:understand(?:ing)?|grasp|comprehend|realise|realize)\b/i,
    level: "understand",
    better: "explain",
  },
  {
    said: /^(?:be|become|being|are) (?:aware of|familiar with|introduced to|exposed to)\b/i,
    level: "remember",
    better: "identify",
  },
  { said: /^(?:appreciate|appreciating|value|enjoy)\b/i, level: "evaluate", better: "justify" },
  { said: /^(?:think about|consider|look at|get to grips with)\b/i, level: "analyze", better: "compare" },
];

const who =
  "(?:all |most |some |every )?(?:pupils?|students?|learners?|children|they|you|we|i|the class|everyone|everybody)";
const leadIns = [
  /^(?:LO|LI|SC|outcome|objective|intention|learning (?:intention|outcome|objective))\s*\d*\s*[:.)–—-]\s*/i,
  /^(?:all|most|some|must|should|could|core|extension|challenge)\s*[:–—-]\s*/i,
  /^by the end(?: of (?:the|this) (?:lesson|period))?,?\s*/i,
  new RegExp(
    `^${who}\\s+(?:will be able to|should be able to|are able to|will|can|should|are learning (?:how )?to|are learning)\\s+`,
    "i",
  ),
  /^(?:be able to|how to|to)\s+/i,
  /^(?:\w+ly|also|then|and|begin to|start to|with (?:support|help|my notes),?)\s+/i,
];

/** Each learning outcome starts with something that pupils can be seen or heard doing. */
export const outcomeVerbs: Rule = (lesson) =>
  sectionsOf(lesson, "learning-outcomes").flatMap((section) => {
    const items = itemsOf(section);
    return (items.length > 0 ? items : sentencesOf(section)).flatMap((item) => check(section, item));
  });

/** "By the end pupils can trace a loop" asks for the same as "trace a loop". */
export function withoutLeadIns(text: string): string {
  return leadIns.reduce((rest, leadIn) => rest.replace(leadIn, ""), text);
}

/** What in an outcome cannot be seen or checked, and a verb that can; null where nothing is. */
export function unseenIn(text: string): { word: string; better: string } | null {
  const outcome = withoutLeadIns(text);
  const unseen = vague.find(({ said }) => said.test(outcome));
  const word = unseen?.said.exec(outcome)?.[0].toLowerCase();
  return unseen === undefined || word === undefined ? null : { word, better: unseen.better };
}

function check(section: Section, { text, line }: Item): Finding[] {
  if (withoutFields(text).trim() === "") return [];
  const outcome = withoutLeadIns(text);
  const place = { rule: "outcome-verbs", section: section.id, line };
  const unseen = vague.find(({ said }) => said.test(outcome));
  if (unseen !== undefined) {
    const word = unseen.said.exec(outcome)?.[0] ?? "";
    const rest = outcome.slice(word.length).trim();
    return [
      {
        ...place,
        message: `"${word.toLowerCase()}" cannot be seen or checked: "${text}"`,
        fix: `Say what pupils do to show it, on the same level (${levelWord(unseen.level)}): "${capital(unseen.better)} ${rest}"`,
      },
    ];
  }
  const [first = "", second = ""] = outcome.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (first === "" || bloomLevelOf(first) !== null || bloomLevelOf(first.split("-").at(-1) ?? "") !== null)
    return [];
  if (/ly$/.test(first) && bloomLevelOf(second) !== null) return [];
  if (opensAsDoing(outcome)) return [];
  return [
    {
      ...place,
      message: `This outcome does not start with something pupils do: "${text}"`,
      fix: "Start with a verb that can be seen or heard, such as name, explain, trace, compare, justify or design.",
    },
  ];
}

/** Outcomes written as prose: only sentences that speak of pupils say what they will do. */
function sentencesOf(section: Section): Item[] {
  const speaks = new RegExp(`^${who} (?:will|can|should|are)\\b|^by the end\\b|^to \\w`, "i");
  return linesOf(section)
    .filter(({ code }) => !code)
    .flatMap(({ text, line }) => sentencesIn(plain(text)).map((sentence) => ({ text: sentence, line })))
    .filter(({ text }) => speaks.test(text) && !text.endsWith(":"));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
