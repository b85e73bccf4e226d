import { folded, phrases, type Word } from "../../phrases.ts";
import { isPublic } from "./people.ts";

const titles = phrases(
  "king queen prince princess president emperor empress pope saint st sir lord lady captain general tsar kaiser konig konigin roi reine rey reina sultan tunku raja nabi rasul prophet prophete profeta apostle apotre apostel rabbi imam santo santa sainte poet author novelist scientist inventor artist composer painter explorer athlete character protagonist narrator hero heroine dichter autor autorin personnage poete auteur personaje poeta watak penyair singer actor footballer philosopher".replaceAll(
    " ",
    "\n",
  ),
);
const topicWords = phrases(
  "about on by uber sur sobre tentang par por oleh karya von regarding compare".replaceAll(" ", "\n"),
);
const works = phrases(
  "law laws theorem diary poem poems poetry novel novels play plays speech speeches painting paintings portrait portraits art symphony music song songs theory principle principles taxonomy method model machine engine test triangle cipher life biography autobiography story stories tale legend myth experiment discovery invention voyage reign army gedicht roman theorie satz gesetz lied geschichte".replaceAll(
    " ",
    "\n",
  ),
);
const deeds = phrases(
  "wrote\nwritten\ndiscovered\ninvented\npainted\ncomposed\nfounded\nruled\nreigned\nconquered\nexplored\ninvaded\ndirected\nsang\nproved\nwas born in\nrefused to give up\nwon the nobel\nwalked on\nled the\nbecame king\nbecame president\nmengasaskan\nmenulis\nentdeckte\nschrieb das\nerfand\nmalte\na ecrit\na decouvert\na peint\na invente\nescribio\ndescubrio\npinto\ninvento\nlibero\nllego a america",
);
const bygone = /\b(?:1[0-8]\d\d|19[0-8]\d)\b|\b(?:century|siecle|siglo|jahrhundert|abad)\b/;
/** "Piggy has asthma in Lord of the Flies": a title of two words at least. */
const inAWork =
  /\b(?:in|dans|en|dalam)\s+["“«*_]?(?:The|A|An|Of|Le|La|Les|L['’]|Der|Die|Das|El|Los)?\s?\p{Lu}[\p{L}'’]+(?:\s(?:of|the|and|in|to|a|de|la|du|des|der|die|das|und|y|del|le)\b)*\s\p{Lu}/u;

/** How far after a name a title may stand; a bound, so that a long line is read in a time that grows with it. */
const nearby = 160;

const dayWords = new Set(
  "day night week festival eve parade award prize memorial fair tag nacht woche jour nuit semaine dia noche semana".split(
    " ",
  ),
);
/** Malay puts the day first: "Hari Raya", "Hari Guru". */
const malayDays = new Set(
  "raya merdeka guru malaysia kebangsaan ibu bapa sukan natal krismas deepavali wesak vesak gawai kaamatan keputeraan pahlawan bumi kanak pekerja jadi anugerah kantin kemerdekaan koko kokurikulum arafah asyura wanita warga".split(
    " ",
  ),
);

/** "Hari Raya", "Thomas Muir Week": a day that is kept, whoever it is named after. */
function isADay(words: readonly Word[], from: number, to: number): boolean {
  const [first, second] = [words[from]?.plain ?? "", words[from + 1]?.plain ?? ""];
  if (first === "hari" && malayDays.has(second)) return true;
  if (to === from + 1) return false;
  return [to - 1, to].some((at) => {
    const { text = "", plain = "" } = words[at] ?? {};
    return dayWords.has(plain) && /^\p{Lu}/u.test(text) && !/^\d/.test(words[at + 1]?.text ?? "");
  });
}

/** What lands, waters and storms are called, in the languages we have; those that nobody is called by stand among `not-names`. */
const features = new Set(
  "river rio rivière riviere fleuve fluss strom sungai afon lake loch lough llyn lac lago see laguna tasik danau mount mt mont monte berg gunung bukit mynydd cape cap cabo capo kap tanjung glen strath dale isle island ile isla isola insel ilha pulau ynys port porto puerto hafen fort point bay baie bahia bucht teluk valley vallee val valle tal lembah forest foret wald bosque hutan desert wuste strait straits selat gulf golf golfo canal kanal storm hurricane typhoon cyclone sturm orkan tempete ouragan huracan taufan ribut".split(
    " ",
  ),
);

/** "The River Tay", "Loch Ness": the land or water by its kind and its name. */
function isPlaceName(words: readonly Word[], from: number, to: number): boolean {
  return to > from + 1 && features.has(words[from]?.plain ?? "");
}

/** With an article before it, whatever is said of it: "the River Severn needs its floodplain". */
function isCertainPlace(words: readonly Word[], from: number, to: number): boolean {
  return isPlaceName(words, from, to) && articles.has(words[from - 1]?.plain ?? "");
}

const articles = new Set(
  "the der die das dem den am le la les du de el los las del il lo al o a do da".split(" "),
);

/** "Robert the Bruce", "Karl der Große": a byname, which is history's or a story's, before, after or in the name. */
function hasByname(words: readonly Word[], from: number, to: number): boolean {
  const isNamed = (at: number) => /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? "");
  const isArticle = (at: number) => /^(?:the|der|die|das|le|la|el|il|o)$/.test(words[at]?.text ?? "");
  if (isArticle(from - 1) && isNamed(from - 2)) return true;
  if (to === from + 1 && isArticle(to) && isNamed(to + 1)) return true;
  return to === from + 3 && words[from + 1]?.text === "der";
}

