/**
 * Two folds of an English word: `stem` takes inflection off ("connected", "connects"), `root` takes derivation off too
 * ("connection"). Neither is a dictionary form; both only have to send the forms of one word to the same letters. Words
 * of other languages pass through with an ending lost at most, the same on both sides of a comparison.
 */
export interface Folded {
  stem: string;
  root: string;
}

export function foldWord(word: string): Folded {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const stem = tidyEnd(inflected(irregular.get(word) ?? word));
  const made = { stem, root: rootOf(stem) };
  if (folded.size >= mostFolded) folded.clear();
  folded.set(word, made);
  return made;
}

const folded = new Map<string, Folded>();
const mostFolded = 50_000;

function inflected(word: string): string {
  if (word.length <= 3) return word;
  const single = singular(word);
  for (const ending of ["ing", "ed"]) {
    if (!single.endsWith(ending)) continue;
    const rest = single.slice(0, -ending.length);
    if (rest.length >= 2 && /[aeiouy]/.test(rest)) return rest;
  }
  return single;
}

function singular(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith("is") ? word.slice(0, -1) : word;
}

/** "make" and "making", "carry" and "carried", "stop" and "stopped" end alike. */
function tidyEnd(word: string): string {
  if (word.length <= 2) return word;
  const open = word.length > 3 ? word.replace(/e$/, "") : word;
  return open.replace(/([b-df-hj-np-tv-z])\1$/, "$1").replace(/([^aeiou])y$/, "$1i");
}

const derived = [
  [/(?:ization|isation)$/, "iz"],
  [/([ts])ion$/, "$1"],
  [/(?:fulnes|lessnes)$/, ""],
  [/(?:ement|ment)$/, ""],
  [/(?:ines|nes)$/, ""],
  [/(?:abiliti|ibiliti|abl|ibl)$/, ""],
  [/(?:iviti|iv)$/, ""],
  [/(?:iciti|ical|ic)$/, ""],
  [/(?:ousli|ous)$/, ""],
  [/(?:anc|enc|ant|ent)$/, ""],
  [/(?:iest|ier|ili)$/, "i"],
  [/(?:est|er|or|li|iti|al|ful)$/, ""],
  [/at$/, ""],
] as const;

function rootOf(stem: string): string {
  let root = stem;
  for (const [ending, instead] of derived) {
    const shorter = root.replace(ending, instead);
    if (shorter.length >= 3 && shorter !== root) root = shorter;
  }
  return root === stem ? stem : tidyEnd(root);
}

const irregular = new Map(
  (
    "be:am,is,are,was,were,been,being have:has,had,having do:does,did,done,doing go:went,gone goes:goe " +
    "break:broke,broken burn:burnt bring:brought build:built buy:bought catch:caught choose:chose,chosen come:came " +
    "cut:cutting draw:drew,drawn drive:drove,driven eat:ate,eaten fall:fell,fallen feel:felt find:found fly:flew,flown " +
    "freeze:froze,frozen get:got,gotten,getting give:gave,given grow:grew,grown hang:hung hear:heard hide:hid,hidden " +
    "hold:held keep:kept know:knew,known lead:led leave:left lend:lent lie:lay,lain light:lit lose:lost make:made " +
    "mean:meant meet:met pay:paid rise:rose,risen run:ran,running say:said see:saw,seen sell:sold send:sent set:setting " +
    "shake:shook,shaken shine:shone show:shown shrink:shrank,shrunk sing:sang,sung sink:sank,sunk sit:sat sitting:sit " +
    "sleep:slept speak:spoke,spoken spend:spent spin:spun spread:spreading stand:stood steal:stole,stolen stick:stuck " +
    "swell:swollen swim:swam,swum swing:swung take:took,taken teach:taught tear:tore,torn tell:told think:thought " +
    "throw:threw,thrown understand:understood wear:wore,worn win:won write:wrote,written begin:began,begun bend:bent " +
    "blow:blew,blown bind:bound dig:dug feed:fed fight:fought forget:forgot,forgotten drink:drank,drunk split:splitting " +
    "become:became weave:wove,woven bite:bit,bitten bleed:bled choose:chose melt:molten beat:beaten shoot:shot " +
    "man:men woman:women child:children person:people foot:feet tooth:teeth mouse:mice goose:geese leaf:leaves " +
    "half:halves life:lives knife:knives shelf:shelves wolf:wolves loaf:loaves self:selves wife:wives die:died,dies,dying " +
    "lie:lying tie:tied,ties,tying datum:data medium:media bacterium:bacteria hypothesis:hypotheses analysis:analyses " +
    "index:indices vertex:vertices matrix:matrices nucleus:nuclei " +
    "good:better,best bad:worse,worst far:farther,farthest,further,furthest less:least,lesser,fewer,fewest more:most,greater " +
    "colour:color,colored,coloring,colors,coloured metre:meter,meters centre:center,centers,centered gray:grey " +
    "behaviour:behavior fibre:fiber,fibers litre:liter,liters travel:travelled,travelling,traveling,traveled"
  )
    .split(" ")
    .flatMap((entry) => {
      const [base = "", forms = ""] = entry.split(":");
      return forms.split(",").map((form): [string, string] => [form, base]);
    }),
);

/** "went" and "gone" of "go"; none where a word follows the rules. */
export function irregularFormsOf(base: string): string[] {
  return [...irregular].filter(([, of]) => of === base).map(([form]) => form);
}
