import { opensHeading, saysNoMatter } from "./heading-words.ts";
import { isChore, reminderNames } from "./reminder-names.ts";
import { isWhoThinks } from "./who-thinks.ts";
import { termsIn } from "./words-found.ts";

/** By which words a person says what stands where in notes: English, French, German, Spanish, Malay. */

export type Kind = "ideas" | "words" | "examples" | "questions" | "answers" | "mistakes" | "rest";

const headings: Readonly<Record<Kind, string>> = {
  ideas:
    "rappel|rappels|important|l'important|lo importante|penting|dates|key dates|important dates|timeline|time line|chronology|dates clés|chronologie|frise chronologique|zeittafel|zeitleiste|jahreszahlen|fechas|cronología|línea del tiempo|tarikh|garis masa|key ideas|what is true|key points|key knowledge|key facts|main ideas|main points|big ideas|notes|my notes|summary|what they need to know|what you need to know|what to know|need to know|objectives|objective|learning objectives|learning intentions|learning outcomes|outcomes|success criteria|remember|facts|theory|content|explanation|introduction|to learn|à retenir|objectifs|objectif|idées clés|idées principales|points clés|l'essentiel|cours|leçon|notions|kernideen|wichtig|merke|merksatz|ziele|lernziele|inhalt|das wichtigste|zusammenfassung|grundwissen|ideas clave|ideas principales|puntos clave|objetivos|objetivo|resumen|contenido|contenidos|recuerda|apuntes|idea utama|isi penting|objektif|objektif pembelajaran|nota|ringkasan|hasil pembelajaran",
  words:
    "mots|palabras|vocabulary|vocab|key words|keywords|key terms|terms|glossary|words|definitions|definition|word bank|terminology|vocabulaire|mots clés|mots-clés|définitions|définition|lexique|glossaire|wörter|wortschatz|begriffe|fachbegriffe|glossar|vokabeln|definitionen|schlüsselwörter|vocabulario|palabras clave|definiciones|glosario|términos|conceptos clave|kosa kata|kosakata|perkataan|istilah|glosari|definisi|kata kunci",
  examples:
    "example|examples|worked example|worked examples|model answer|modelled example|demonstration|solution|exemple|exemples|beispiel|beispiele|musterlösung|ejemplo|ejemplos|ejemplo resuelto|contoh",
  questions:
    "qs|q's|questions|question|practice|practise|exercises|exercise|tasks|task|activities|activity|quiz|problems|try it|try these|your turn|check|test yourself|discuss|discussion|exam questions|worksheet|exit ticket|exercices|exercice|activités|activité|problèmes|à toi|entraînement|aufgaben|aufgabe|fragen|übungen|übung|preguntas|ejercicios|ejercicio|actividades|tareas|problemas|soalan|latihan|aktiviti|tugasan",
  answers:
    "answers|answer|answer key|solutions|mark scheme|réponses|réponse|corrigé|correction|lösungen|lösung|antworten|respuestas|respuesta|soluciones|jawapan|skema jawapan",
  mistakes:
    "get wrong|gets wrong|go wrong|goes wrong|trips them up|errors|slips|muddles|mix-ups|fautes|misconceptions|misconception|what pupils think|what they think|myths|myth|common misconceptions|pitfalls|common pitfalls|typical mistakes|typical errors|frequent mistakes|frequent errors|things that go wrong|what goes wrong|what they get wrong|what pupils get wrong|things they get wrong|mistakes to avoid|common faults|faults|idées fausses|idées reçues|fehlvorstellungen|ideas erróneas|ideas falsas|konsep salah|common mistakes|common mistake|mistakes|mistake|common errors|watch out|erreurs fréquentes|erreurs|erreur|pièges|häufige fehler|typische fehler|fehler|errores comunes|errores frecuentes|errores|error común|kesilapan biasa|kesilapan lazim|kesilapan|salah faham",
  rest: `${reminderNames}|don't forget|dont forget|do not forget|ne pas oublier|nicht vergessen|no olvidar|jangan lupa|resources|materials|equipment|homework|see also|links|references|matériel|devoirs|hausaufgaben|hausaufgabe|materialien|materiales|deberes|recursos|bahan|kerja rumah|sumber`,
};

const reminders = new Set(reminderNames.split("|"));
const kinds = new Map(
  Object.entries(headings).flatMap(([kind, list]) =>
    list.split("|").map((name): [string, Kind] => [name, kind as Kind]),
  ),
);

function kindCalled(name: string): Kind | undefined {
  return kinds.get(name) ?? (isWhoThinks(name) ? "mistakes" : undefined);
}

