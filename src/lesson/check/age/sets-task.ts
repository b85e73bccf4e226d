import { isPlainlyEnglish } from "../../../words/written-in.ts";

/** Words for pupils, what is said to them, and how an order begins. */
const toPupils: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|te|toi|ton|ta|tes|élèves?|chaque|chacune?|ceux|celui|celles?|groupes?|classe|binômes?|équipes?|filles|garçons|volontaires?|camarades?|voisine?)(?!\p{L})|^[^\p{L}]*\p{L}+(?:ez|er|ir|dre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:euch|eure?[rnms]?|du|dir|dich|deine?[rnms]?|schüler\p{L}*|jede[rsnm]?|gruppen?|klasse|paare?|partner\p{L}*|wer|alle|mädchen|jungs|die jungen|kinder)(?!\p{L})|^[^\p{L}]*(?!die|eine|viele|seine|ihre|diese|meine|keine|nicht)\p{L}+[te](?!\p{L})/iu,
  es: /(?<!\p{L})(?:ustedes|vosotr[oa]s|os|vuestr[oa]s?|tus?|te|alumn[oa]s?|cada|quien(?:es)?|grupos?|clase|parejas?|chic[oa]s|niñ[oa]s|compañer[oa]s?)(?!\p{L})|^[^\p{L}]*(?!es |en |de |se |una |la |que )\p{L}+(?:[aei]d|[ae]n?|me|l[ao]s?|te|se)\s+(?:el|las?|los?|una?|unos|al?|con|en|de|del|desde|sobre|por|sus?|que)(?!\p{L})/iu,
  ms: /(?<!\p{L})(?:kamu|awak|anda|murid|pelajar|setiap|kumpulan|pasangan|kelas|guru|cikgu|siapa|rakan|kawan)(?!\p{L})|^[^\p{L}]*(?!\p{L}+(?:-\p{L}+)?(?:\s+\p{L}+){0,5}\s+(?:me[mnlry]|ber|ter|di\p{L}{3}|adalah|ialah))\p{L}/iu,
};

/** Whether a sentence in another language than English may tell pupils to do something, and does not just state a fact. */
export function setsTask(text: string, language: string): boolean {
  return toPupils[language]?.test(withoutLead(text)) ?? true;
}

/** "Explain in your own words: Die Niere filtert das Blut." is ours up to the colon. */
function withoutLead(text: string): string {
  const lead = /^[^:]{1,60}:\s+/.exec(text)?.[0] ?? "";
  return isPlainlyEnglish(lead) ? text.slice(lead.length) : text;
}
