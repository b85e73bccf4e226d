import { expect, test } from "bun:test";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { foldText } from "../../../src/text/fold.ts";
import { deckItem, labelledRows } from "./labelled.ts";

/** Words that learners take for one another; none is listed as the other's decoy here. */
const pairs = {
  de:
    "Kirche Kirsche,schon schön,bieten bitten,Miete Mitte,Ofen offen,Stadt Staat,Stadt statt,Städte Stätte,Rad Rat," +
    "Seite Saite,fiel viel,Meer mehr,Lehre Leere,Maße Masse,Buße Busse,Floß floss,das dass,seid seit,man Mann,den denn," +
    "Lied Lid,heute Häute,Leute läute,konnte könnte,Mutter Mütter,Vater Väter,Höhle Hölle,Tasche Tasse,Tod tot,Bad bat," +
    "Kissen küssen,reisen reißen,wird Wirt,Wahl Wal,Waise Weise,Graf Graph,rein Rhein,Boot bot,malen mahlen,Stil Stiel",
  en:
    "ship sheep,bit beat,full fool,bet bat,pen pan,man men,cut cat,cup cap,luck look,not note,rice lice,light right," +
    "glass grass,fly fry,think sink,three tree,vest west,berry very,fan van,leaf leave,bag back,park bark,wash watch," +
    "sea see,two too,their there,here hear,write right,know no,night knight,flower flour,week weak,meet meat,son sun," +
    "one won,can can't,walk work,live leave,quite quiet,than then,lose loose,accept except,fourteen forty,phase faze," +
    "coffee toffee,away a way,maybe may be,already all ready,into in to,along a long",
  ms:
    "kata kota,makan makin,malam makam,buku baku,batu bata,satu sate,ikan ikat,baru biru,pagi lagi,tarik tarikh,kas khas," +
    "sarat syarat,tali tari,guru garu,lima lama,mata mati,pasar pasir,siku suku,bukan bulan,beli beri,sikit sakit," +
    "cuti cuci,gula gulai,jalan jalan-jalan,mata mata-mata,hati hati-hati,kira kira-kira,sama sama-sama,sah syah,fakta pakta",
};

const verdictOn = (language: string, target: string, heard: string, repeating: boolean) =>
  judgeUtterance({
    heard,
    item: deckItem("target", target),
    others: [],
    targetLanguage: language,
    instructionLanguage: "fr",
    repeating,
  }).verdict;

test.each(Object.entries(pairs))("in %s neither word of a pair is taken for the other", (language, list) => {
  const taken = list.split(",").flatMap((pair) => {
    const [one = "", ...rest] = pair.split(" ");
    const other = rest.join(" ");
    return [true, false].flatMap((repeating) => [
      ...(verdictOn(language, one, other, repeating) === "correct" ? [`${one} ← ${other}`] : []),
      ...(verdictOn(language, other, one, repeating) === "correct" ? [`${other} ← ${one}`] : []),
    ]);
  });
  expect(taken).toEqual([]);
});

test("of all the words of both sets, only one that has the other in it word for word is taken for it", () => {
  const rows = [...labelledRows("labelled"), ...labelledRows("held-out")];
  const wrong: string[] = [];
  for (const language of ["de", "en", "ms"]) {
    const words = rows
      .filter((row) => row.language === language)
      .flatMap((row) => [row.target, ...row.decoys]);
    const all = [...new Set(words)];
    for (const target of all) {
      const bare = foldText(target.replace(/^(?:der|die|das|the) (?=\p{Lu}|[a-z]+$)/u, ""))
        .replace(/_/g, "")
        .trim();
      for (const heard of all) {
        if (` ${foldText(heard)} `.includes(` ${bare} `)) continue;
        if (verdictOn(language, target, heard, true) === "correct") wrong.push(`${target} ← ${heard}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
