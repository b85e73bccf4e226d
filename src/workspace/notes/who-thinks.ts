/** "kids think: …", "les élèves croient que : …": who thinks what follows. English, French, German, Spanish, Malay. */

const people = [
  "(?:(?:what|how|some|many|most|a lot|lots|all|half|few|a few|of|the|my|our|your|these|other|younger|older|year|yr)\\s+|y(?:ea)?r?\\s?\\d{1,2}s?\\s+)*(?:kids?|pupils?|students?|children|chn|chd|ch|learners|they|people|everyone|everybody|some|many|most|class|lot|beginners|y(?:ea)?r?\\s?\\d{1,2}s?)",
  "(?:(?:ce que|ce qu'|les|des|mes|nos|certains|certaines|beaucoup d'|beaucoup|plusieurs|la plupart des|tous les|de)\\s*)*(?:élèves|enfants|apprenants|ils|elles|certains|beaucoup|gens|on)",
  "(?:(?:was|die|meine|unsere|manche|viele|einige|alle|meisten|der)\\s+)*(?:kinder|schüler|schülerinnen|sus|lernende|lernenden|sie|manche|viele|einige|leute|klasse)",
  "(?:(?:lo que|los|las|mis|algunos|algunas|muchos|muchas|la mayoría de)\\s+)*(?:alumnos|alumnas|niños|niñas|estudiantes|chicos|ellos|algunos|muchos|gente)",
  "(?:(?:apa yang|ada|ramai|sesetengah|kebanyakan|para)\\s+)*(?:murid|pelajar|mereka|budak|orang)",
].join("|");
const often =
  "often|always|still|usually|sometimes|all|may|might|will|tend to|seem to|commonly|wrongly|souvent|parfois|encore|toujours|oft|immer|manchmal|noch|häufig|a menudo|siempre|todavía|a veces|sering|selalu|masih|kadang-kadang";
const think =
  "thinks?|thought|believes?|says?|assumes?|reckon|suppose|imagine|pensent|pense|croient|croit|disent|dit|imaginent|denken|denkt|glauben|glaubt|meinen|meint|sagen|sagt|piensan|piensa|creen|cree|dicen|dice|suponen|fikir|berfikir|sangka|menyangka|percaya|kata|berkata|anggap|menganggap";
const said = new RegExp(
  `^(?:${people})(?:\\s+(?:${often}))*\\s+(?:${think})(?:,?\\s*(?:that|que|qu'|dass|bahawa|is|this|so))?$`,
  "iu",
);

/** Whether a label or a heading says who thinks so, and nothing of the matter. Small letters, no colon. */
export function isWhoThinks(name: string): boolean {
  return name.length <= 60 && said.test(name.replace(/’/g, "'"));
}

/** What stands in one line after such a label: each thing that is thought, apart. "1/8" is one thing. */
export function thoughtsIn(text: string): string[] {
  return text
    .split(/\s+\/+\s*|\s*\/+\s+|\s*;\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
