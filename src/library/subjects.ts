import { searchWords, stemOf } from "../workspace/curriculum/search-words.ts";

/** What schools call subjects beside what a library calls them; the first of a line is one that libraries use. */
const alike = `
mathematics, maths, math, numeracy, arithmetic
physical education, pe, games, sport, gymnastics
science, sciences, biology, chemistry, physics, combined science
biology, life science
chemistry, physical science
physics, physical science
combined science, science, double science
computing, computer science, computing science, ict, informatics, information technology
design and technology, dt, d t, design technology, technologies, craft design and technology, engineering, graphics
cooking and nutrition, food technology, home economics, food, health and food technology, cookery
food and nutrition, food technology, home economics, food, health and food technology
art and design, art, arts, visual arts
english, literacy, english language, english literature, reading, writing, phonics
history, classical studies
citizenship, modern studies, social studies, politics, civics
music, performing arts
geography, humanities
religious education, re, rme, religious studies
`
  .trim()
  .split("\n")
  .map((line) => line.split(",").map((name) => key(name)));

/**
 * The subjects of a library that a class's subject means, in the library's names. Empty where nobody can tell ("Primary",
 * "3B"): then any may be meant.
 */
export function subjectsMeant(subject: string, known: readonly string[]): string[] {
  const asked = key(subject);
  if (asked === "") return [];
  const same = known.filter((name) => key(name) === asked);
  const others = alike.filter((line) => line.includes(asked)).map(([first]) => first);
  const likened = known.filter((name) => others.includes(key(name)));
  const members = alike.find(([first]) => first === asked) ?? [];
  const parts = known.filter((name) => members.includes(key(name)));
  const found = [...new Set([...same, ...likened, ...parts])];
  return found.length > 0 ? found : known.filter((name) => ` ${asked} `.includes(` ${key(name)} `));
}

function key(name: string): string {
  return searchWords(name)
    .map((word) => stemOf(word))
    .join(" ");
}
