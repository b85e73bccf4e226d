import { stemOf } from "../search-words.ts";
import { topicWords } from "./topic-words.ts";

/**
 * Words that a subject has borrowed from everyday life or shares with another subject, a subject a line: by themselves
 * they leave open which is meant. "Clouds" is weather or storage; "rain clouds" and "cloud storage" are not in doubt.
 * Compiled by hand for this project.
 */
const borrowed: readonly { subject: RegExp; words: ReadonlySet<string> }[] = [
  {
    subject: /comput|informati|digital|\bict\b|technolog|programming/i,
    words:
      stems(`cloud mouse virus worm bug key tree string cookie branch web net window table memory shell port packet
      bit stack queue host crash cursor driver chip bus spam script menu tab root node field record file patch firewall
      bridge platform stream thread class object array bot python java ruby scratch pi mining chain wallet trojan`),
  },
  {
    subject: /music/i,
    words: stems("scale note key bar chord rest pitch beat string bass sharp flat measure score"),
  },
  {
    subject: /math|arithmetic/i,
    words: stems("mean range root table volume mode scale power net degree product"),
  },
  {
    subject: /scien|physic|chemi|biolog/i,
    words: stems("cell current wave charge force mass solution base crust plate bond"),
  },
];

/** Whether a topic is one word that means something else in everyday life, and the class's subject does not decide which. */
export function hasSeveralSenses(topic: string, subject: string | null): boolean {
  const words = topicWords(topic);
  const [only] = words;
  if (only === undefined || words.length > 1) return false;
  const meant = borrowed.filter(({ words }) => words.has(only.stem));
  return meant.length > 0 && !(subject !== null && meant.some((one) => one.subject.test(subject)));
}

function stems(words: string): ReadonlySet<string> {
  // One or many of them: "cookie" and "cookies" have stems of their own.
  return new Set(words.split(/\s+/).flatMap((word) => [stemOf(word), stemOf(`${word}s`)]));
}
