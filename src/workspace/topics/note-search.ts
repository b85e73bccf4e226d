import { foldWord } from "../../text/stem.ts";
import { rarityOf } from "../../words/word-vectors.ts";
import { stemsOf } from "../curriculum/fit/concepts.ts";
import { topicWords } from "../curriculum/fit/topic-words.ts";
import { stemOf } from "../curriculum/search-words.ts";

const subjectWords =
  "maths?|mathematics|history|geography|science|english|pshe|pse|re|rme|pe|art|music|drama|computing|ict|french|spanish|german|biology|chemistry|physics|dt|tech(?:nology)?";

/** A note to be looked through: what it calls itself, and all it says. */
export type NoteText = { title: string; keywords: readonly string[]; body: string };

/**
 * How much of a topic a note is about. `share`: of what the topic's words say, rare ones saying more than common ones, 0
 * to 1. `title`: how much of the note's own title the topic says. `missing`: words that the note knows nothing of.
 */
export type NoteMatch = { share: number; title: number; missing: string[] };

/** Words of the note's body say that it speaks of it, and not that it is about it. */
const inBody = 0.75;
const inAName = 0.6;
/** What comes after "with": by what means, and seldom what it is about. */
const asMeans = 0.4;
/** A word that is at home in every subject, or says how the lesson is to be. */
const weakly = 0.15;

/**
 * What a topic in a teacher's words has to do with notes: "why do people live near volcanoes?", "Pythagoras, first
 * lesson", "revision of acids before the test". A note must be called so: by its title or by one of its keywords, whole.
 * The other words must be words that it has, too, or say little: so "Roman numerals" are none of the Romans. null: it is
 * called by none. Pure.
 */
export function noteSearch(topic: string): (note: NoteText) => NoteMatch | null {
  const words = weighed(topic);
  const phrase = ` ${stems(topic).join(" ")} `;
  return ({ title, keywords, body }) => {
    const called = [title, title.split(":")[0] ?? "", ...keywords].map(stems);
    if (isOther(stems(title), phrase)) return null;
    const whole = called.filter((name) => name.length > 0 && phrase.includes(` ${name.join(" ")} `));
    const names = new Set(whole.flat());
    // "Negative numbers": what says little by itself says much as part of a name.
    const compound = new Set(whole.filter((name) => name.length > 1).flat());
    if (!words.some(({ stem, weak }) => names.has(stem) && (!weak || compound.has(stem)))) return null;
    const parts = new Set(called.flat());
    const told = new Set(stems(body));
    let met = 0;
    let all = 0;
    const missing: string[] = [];
    for (const { word, stem, weight: alone, weak } of words) {
      const weight = compound.has(stem) ? Math.max(alone, inAName) : alone;
      all += weight;
      if (names.has(stem)) met += weight;
      else if (parts.has(stem) || told.has(stem)) met += inBody * weight;
      else if (!weak) missing.push(word);
    }
    const own = topicWords(title).map(({ stem }) => spelt(stem));
    const said = own.filter((stem) => phrase.includes(` ${stem} `));
    return { share: met / all, title: own.length === 0 ? 0 : said.length / own.length, missing };
  };
}

/** The Second World War is not the first. */
function isOther(title: readonly string[], phrase: string): boolean {
  const own = counting.filter((word) => title.includes(word));
  const said = counting.filter((word) => phrase.includes(` ${word} `));
  return own.length > 0 && said.length > 0 && !own.some((word) => said.includes(word));
}

const counting = "first second third fourth fifth one two three four five i ii iii iv v vi vii viii"
  .split(" ")
  .map(stemOf);

function weighed(topic: string) {
  const [matter = "", ...means] = topic.replace(ofASubject, " ").split(/\b(?:with|using|through)\b/i);
  const own = topicWords(matter);
  const beside = topicWords(means.join(" ")).filter(({ stem }) => own.every((word) => word.stem !== stem));
  const first = own.map((word) => ({ ...word, scale: 1 }));
  return [...first, ...beside.map((word) => ({ ...word, scale: first.length === 0 ? 1 : asMeans }))].map(
    ({ word, stem, weak, scale }) => {
      const little = weak || frame.has(stem) || /^\d/.test(word);
      const weight = scale * (little ? weakly : rarityOf(foldWord(word).stem) ** 3);
      return { word, stem: spelt(stem), weak: little, weight };
    },
  );
}

/** "A history lesson", "in maths": whose lesson it is, not what it is about. */
const ofASubject = new RegExp(
  `\\b(?:${subjectWords})\\s+(?:lessons?|class(?:es)?|cover|periods?|sessions?|department|teachers?|time)\\b|\\b(?:in|for|cover(?:ing)?)\\s+(?:${subjectWords})\\b`,
  "giu",
);

function stems(text: string): string[] {
  return stemsOf(text).map(spelt);
}

/** On either side of the ocean: "urbanization", "color". */
function spelt(stem: string): string {
  return stem.replace(/iz(?=at|ing|$)/, "is").replace(/our$/, "or");
}

/** How a lesson is to be, when and for whom: none of it is what it is about. */
const frame: ReadonlySet<string> = new Set(
  `calculator calculators beginner beginners tier foundation exam exams gcse mock assessment practical experiment experiments fieldwork
  diagram diagrams label poster booklet textbook homework pair pairs group groups cover covering covers tutor tutorial form assembly
  department colleague enquiry lively engaging observation observed inspection catch ability mixed consolidate consolidating consolidation mastery check checks checking
  beginning intro opener part session hook context everyday modern example examples application applications style styles
  manage managing coping cope dealing deal handling calculate calculating describe describing identify identifying investigate
  investigating practise practising practice apply applying develop developing improve improving discuss discussing present research
  tmrw tmr tomoz asap pls plz ta bottom
  nicely friendly active interactive outdoor outdoors prep preparation hard harder easier challenge challenging`
    .trim()
    .split(/\s+/)
    .map(stemOf),
);
