import { entriesOf, folded, phrases, type Word } from "../../phrases.ts";
import names from "./lists/names-in-other-scripts.txt" with { type: "text" };
import letterList from "./lists/of-letters.txt" with { type: "text" };

const letters = phrases(letterList);
let known: ReadonlySet<string> | null = null;

/** Whether a word is in a script other than Latin and may be a name: where the script has capitals, it has one. */
export function isInAnotherScript({ text }: Word): boolean {
  return /^(?!\p{Script=Latin})(?:\p{Lu}|\p{Lo})/u.test(text) && text.length >= 2;
}

/**
 * Whether a word in another script is a person's name by itself: a given name of the list, or as Chinese and Korean names
 * are made, a family name and one or two syllables.
 */
export function isNameInScript({ text, plain }: Word): boolean {
  known ??= new Set(entriesOf(names).map(folded));
  if (known.has(plain)) return true;
  // "孔子", "老子": a master, and in every book of history.
  if (text.endsWith("子") && text.length === 2) return false;
  if (/^\p{Script=Han}{2,3}$/u.test(text)) return families.has(text[0] ?? "");
  return (
    /^\p{Script=Hangul}{3}$/u.test(text) &&
    "김이박최정강조윤장임한오서신권황안송류전홍".includes(text[0] ?? " ")
  );
}

/** The hundred commonest family names, simplified and traditional. */
const families = new Set(
  "王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱林何郭罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔",
);

/** A line that teaches writing or words: what stands there in another script is to be learnt. */
export function teachesLetters(words: readonly Word[]): boolean {
  return words.some((_, at) => letters(words, at) > 0);
}
