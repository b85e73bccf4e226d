import { foldText } from "../../text/fold.ts";
import { isAsking, wishIn } from "../../text/wish-in.ts";
import { primaryTag } from "./language-words.ts";
import type { Utterance } from "./utterance.ts";

/**
 * A question about the word itself: "Is it die Frist?", "Ist es Frist?", "Meinst du Frist?" only name it, and "Frist?" may. In the
 * language that is learned a noun with its article is said as anybody says it ("Ist es die Frist?"): that is a use.
 */
export function asksWhether(
  places: readonly number[],
  { question, words }: Utterance,
): "named" | "perhaps" | null {
  const { heard, item, targetLanguage } = question;
  if (!isAsking(heard) || [item.target, ...item.accepted].some((form) => form.includes("?"))) return null;
  const [article = "", noun, ...more] = item.target.trim().split(/\s+/);
  const isNoun = noun !== undefined && more.length === 0 && articles.has(article.toLowerCase());
  const used = places.map((at) => words[at]?.written ?? "").join(" ");
  const bare = isNoun && !used.includes(" ");
  if (isNoun && places.length === words.length) return "perhaps";
  const wish = wishIn(heard);
  if (wish?.kind !== "confirm" || wish.about.length !== 1) return null;
  const about = foldText(wish.about[0] ?? "");
  if (about !== foldText(used) && about !== foldText(`${article} ${used}`)) return null;
  return wish.tag !== primaryTag(targetLanguage) || bare ? "named" : null;
}

const articles = new Set("der die das le la les l’ el los las the a an un une una ein eine".split(" "));
