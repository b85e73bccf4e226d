import { bloomLevels } from "../../../bloom.ts";

export type BloomLevel = (typeof bloomLevels)[number];

/** A level as teachers read it: in British spelling, as everything else that is written for them. */
export function levelWord(level: BloomLevel): string {
  return level === "analyze" ? "analyse" : level;
}

const verbs: Record<BloomLevel, string> = {
  remember:
    "cite define find identify label list locate match memorise memorize name outline point quote recall recite recognise recognize record repeat reproduce retell select spell state tell count copy read enumerate indicate note observe listen view search recount",
  understand:
    "ask answer characterise classify clarify complete convert describe discuss distinguish draw estimate exemplify explain express extend follow generalise give illustrate infer interpret order paraphrase pick predict present represent report restate rephrase say sequence show sort summarise summarize talk translate visualise anticipate articulate attribute converse document exhibit expand include introduce narrate pose reason refer respond request suggest offer",
  apply:
    "act add adapt administer apply balance calculate carry change choose code collect communicate conjugate construct convert cook correct cut debug demonstrate develop divide do dramatise draft edit employ enter execute experiment factorise fix follow graph implement improve insert interview make manipulate map mark measure mix modify multiply navigate operate paint perform play plot practise practice prepare program pronounce prove put run round scan set share simplify sing sketch solve speak store subtract substitute swap tabulate take tally test trace turn type use vary work weigh wire rewrite write assign chart compute contribute collaborate decode deliver diagram encode encrypt enhance form gather hand handle hold install interact join keep lead maintain manage move narrow obtain participate place post punctuate quantify react reduce regulate relay remove render replace reuse reverse role-play save scale secure send sign stitch survey swim tackle thread throw time transfer transform try tweak unscramble update upload download catch pass jump dribble bake grow sew knit plant observe paraphrase",
  analyze:
    "analyse analyze annotate arrange break categorise categorize compare connect contrast correlate deconstruct deduce detect determine differentiate dissect divide examine explore group infer inspect integrate investigate link order organise organize question relate research separate spot structure study subdivide unpick decompose discover uncover evidence",
  evaluate:
    "appraise argue assess check choose conclude convince criticise critique debate decide defend discriminate evaluate grade judge justify measure persuade prioritise rank rate recommend reflect resolve review score support value verify weigh advise advocate optimise optimize agree disagree",
  create:
    "animate assemble build combine compile compose create design devise extend film formulate generate hypothesise imagine improvise invent make model modify originate perform plan produce propose publish rearrange refine reorganise revise synthesise write specify establish author choreograph",
};

/** Where a verb is used on several levels, the lowest: nobody is told that a lesson asks more than it does. */
const levels = new Map<string, BloomLevel>();
for (const level of bloomLevels)
  for (const verb of verbs[level].split(" ")) if (!levels.has(verb)) levels.set(verb, level);

/** The level a verb is mostly used on, in any of its forms ("explains", "Tracing"); null for what is no such verb. */
export function bloomLevelOf(verb: string): BloomLevel | null {
  const word = verb.toLowerCase();
  const doubled = word.replace(/([b-df-hj-np-tv-z])\1(?:ing|ed)$/, "$1");
  const forms = [word, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y"), doubled];
  forms.push(word.replace(/(?:ing|ed)$/, ""), word.replace(/(?:ing|ed)$/, "e"), word.replace(/ied$/, "y"));
  for (const form of forms) {
    const level = levels.get(form);
    if (level !== undefined) return level;
  }
  return null;
}
