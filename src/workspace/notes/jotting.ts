import { kindOfHeading } from "./signs.ts";

/**
 * A word to herself that teaches nothing: "homework???", "goggles!!", "ask Priya for the film clip", "maybe the poster?".
 * It is kept, and put before no pupil.
 */
export function isJotting(text: string): boolean {
  const told = text.replace(/^[*_(]+|[*_)]+$/g, "").trim();
  const bare = told.replace(/[\s?!.…:]+$/u, "");
  const words = bare.split(/\s+/).length;
  const asks = beginsAsQuestion.test(bare);
  if (/[?!]{2,}$/u.test(told) && words <= 4 && !asks) return true;
  if (/[?!]$/u.test(told) && kindOfHeading(bare, true) === "rest") return true;
  return (
    toHerself.test(told) ||
    (/\?$/.test(told) && /^(?:maybe|perhaps|peut-être|vielleicht|quizás?|mungkin)(?!\p{L})/iu.test(told))
  );
}

/** Chores of whoever teaches it. Pupils find, check and borrow in sums as well: such words alone prove nothing. */
const toHerself =
  /^(?:(?:TODO|todo:|[Tt]o[ -]do:?(?=\s|$))|[Aa]sk \p{Lu}\p{L}+ (?:for|about|to|if|re)\b|[Rr]emind me\b|(?:I|i) (?:must|need to|have to) (?:find|print|book|order|buy|ask|copy)\b|(?:[Mm]ust|[Nn]eed to|[Hh]ave to) (?:print|book|order|buy|photocopy|laminate)\b|[Cc]heck with \p{Lu}|[Dd]ig out the\b|[Gg]et hold of\b|[Ll]aminate\b|[Dd]o(?: not|n['’]t) lose\b|[Àà] faire\s*:|[Dd]emander à \p{Lu}|[Nn]och (?:kopieren|drucken|besorgen)|[Pp]edir a \p{Lu}|[Pp]endiente\s*:|[Tt]anya [Cc]ikgu)|\sw\/ ?\p{Lu}\p{Ll}+$/u;

const beginsAsQuestion =
  /^[¿*_"“]*(?:what|who|whom|whose|which|when|where|why|how|is|are|was|were|do|does|did|can|could|would|should|will|has|have|had|if|so|really|que|qu['’]|quel(?:le)?s?|qui|quand|où|pourquoi|comment|combien|est-ce|wer|was|wem|wen|wann|wo|warum|wieso|wie|welche[rsnm]?|woran|ist|sind|kann|qué|quién(?:es)?|cuál(?:es)?|cuándo|dónde|por qué|cómo|cuánt[oa]s?|apa|apakah|siapa|siapakah|bila|bilakah|mana|di mana|mengapa|kenapa|bagaimana|bagaimanakah|berapa)(?!\p{L})/iu;
