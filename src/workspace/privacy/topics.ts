import { folded, phrases, type Word } from "../../phrases.ts";

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

/** Whether what stands round a name makes it a topic: a title before it, its works or deeds after it, a year long past. */
export function isTopic(text: string, words: readonly Word[], from: number, to: number): boolean {
  if (isADay(words, from, to)) return true;
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
  if (topicWords(words, from - 1) > 0) return true;
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return bygone.test(folded(text.slice(Math.max(0, start - nearby), end + nearby)));
}