/** "Carol Ann Duffy: Valentine", "Valentine by Carol Ann Duffy": what somebody made whom lessons are about. */
function isTheirWork(text: string, words: readonly Word[], from: number, to: number): boolean {
  const [before, after] = [words[from - 1], words[to]];
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  if (before !== undefined && /^\s*[:–—]\s*["'‘“«]?$/u.test(text.slice(before.end, start)))
    return [1, 2, 3].some((back) => isPublic(words, from - back, from));
  const joined = after !== undefined && /^(?:by|von|par|de|por|di|oleh)$/.test(after.plain);
  if (!joined || !/^["'’”»]?\s*,?\s*$/u.test(text.slice(end, after.start))) return false;
  return [1, 2, 3].some((ahead) => isPublic(words, to + 1, to + 1 + ahead));
}

/** Whether what stands round a name makes it a topic: a title before it, its works or deeds after it, a year long past. */
export function isTopic(text: string, words: readonly Word[], from: number, to: number): boolean {
  if (isADay(words, from, to) || isCertainPlace(words, from, to) || hasByname(words, from, to)) return true;
  if (isTheirWork(text, words, from, to)) return true;
  if (titles(words, from - 1) > 0 || deeds(words, to) > 0) return true;
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  if (words[to - 1]?.possessive === true) {
    if (works(words, to) > 0 || works(words, to + 1) > 0) return true;
    if (/^\s?[‘'“"«]\s?\p{Lu}/u.test(text.slice(end, end + 4))) return true;
  }
  if (isInATitle(text.slice(Math.max(0, start - nearby), end + nearby), start - Math.max(0, start - nearby)))
    return true;
  return inAWork.test(text.slice(end, end + nearby));
}

/** 'Danny Chung Does Not Do Maths': three words or more in quotation marks, each with a capital, are what a work is called. */
function isInATitle(text: string, at: number): boolean {
  return Array.from(text.matchAll(/[‘'“"«]([^‘’'“”"«»\n]{5,80})[’'”"»]/gu)).some(
    ({ 0: quoted, 1: inside = "", index }) => {
      if (at < index || at >= index + quoted.length) return false;
      const long = inside.split(/\s+/).filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
      return long.length >= titleWords && long.every((word) => /^\p{Lu}/u.test(word));
    },
  );
}
const titleWords = 3;

/** For a name that nothing is said of: whom a lesson is about, whoever lived long ago. */
export function isTopicByItself(text: string, words: readonly Word[], from: number, to: number): boolean {
  if (topicWords(words, from - 1) > 0 || isPlaceName(words, from, to)) return true;
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return isBygone(text.slice(Math.max(0, start - nearby), end + nearby));
}

/** Whether a text names a year or a century long past. */
export function isBygone(text: string): boolean {
  return bygone.test(folded(text));
}
