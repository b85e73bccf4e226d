import type { Language } from "./language.ts";

export const english: Language = {
  tag: "en",
  articles: "a an the",
  smallWords: `a an the this that these those there here it its itself he him his she her hers they them their theirs
    themselves we us our ours you your yours i me my mine myself who whom whose which what where when why how
    and or but so if then than because since as at by for from in into of off on onto out over to up down with
    within upon about be am is are was were been being have has had having do does did doing done can could
    will would shall should may might must let lets also too very just even still yet only really quite rather
    such each every any some both either neither all other another one ones own same while until unless
    although though however therefore thus hence whether between among through during before after again once
    like well ok yes no not never none nothing nor without cannot would've could've should've im ive its thats
    theres dont doesnt didnt isnt arent wasnt werent wont cant couldnt wouldnt shouldnt hasnt havent hadnt
    mustnt aint etc eg ie per via`,
  mayBeLacking: `a an the it is are am was were be do does did to of in on at for from with and or i you he she we they me him
    her us them this that these those my your his its our their please`,
  negations: `not no never none nothing nobody without cannot cant dont doesnt didnt isnt arent wasnt werent wont wouldnt
    couldnt shouldnt havent hasnt hadnt mustnt`,
  negationsOnlyHere: "",
  concord: false,
  partsBegin: "because but so if when while whereas since then although though and which",
  yes: { words: "yes yeah yep agree", alone: ["yes i did", "yes please", "i did"] },
  no: { words: "no nope never disagree", alone: ["no i didnt"] },
  isSo: "t true right correct",
  isNotSo: "f false wrong incorrect untrue",
  hedges: [
    "i think",
    "i guess",
    "i believe",
    "i suppose",
    "i would say",
    "id say",
    "im guessing",
    "maybe",
    "perhaps",
    "probably",
    "possibly",
    "not sure but",
    "im not sure but",
    "i am not sure but",
    "if im right",
    "if i remember right",
  ],
  leadsIn: [
    "it is",
    "its",
    "it was",
    "it would be",
    "it must be",
    "it means",
    "it is called",
    "its called",
    "its the",
    "that is",
    "thats",
    "that means",
    "this is",
    "they are",
    "theyre",
    "these are",
    "there are",
    "the answer is",
    "the word is",
    "the term is",
    "answer",
    "my answer is",
    "you say",
    "we say",
    "called",
  ],
  joins: "and or",
};