/** What stands below a heading; null where it says nothing of that. `exact`: no other word stands in it. */
export function kindOfHeading(heading: string, exact = false): Kind | null {
  const name = plain(heading);
  const whole = kindCalled(name);
  if (whole !== undefined || exact) return whole ?? null;
  const alone = kindOfPlainHeading(heading);
  if (alone !== null) return alone;
  const words = name.split(" ");
  if (words.length > 7) return null;
  // "Rivers quiz", "Cells: words for the wall": the longest name that stands in it as whole words.
  for (let length = Math.min(4, words.length - 1); length > 0; length--)
    for (let at = words.length - length; at >= 0; at--) {
      const part = words.slice(at, at + length).join(" ");
      const kind = kinds.get(part);
      if (kind !== undefined && !everyday.has(part)) return kind;
    }
  return asksForWork(heading) ? "questions" : null;
}

/**
 * What stands below a line that nothing marks as a heading: it names that, and its other words say nothing of a matter
 * ("Mistakes they make", "Qs I always ask", "Fehler, die sie machen"). null where it says more, or is a sentence.
 */
export function kindOfPlainHeading(line: string): Kind | null {
  if (/[.?!;,]$/.test(line)) return null;
  const name = plain(line);
  const whole = kindCalled(name);
  if (whole !== undefined) return whole;
  const words = name.split(" ");
  if (words.length > 7) return null;
  for (let length = Math.min(4, words.length - 1); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const kind = kinds.get(words.slice(at, at + length).join(" "));
      const others = [...words.slice(0, at), ...words.slice(at + length)];
      if (kind !== undefined && others.every(saysNoMatter) && (at === 0 || opensHeading(words[0] ?? "")))
        return kind;
    }
  return null;
}

/** A heading of when things happened: each line below it is a fact. */
export function headsDates(heading: string): boolean {
  return /(?<!\p{L})(?:dates|time ?line|chronolog(?:y|ie)|frise|zeittafel|zeitleiste|jahreszahlen|fechas|cronología|línea del tiempo|tarikh|garis masa)(?!\p{L})/iu.test(
    heading,
  );
}

/** Names of parts that are words of every day: they count only alone. */
const everyday = new Set(
  "important|penting|notes|content|introduction|check|terms|error|fehler|links|solution|answer|question|task|activity|problems|practice|summary|outcomes|cours|nota|ziele|inhalt|sumber|bahan|facts|remember|example|definition|notions|wichtig|theory|resources|materials|problemas|problèmes|kesilapan|discussion|erreur|errores|references|objective|explanation|correction".split(
    "|",
  ),
);

/** A heading of what is believed: each line below it is such a belief, unless it says something else of itself. */
export function headsBeliefs(heading: string): boolean {
  return /misconception|\bthink\b|\bmyths?\b|idées (?:fausses|reçues)|fehlvorstellung|ideas (?:erróneas|falsas)|salah faham|konsep salah/iu.test(
    heading,
  );
}

/** A column of mistakes, by its head. */
export function headsMistakes(head: string): boolean {
  return kinds.get(plain(head)) === "mistakes" || wrongHead.test(plain(head));
}

/** A column of what is right, by its head. */
export function headsTruths(head: string): boolean {
  return rightHead.test(plain(head));
}

const wrongHead = /^(?:wrong|incorrect|false|error|not this|falsch|faux|incorrecto|mal|salah)$/iu;
const rightHead =
  /^(?:corrections?|correct(?:ed)?|right|truth|true|facts?|what is (?:true|right)|reality|instead|fix|better|do this|how to (?:fix|correct) it|richtig|korrektur|wahrheit|juste|vrai|corrigé|correcto|corrección|verdad|betul|pembetulan|fakta)$/iu;

/** A heading that says who thinks what stands below it. */
export function headsThoughts(heading: string): boolean {
  return isWhoThinks(plain(heading));
}

