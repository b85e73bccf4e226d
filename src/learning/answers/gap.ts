import { foldText } from "../../text/fold.ts";

/**
 * What was written into a gap without the words that stand beside the gap already: "cluster sampling" for "___ sampling",
 * "O(log n)" for "O(___)". Without what is added in brackets, "newtons (N)". And a figure without the thing that the question counts: "500 comparisons" for 500.
 */
export function withoutNeighbours(prompt: string, answer: string): string[] {
  const words = foldText(answer).split(" ");
  const found = [...besideGap(prompt, words)];
  for (const [sign, names] of units)
    if (sign.test(answer))
      for (const name of names.split("|"))
        found.push(...besideGap(prompt, foldText(answer.replace(sign, ` ${name}`)).split(" ")));
  const bracket = /\s*\([^()]*\)\s*$/.exec(answer);
  if (bracket !== null) found.push(foldText(answer.slice(0, bracket.index)));
  const asked = new Set(foldText(prompt).split(" "));
  const [first = "", ...rest] = words;
  if (/^\d/.test(first) && rest.length > 0 && rest.every((word) => asked.has(word))) found.push(first);
  return found.filter((text) => text !== "");
}

/** What a question writes out after its gap, as it is written after a figure. */
const units: readonly [RegExp, string][] = [
  [
    /(?<=\d)\s*°\s*C$/i,
    "degrees celsius|degrees|celsius|grad celsius|grad|degrés celsius|degrés|grados celsius|grados|darjah celsius|darjah",
  ],
  [/(?<=\d)\s*°\s*F$/i, "degrees fahrenheit|degrees|fahrenheit"],
  [/(?<=\d)\s*°$/, "degrees|grad|degrés|grados|darjah"],
  [/(?<=\d)\s*%$/, "per cent|percent|prozent|pour cent|por ciento|peratus"],
  [/(?<=\d)\s*km$/, "kilometres|kilometers|kilometer|kilomètres|kilómetros|kilometer"],
  [/(?<=\d)\s*m$/, "metres|meters|meter|mètres|metros"],
  [/(?<=\d)\s*cm$/, "centimetres|centimeters|zentimeter|centimètres|centímetros|sentimeter"],
  [/(?<=\d)\s*kg$/, "kilograms|kilos|kilogramm|kilogrammes|kilogramos|kilogram"],
  [/(?<=\d)\s*g$/, "grams|gramm|grammes|gramos|gram"],
  [/(?<=\d)\s*l$/i, "litres|liters|liter|litros|liter"],
  [/(?<=\d)\s*s$/, "seconds|sekunden|secondes|segundos|saat"],
  [/(?<=\d)\s*min$/, "minutes|minuten|minutos|minit"],
  [/(?<=\d)\s*h$/, "hours|stunden|heures|horas|jam"],
  [/(?<=\d)\s*€$/, "euros|euro"],
];

function* besideGap(prompt: string, words: readonly string[]): Generator<string> {
  const gap = /_{2,}|…|\.{4,}/.exec(prompt);
  if (gap === null) return;
  const before = foldText(prompt.slice(0, gap.index)).split(" ");
  const after = foldText(prompt.slice(gap.index + gap[0].length)).split(" ");
  for (let left = 0; left <= mostWords; left++) {
    if (left > 0 && before.slice(-left).join(" ") !== words.slice(0, left).join(" ")) continue;
    for (let right = 0; right <= mostWords && left + right < words.length; right++) {
      if (left + right === 0) continue;
      if (after.slice(0, right).join(" ") !== words.slice(words.length - right).join(" ")) continue;
      yield words.slice(left, words.length - right).join(" ");
    }
  }
}

const mostWords = 8;
