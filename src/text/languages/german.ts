import type { Language } from "./language.ts";

export const german: Language = {
  tag: "de",
  articles: "der die das den dem des ein eine einen einem einer",
  smallWords: `der die das und ist ich nicht ein eine in zu mit auf für den dem von sie es wir als auch an sich aber wenn
    dass weil oder war sind haben hat werden wird man noch nach bei um aus`,
  mayBeLacking: `der die das den dem des ein eine einen einem einer es sie er ich du wir ihr ihn ihm mir mich dir dich uns euch
    ihnen sich in im an am auf aus bei mit zu zum zur von vom fuer und oder ist sind bin bist doch denn mal ja
    bitte`,
  negations:
    "nicht nie niemals nichts kein keine keinen keinem keiner keines niemand niemanden niemandem nirgends keinesfalls keineswegs ohne",
  negationsOnlyHere: "weder",
  concord: false,
  partsBegin: "weil denn aber sondern wenn als während wohingegen obwohl und",
  yes: { words: "ja genau jawohl stimmt", alone: ["ja bitte"] },
  no: { words: "nein nee", alone: [] },
  isSo: "wahr richtig",
  isNotSo: "falsch",
  hedges: [
    "ich glaube",
    "ich denke",
    "ich meine",
    "ich würde sagen",
    "ich tippe auf",
    "ich vermute",
    "ich schätze",
    "meine vermutung ist",
    "glaube ich",
    "denke ich",
    "vielleicht",
    "wahrscheinlich",
    "vermutlich",
    "ich bin nicht sicher aber",
  ],
  leadsIn: [
    "es ist",
    "es sind",
    "das ist",
    "das sind",
    "dieses wort bedeutet",
    "das bedeutet",
    "es bedeutet",
    "es heißt",
    "das heißt",
    "man sagt",
    "die antwort ist",
    "das wort ist",
    "antwort",
  ],
  about: "etwa ungefähr ungefaehr rund circa ca annähernd",
  joins: "und oder",
};
