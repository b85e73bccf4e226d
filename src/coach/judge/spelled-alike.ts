import type { KnownLanguage } from "./language-words.ts";

/**
 * A word of both languages, whatever it means in each: Kind and kind, air and air. A list of ours, folded, ß kept.
 * Left out is what is rare in one of them ("tee", "welt"): a learner who says it means the other.
 */
export function isSpelledAlike(
  word: string,
  one: KnownLanguage | null,
  other: KnownLanguage | null,
): boolean {
  if (one === null || other === null) return false;
  return alike.get([one, other].sort().join("-"))?.has(word) === true;
}

const set = (words: string) => new Set(words.split(" "));

const alike: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "de-en",
    set(
      "all also alter am angel april arm art august auto bad bald ball band bank bar bass bat bitten blank " +
        "blind block blond bug boot boss box brach brand brat brief bus butter chef computer cool dame dank " +
        "dick die dies dock dose drum elf enter fall falls fang farm fast fee fell fern film finger floss " +
        "form fort frost fund gang garage gar gas gift glut gold golf gong grab grill gross gut gymnasium " +
        "hall halt hammer hand handy hang hat held hell her herb herd horn hose hotel hub hut idol in " +
        "information instrument international jade jeans job kilo kind kinder kiosk kit kiwi lab lack lag " +
        "lager land lang laser last lid lied links list log los lot lust made mag mail man mango mark mast " +
        "mild minister minute mist mode moment monster moor museum mutter name national nest normal not note " +
        "nun organ orange oval papa park party pass pause person pest pilot pin pizza plan plus pole post " +
        "poster problem professor pudding puff radio rand rang rat rate regal rein rest restaurant rind ring " +
        "rock roman rose rot rum sage sand sang sank see sense september show shop silo six so sofa sold spat " +
        "sport spring stall stand star stark start stern still stock strand student studio super system tag " +
        "taste taxi team teller tempo test text ticket tier tiger toast toll ton tot trainer transport tuba " +
        "tunnel union vase verb villa wage wall wand wander war warm was west wetter wild will wind wink " +
        "winter wolf zone zoo",
    ),
  ],
  [
    "en-ms",
    set(
      "air alas album asap atom ban bang bank bar batik beg beta bid bin biro bran cap cat champion cop dam " +
        "data debut depot dozen drama durian edit email era fail far fit font format gala gas gear gel gong " +
        "gram guru had halal hamper hang hero hotel import item jail jam jet juri kayak kilo kiosk kit kiwi " +
        "koala label lad lap laser lift logo lot magnet main mama market mat menu mini minor minus model " +
        "motor mural net nun opera oral pad pal pan panda papa pasta pedal pen per piano pin pita pizza plan " +
        "polo poster pot printer program pun radio rang rebel rim robot sago salad salon sang sari sedan " +
        "sensor set sin sofa stem studio status sultan tan tank tapir tar tart tempo ten tender tin tip tong " +
        "total tuba tuna tutor unit urban van video visa vitamin wad yoga zebra zip zoo",
    ),
  ],
  [
    "de-ms",
    set(
      "album alle am arm atom bank bar bau bin dada dahlia das dia drama format gang gas gong hang helm " +
        "hotel juni kaki kau kilo kiosk kita label lama laser laut lima logo magnet main mal mama man mini " +
        "minus motor nun oma opa papa pasta per piano pita pizza radio rang rat rot salat sang sofa status " +
        "studio tang tempo tat tau tun tuba video visa vitamin yoga zebra zoo",
    ),
  ],
]);
