import { type Block, flat, type Run, sliceRuns, text } from "./block.ts";

/** How outcomes name the pupils, from the start of a line: all of it gives way to "I can". */
const subject =
  /^(?:by the end(?: of (?:the|this) lesson)?,?\s*)?(?:(?:all|most|some|the|every|each)\s+)?(?:pupils?|learners?|students?|you|we)\s+(?:can|could|should be able to|will be able to|are able to|must be able to)\s+(?=\S)|^(?:can|be able to|to be able to|to)\s+(?=\S)/i;

/** Verbs that outcomes begin with. A line that begins with another word is left as it is. */
const verbs = new Set(
  "accept act adapt add analyse answer apply argue arrange ask assemble assess avoid bake balance begin break bring build calculate carry cast catch change check choose chop classify clean climb code collect combine compare complete compose compute conduct connect consider construct contrast contribute convert cook copy correct count create cut dance debug decide deduce define deliver demonstrate describe design develop discuss dismantle distinguish divide draft draw dribble drill eat edit engrave enter estimate evaluate examine experiment explain explore express film find fix fold follow forge gather generate get give greet guess handle help hit hold ice identify illustrate imagine improve improvise include infer inspect interpret introduce investigate iron join judge jump justify keep kick knit know label lay learn lift link list listen load locate make mark match measure memorise mend mix model modify mould move multiply name navigate notice observe operate order organise outline pack paint pass peel perform photograph place plan plant play polish pour practise predict prepare present print produce program pronounce prove punctuate put quote race rank react read recall recite recognise record recount reflect rehearse relate remember remove repair repeat represent research respond retell review revise rewrite roll round run saw say score season select sequence serve set sew shape share shoot show simplify sing sketch skip slide solder solve sort speak spell spot state stitch store stretch strike strip style subtract suggest summarise swim switch tackle take talk taste tell test think thread throw tie tile trace train translate try turn type understand unpick use vault volley wash watch weigh weld wire work write".split(
    " ",
  ),
);

/** Whether outcomes begin with it. */
export function isVerbOfOutcomes(word: string): boolean {
  return verbs.has(word.toLowerCase());
}

/** Outcomes and criteria as a pupil would say them; lines that already do, or cannot be turned, stay as they are. */
export function asICan(blocks: readonly Block[]): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === "paragraph")
      return { ...block, runs: announcing(block.runs) ?? statement(block.runs) };
    if (block.kind !== "list") return block;
    const items = block.items.map((item) => {
      const [first, ...rest] = item.blocks;
      if (first?.kind !== "paragraph") return item;
      return { ...item, blocks: [{ ...first, runs: statement(first.runs) }, ...rest] };
    });
    return { ...block, items };
  });
}

function statement(runs: Run[]): Run[] {
  const whole = flat(runs);
  if (/^I\b/.test(whole)) return runs;
  const named = subject.exec(whole)?.[0].length ?? 0;
  const rest = sliceRuns(runs, named, whole.length);
  const words = flat(rest);
  const first = /^\p{L}+/u.exec(words)?.[0] ?? "";
  if (named === 0 && !verbs.has(first.toLowerCase())) return runs;
  // Code and names ("Python") keep their capital; a verb loses it.
  const lower = verbs.has(first.toLowerCase())
    ? [text(words.charAt(0).toLowerCase())]
    : sliceRuns(rest, 0, 1);
  return merged([text("I can "), ...lower, ...sliceRuns(rest, 1, words.length)]).map(asMine);
}

/** What is the pupil's wherever it stands; elsewhere "their" may be a plant's: "how plants make their own food". */
const surelyMine: readonly [RegExp, string][] = [
  [/\b(in|into) (?:their|your) own (words?|language|way)\b/gi, "$1 my own $2"],
  [/\bwhat (?:they|you) ((?:have )?learn(?:ed|t)|already know)\b/gi, "what I $1"],
  [/, on (?:their|your) own(?=\.?$)/g, ", on my own"],
  [/\byour\b/g, "my"],
  [/\b(?:yourself|yourselves)\b/g, "myself"],
];
/** Right behind the verb, or with "own" before anybody else is spoken of, it is the pupil's too. */
const mineAtFirst: readonly [RegExp, string][] = [
  [/^(I can \p{L}+(?:(?:,| and| or) \p{L}+)?(?: (?:about|at|for|from|in|of|on|to|with))? )their\b/u, "$1my"],
  [/^(I can \p{L}+(?: (?:about|by|for|of|to))? )themselves\b/u, "$1myself"],
  [
    /^(I can (?:(?!\b(?:how|why|that|which|who|what|when|where|whether|if|because|and)\b).)*?\b)their own\b/u,
    "$1my own",
  ],
];

/** The same run as the pupil whose "I can" it is says it. */
function asMine(run: Run): Run {
  if (run.kind !== "text" || run.marks.includes("code")) return run;
  const said = [...surelyMine, ...mineAtFirst].reduce(
    (words, [theirs, mine]) => words.replace(theirs, mine),
    run.text,
  );
  return said === run.text ? run : { ...run, text: said };
}

/** "By the end of the lesson, pupils can:" above a list whose lines now say so themselves. */
function announcing(runs: Run[]): Run[] | null {
  const whole = flat(runs);
  const found =
    /^(.*?),?\s*\b(?:pupils?|learners?|students?|you)\s+(?:can|will be able to|should be able to)\s*:$/i.exec(
      whole,
    );
  if (found === null) return null;
  const before = found[1] ?? "";
  return before === ""
    ? [text("By the end of the lesson:")]
    : [...sliceRuns(runs, 0, before.length), text(":")];
}

/** Neighbours that look the same become one run, so that a sentence is not cut into letters. */
function merged(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const same =
      last?.kind === "text" &&
      run.kind === "text" &&
      last.link === run.link &&
      last.marks.join() === run.marks.join();
    if (same) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
