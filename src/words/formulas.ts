/**
 * What people say to each other as a whole: sorry, thanks, hello. One line a formula of a language; each in it is said
 * on the same occasion, and which of them a word is put into is a matter of taste. What is said by another person, or on
 * leaving instead of staying, has a line of its own.
 */
const lines = `
sorry|excuse me|pardon|pardon me|apologies|my apologies|i apologise|i apologize|forgive me|i beg your pardon
thank you|thanks|cheers|much obliged|ta
you are welcome|not at all|do not mention it|no problem|my pleasure|any time
hello|hi|hey|hi there|hello there|hey there
goodbye|bye|bye bye|see you|see you later|so long|farewell|cheerio
please|if you please
yes please|please do
congratulations|well done|congrats
good luck|all the best|best of luck
cheers|your health|bottoms up
welcome|a warm welcome
enjoy your meal|enjoy|bon appetit
get well soon|get better soon
how are you|how are things|how is it going|how do you do|are you well
maaf|minta maaf|maafkan saya|ampun
helo|hai
terima kasih|terima kasih banyak
sama sama|kembali
entschuldigung|verzeihung|entschuldigen sie|es tut mir leid|tut mir leid|pardon|sorry
danke|danke schön|vielen dank|danke sehr|besten dank
bitte|bitte schön|bitte sehr|gern geschehen|keine ursache
hallo|hi|grüß dich|servus|grüß gott|guten tag|moin
auf wiedersehen|tschüss|tschüs|ciao|bis bald|bis später|ade
guten appetit|mahlzeit
herzlichen glückwunsch|gratuliere|glückwunsch
pardon|excusez moi|excuse moi|je suis désolé|je suis désolée|désolé|désolée|je m excuse
merci|je te remercie|je vous remercie
de rien|je vous en prie|je t en prie|il n y a pas de quoi|pas de quoi
bonjour|salut|coucou
au revoir|salut|à bientôt|à plus tard|adieu|ciao
félicitations|bravo
s il vous plaît|s il te plaît
perdón|lo siento|disculpe|disculpa|perdone|perdona
gracias|mil gracias
de nada|no hay de qué|con gusto
hola|buenas|qué tal
adiós|hasta luego|hasta la vista|chao|hasta pronto|nos vemos
felicidades|enhorabuena|felicitaciones
`;

const occasions = new Map<string, number[]>();
for (const [at, line] of lines.trim().split("\n").entries())
  for (const said of line.split("|")) occasions.set(said, [...(occasions.get(said) ?? []), at]);

/** What only makes a formula warmer, or says to whom it is said: "I am so sorry", "danke dir", "merci beaucoup". */
const warm = new Set(
  `i am im we are so very really truly terribly awfully much a lot many indeed all everyone everybody oh again
  sehr wirklich ganz herzlich vielmals vielen dir ihnen euch ach nochmals vraiment beaucoup bien tellement très infiniment
  à tous mille fois muy mucho muchas muchísimas verdad todos banyak sangat sekali semua`.split(/\s+/),
);

/**
 * Whether two texts (folded) are said on one occasion. `same`: one is the other, said more warmly. `alike`: they are
 * different words. null: one of them is no formula, or they are said on different occasions.
 */
export function sameFormula(one: string, other: string): "same" | "alike" | null {
  const [first, second] = [core(one), core(other)];
  const on = occasions.get(first);
  if (on === undefined) return null;
  if (first === second) return "same";
  return on.some((at) => occasions.get(second)?.includes(at)) ? "alike" : null;
}

/** Warmth is taken off only where a formula is left. */
function core(text: string): string {
  const plain = text.replaceAll(/['’]/g, " ");
  if (occasions.has(plain)) return plain;
  const bare = plain
    .split(" ")
    .filter((word) => !warm.has(word))
    .join(" ");
  if (occasions.has(bare)) return bare;
  const cooled = plain
    .split(" ")
    .filter((word) => !warm.has(word) || belongs.has(word))
    .join(" ");
  return occasions.has(cooled) ? cooled : plain;
}

/** Warm words that some formulas are made of: "you are welcome", "je m'excuse". */
const belongs = new Set([...occasions.keys()].flatMap((said) => said.split(" ")));