/** "Mistake: …", "Common mistakes: …" in one line call what follows so; after "Watch out: …" stands as often what is right. */
export function namesOne(text: string): boolean {
  return /^[*_(]*(?:common |frequent |typical |usual |häufige[rs]? |typische[rs]? )?(?:mistakes?|misconceptions?|errors?|myths?|muddles?|idées? (?:fausse|reçue)s?|erreurs?(?: fréquentes?)?|fehler|fehlvorstellung(?:en)?|errore?s?(?: com[uú]n(?:es)?| frecuentes?)?|ideas? (?:falsa|errónea)s?|salah faham|kesilapan(?: biasa| lazim)?)[*_]*\s*:/iu.test(
    text,
  );
}

/** "Mistake: …", "Answers: …", "Homework: …": what a line says of itself, and where the rest of it begins. */
export function labelOf(text: string): { kind: Kind; from: number; believed?: true; hers?: true } | null {
  const [whole, name = ""] =
    /^[*_(]*([\p{L}\d'’., -]{2,40}?)[*_]*\s*(?::|\s[–—-]\s)[*_]*\s*/u.exec(text) ?? [];
  if (whole === undefined) return null;
  if (isWhoThinks(plain(name))) return { kind: "mistakes", from: whole.length, believed: true };
  const rest = text.slice(whole.length);
  const heads = kinds.get(plain(name)) ?? kindOfPlainHeading(name);
  if (heads === "words" && termsIn(rest).length > 1) return { kind: "words", from: whole.length };
  if (!whole.includes(":")) return null;
  if (reminders.has(plain(name)) || (heads === "ideas" && isChore(rest)))
    return { kind: "rest", from: whole.length, hers: true };
  const kind =
    kinds.get(plain(name)) ??
    (/^(?:example|exemple|beispiel|ejemplo|contoh)$/.test(plain(name)) ? "examples" : null);
  return kind === null ? null : { kind, from: whole.length };
}

export const beginsExample =
  /^[*_(]*(?:e\.\s?g\.|for example|for instance|worked example|examples? ?\d*|step \d+|p\. ?ex\.|par exemple|exemples? ?\d*|z\. ?b\.|zum beispiel|beispiele? ?\d*|p\. ?ej\.|por ejemplo|ejemplos? ?\d*|contoh(?:nya)? ?\d*|schritt \d+|étape \d+|paso \d+|langkah \d+)(?:[*_]*\s*[:.,–-]|\s)/iu;

const tasks =
  "calculate|work out|find|solve|draw|sketch|label|name|list|explain|describe|define|compare|discuss|write|complete|fill|match|sort|choose|pick|underline|circle|translate|show|clap|compose|carry out|predict|suggest|give|state|identify|justify|evaluate|estimate|measure|simplify|convert|plot|design|research|investigate|imagine|rewrite|correct|prove|tick|put|arrange|create|count|record|annotate|summarise|summarize|outline|analyse|analyze|perform|practise|factorise|factorize|expand|differentiate|integrate|highlight|decide|colour|construct|trace|debug|copy|calcule|calculez|cite|citez|explique|expliquez|trouve|trouvez|dessine|dessinez|décris|décrivez|donne|donnez|complète|complétez|nomme|nommez|écris|écrivez|comparez|relie|reliez|traduis|traduisez|résous|résolvez|entoure|souligne|justifie|justifiez|indique|choisis|classe|construis|observe|nenne|erkläre|beschreibe|begründe|berechne|zeichne|schreibe|vergleiche|ergänze|ordne|übersetze|finde|löse|bestimme|skizziere|markiere|formuliere|untersuche|erläutere|diskutiere|calcula|explica|nombra|escribe|dibuja|compara|completa|encuentra|halla|resuelve|traduce|señala|indica|justifica|enumera|relaciona|elige|ordena|subraya|nyatakan|terangkan|huraikan|lukis|lukiskan|kira|kirakan|hitung|senaraikan|tuliskan|tulis|bandingkan|padankan|lengkapkan|namakan|selesaikan|jelaskan|berikan|pilih|labelkan";
const work = new RegExp(`^[*_]*(?:${tasks})(?![\\p{L}\\p{M}'’-])`, "iu");

/** Whether it begins by telling somebody to do something. */
export function asksForWork(text: string): boolean {
  return work.test(text.trim());
}

export const pupilsThink =
  /^(?:some |many |most )?(?:pupils|students|children|chn|learners|kids|they|les élèves|schüler|die schüler|los alumnos|murid)(?: often| may| sometimes| will)? (?:think|believe|forget|confuse|mix up|assume|pensent|oublient|confondent|denken|vergessen|verwechseln|piensan|creen|olvidan|confunden|sering|fikir)\b/iu;

/** Housekeeping: of the lesson as an event, not of its matter. */
export const housekeeping =
  /^(?:#[\p{L}\p{N}_-]+\s*)+$|^(?:see also|bring|print|photocopy|hand out|collect|voir aussi|siehe auch|ver también|lihat juga)\b|^lesson \d+(?: of \d+)?$|^https?:\/\/\S+$|^\([^)]*\)$/iu;

/** A heading or a label without its number, its marks and its colon, in small letters. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^(?:slide|part|section|step|seite|diapositive|folie)?\s*[\divx]*\s*[.):–-]\s+/iu, "")
    .replace(/[*_`#"“”()!]/g, "")
    .replace(/’/g, "'")
    .replace(/\s*:\s*$/, "")
    .replace(/[:,&–-]+\s/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
