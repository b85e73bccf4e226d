import { stemOf } from "../search-words.ts";

/** What is said round a topic and names none: grammar, the words of asking, of lessons, of classes and of time. */
const empty = wordSet(`
a an the and or of in on at to for from by with without into onto about over under between through as than then so but
is are was were be been being am do does did done doing has have had having can could will would shall should may might
must it its this that these those there here they them their he she his her we us our you your i me my mine one
who whom whose which what when where why how not no yes any some all each every both either more most much many few
other another such own same just only also too very really quite still yet even like please pls thanks thank
need needs want wants wanted looking help give get got let lets lot lots
plan plans planning lesson lessons period class classes pupil pupils student students learner learners kids teach
teaching teaches taught learn learning learnt topic topics unit starter plenary worksheet quiz activity activities
introduce introduces introducing introduction intro introductory revise revising revision recap review consolidate
basics basic overview understand understanding explain explaining explore exploring look discover know knowing
today tomorrow yesterday week weeks monday tuesday wednesday thursday friday morning afternoon term next last new
minute minutes min mins hour hours long short quick double single
something anything everything stuff thing things whatever fun good nice great better interesting engaging hands bored
go goes going come comes gone came gets getting up down out off back away across along around again before after during
because vs versus v per via ever never always sometimes maybe perhaps instead rather says said saying
actually basically little whole own upon within against among behind beside nobody somebody everybody someone anyone
everyone nothing im id ive dont doesnt didnt isnt arent cant wont whats thats theyre youre were hes shes
put puts take takes taken took try tries trying tried touch start starts started begin begins
make makes making made create creating use uses using used do does work works working set sets top bottom middle
year years yr group stage level higher national s1 s2 s3 s4 s5 s6 p1 p2 p3 p4 p5 p6 p7
y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 ks1 ks2 ks3 ks4 ks5 science subject school
`);

/**
 * Words that say little by themselves and are at home in every subject: where an outcome has them that is no sign, and
 * where it has not they weigh less than a word of some other subject.
 */
const weak = wordSet(`
write writing read reading find finding build building put take keep tell show say ask choose choosing change changing
spot spotting stay staying way ways kind kinds type types part parts idea ideas question questions answer answers word
words number numbers time times day daily real world people person big small old first second third two three
different difference compare comparing important problem problems information data computer computers computing
technology technologies digital design designing product products system systems process processes solution solutions
happen happens happening bring brings turn turns turning hold holds held holding lose loses lost buy buys buying bought forget
forgets really sweet worth keep keeps kept keeping pull pulls pulling push run runs running stop stops call called calls name
names naming feel feels hear see sees seeing watch watching wait waiting leave leaves send sends sending move moves moving carry
carrying follow follows following fill filling pick picks picking spend pay paying win wins won fit fits right wrong easy hard
quick slow fast best worst favourite cool weird messy proper properly local little large huge tiny early late full empty free ready
same near far left simple simply exactly actually lol ok okay bit twice once shows showing finding means meaning matter matters
happened inside outside four five six seven eight nine ten hundred thousand home house place places side sides end ends line page
project task tasks skill skills effect effects history future life test testing result results purpose
`);

/** "If statements", "the case construct": called by its first word, the second says nothing. */
const construct =
  /\b(if|else|elif|switch|case|while|repeat|selection|iteration|conditional|assignment|loop)[ -](?:statements?|constructs?|clauses?|blocks?)\b/gi;

/** "Make it a loop": words that carry the meaning of what was asked, each once, in their order. */
export function topicWords(text: string): { word: string; stem: string; weak: boolean }[] {
  const found = new Map<string, { word: string; stem: string; weak: boolean }>();
  for (const word of wholeWords(text.replace(construct, "$1"))) {
    if (empty.has(word) || isAName(word)) continue;
    const stem = stemOf(word);
    if (!found.has(stem)) found.set(stem, { word, stem, weak: weak.has(word) });
  }
  return [...found.values()];
}

/** A letter alone, or a class as most are called ("3B", "10x2"); 2D and 3D are none. */
function isAName(word: string): boolean {
  return /^\p{L}$|^\d{1,2}\p{L}\d?$/u.test(word) && !/^[23]d$/.test(word);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const allAscii = /^[\x00-\x7f]*$/;

/** In plain small letters. */
export function plainLetters(text: string): string {
  return (allAscii.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase();
}

export function wholeWords(text: string): string[] {
  return (plainLetters(text).match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).map((word) =>
    word.replace(/['’].*$/, ""),
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const errand =
  /^(?:please |can you |could you )*(?:find|book|sing|tell|buy|order|send|get|write) (?:me|us)\b/i;
const ofALesson =
  /\b(?:lesson|activity|activities|worksheet|quiz|starter|plan|unit|task|tasks|exercise|about|on)\b/i;

/** "Book me a table": something to be fetched or done, and no topic. */
export function isErrand(text: string): boolean {
  return errand.test(text.trim()) && !ofALesson.test(text);
}
