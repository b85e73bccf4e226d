/**
 * Both are words of their own and mean another thing, however few letters lie between them: increase and decrease,
 * dependent and independent, affect and effect. Such a word is no slip of the other. Folded words.
 */
export function areOpposed(one: string, other: string): boolean {
  return lookAlikes.get(one)?.has(other) === true || differBySense(one, other) || areSubstances(one, other);
}

/** Endings by which chemistry tells substances apart: sulphate and sulphite, ethane and ethene, lactose and lactase. */
function areSubstances(one: string, other: string): boolean {
  return substances.some((endings) => {
    const stem = (word: string) => {
      const found = endings.exec(word);
      return found === null || found.index < shortestStem ? null : word.slice(0, found.index);
    };
    return one !== other && stem(one) !== null && stem(one) === stem(other);
  });
}

const substances = [/(?:ate|ite|ide)s?$/, /(?:ane|ene|yne|anol)s?$/, /(?:ose|ase)s?$/];
const shortestStem = 3;

/**
 * Beginnings that turn or change the sense of what follows. Those on one line are often taken for each other in
 * spelling ("inpossible"), so a change within a line stays a slip.
 */
const beginnings: readonly (readonly string[])[] = [
  ["in", "im", "il", "ir", "un", "en", "em"],
  ["de"],
  ["dis"],
  ["ex"],
  ["non"],
  ["anti"],
  ["ante"],
  ["re"],
  ["a"],
  ["ab"],
  ["ad"],
  ["over"],
  ["under"],
  ["up"],
  ["down"],
  ["hyper"],
  ["hypo"],
  ["inter"],
  ["intra"],
  ["endo"],
  ["exo"],
  ["macro"],
  ["micro"],
  ["max"],
  ["min"],
  ["mono"],
  ["uni"],
  ["bi"],
  ["tri"],
  ["multi"],
];

const lineOf = new Map(beginnings.flatMap((line, at) => line.map((beginning) => [beginning, at] as const)));
const longestBeginning = 5;
const shortestRest = 4;

function differBySense(one: string, other: string): boolean {
  // Beginnings may end alike, as macro- and micro- do, so shorter common rests are tried too.
  for (let rest = sharedEnd(one, other); rest >= shortestRest; rest--) {
    const [before, after] = [one.slice(0, -rest), other.slice(0, -rest)];
    if (before.length > longestBeginning || after.length > longestBeginning) return false;
    const [here, there] = [senseOf(before), senseOf(after)];
    if (here !== null && there !== null && here !== there) return true;
  }
  return false;
}

/** The line a beginning stands on; -1 for none at all, null for letters that are no beginning. */
function senseOf(beginning: string): number | null {
  return beginning === "" ? -1 : (lineOf.get(beginning) ?? null);
}

function sharedEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let back = 1; back <= most; back++) if (one.at(-back) !== other.at(-back)) return back - 1;
  return most;
}

/** Look alike, mean another thing, and have no such beginning. Endings are added to each below. */
const pairs = `
  affect effect, accept except, adapt adopt, allusion illusion, elicit illicit, eminent imminent, emigrant immigrant,
  emigrate immigrate, emigration immigration, complement compliment, principal principle, stationary stationery,
  discrete discreet, assure ensure, ensure insure, assure insure, council counsel, causal casual, causality casualty,
  precede proceed, prescribe proscribe, perspective prospective, prospective retrospective, qualitative quantitative,
  quality quantity, personal personnel, ethical ethnic, moral morale, afferent efferent, ascend descend, ascent descent,
  ascending descending, proton photon, mitosis meiosis, weather whether, loose lose, dairy diary, angel angle,
  breath breathe, device devise, advice advise, practice practise, conscious conscience, historic historical,
  economic economical, continual continuous, imply apply, infer refer, formally formerly, moth month, expand expend,
  sensible sensitive, respective respectable, objective subjective, variable valuable, statue statute, statue status,
  contact contract, country county, message massage, thorough through, though through, thought through, though thought,
  trail trial, vacation vocation, flour floor, sweet sweat, costume custom, summary summery, absorb adsorb,
  absorption adsorption, major mayor, minor miner, lighting lightning, desert dessert, quite quiet, later latter,
  accuracy accurate, gram graph, strait straight, veracity voracity, collaborate corroborate, credible creditable,
  diffuse defuse, fiscal physical, ingenious ingenuous, judicial judicious, luxuriant luxurious, tortuous torturous
`;

const lookAlikes = new Map<string, Set<string>>();
for (const pair of pairs.split(",")) {
  const [one = "", other = ""] = pair.trim().split(/\s+/);
  for (const ending of ["", "s", "d", "ed", "ing", "ly"]) {
    add(one + ending, other + ending);
    add(other + ending, one + ending);
  }
}

function add(word: string, other: string): void {
  const known = lookAlikes.get(word);
  if (known === undefined) lookAlikes.set(word, new Set([other]));
  else known.add(other);
}
