/** How many typed answers are judged a second, by the processor's time: bun bench/typed-answers/run.ts. The aim is 20,000. */
import { type AnswerRow, judgeAnswer, judgeWithKey } from "../../src/learning/answers/judge.ts";
import { compileKey } from "../../src/learning/answers/key.ts";

const syllables = ["ka", "ta", "ma", "kan", "sel", "pa", "gi", "ri", "bu", "ku"];
const syllable = (at: number) => syllables[at % 10] ?? "";
const vocabulary = Array.from(
  { length: 500 },
  (_, at) => syllable(at) + syllable(at / 10) + syllable(Math.floor(at / 100)) + syllable(at * 7),
);
/** Right, slipped, confused, wrong, in another order, a number: what a real sheet holds. */
const rows: AnswerRow[] = [
  { accepted: ["selamat tengah hari / selamat petang"], answer: "Selamat petang!" },
  { accepted: ["perpustakaan"], answer: "perpustakan" },
  { accepted: ["selamat pagi"], answer: "selamat malam" },
  { accepted: ["die Straße"], answer: "Strasse" },
  { accepted: ["one thousand"], answer: "1,000" },
  { accepted: ["saya suka minum kopi"], answer: "saya minum suka kopi" },
  { accepted: ["kata"], answer: vocabulary[3] ?? "" },
  { accepted: ["apa khabar (formal)"], answer: "something else altogether" },
].map((row) => ({ ...row, vocabulary }));

/** By the processor's time, so that others at work on the machine do not count. */
function perSecond(judge: (row: AnswerRow) => unknown, input: readonly AnswerRow[]): number {
  const started = process.cpuUsage();
  for (const row of input) judge(row);
  const { user, system } = process.cpuUsage(started);
  return Math.round(input.length / ((user + system) / 1e6));
}

const shared = Array.from(
  { length: 40_000 },
  (_, at) => rows[at % rows.length] ?? { accepted: [], answer: "" },
);
const afresh = shared.slice(0, 10_000).map((row) => ({ ...row, vocabulary: [...vocabulary] }));
const keys = new Map(rows.map((row) => [row, compileKey(row.accepted, row.vocabulary)]));
const compiled = (row: AnswerRow) => judgeWithKey(keys.get(row) ?? compileKey([]), row.answer);
perSecond(judgeAnswer, shared);
perSecond(compiled, shared);
const speeds = {
  compiled: Math.max(perSecond(compiled, shared), perSecond(compiled, shared)),
  shared: Math.max(perSecond(judgeAnswer, shared), perSecond(judgeAnswer, shared)),
  afresh: Math.max(perSecond(judgeAnswer, afresh), perSecond(judgeAnswer, afresh)),
};
console.log(`Verdicts per second: ${JSON.stringify(speeds)}`);
