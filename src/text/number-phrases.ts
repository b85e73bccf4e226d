import { folded } from "../phrases.ts";
import { wholeSaid } from "./numbers-said.ts";

/**
 * A number that somebody wrote in words, in digits: "5 tens" is 50, "three quarters" 3/4, "two and a half" 2 1/2, "minus
 * five" −5, "lima puluh" 50. English, German, French, Spanish and Malay. Null where it is none.
 */
export function numberPhrase(text: string): string | null {
  const plain = folded(text).replace(/-/g, " ").replace(/\s+/g, " ").trim();
  if (!/[a-z]/.test(plain) || plain.length > longest) return null;
  const [, less, rest = ""] = /^((?:minus|negative|negatif|moins|menos) )?(.*)$/.exec(plain) ?? [];
  const found = pointed(rest) ?? counted(rest) ?? mixed(rest);
  return found === null ? null : `${less === undefined ? "" : "-"}${found}`;
}

const longest = 100;

/** In digits or in words. */
function whole(text: string): number | null {
  if (/\d/.test(text)) return /^\d{1,6}$/.test(text) ? Number(text) : null;
  return wholeSaid(text);
}

/** "three point one four". */
function pointed(text: string): string | null {
  const [before, after, more] = text.split(/ (?:point|komma|virgule|coma|perpuluhan) /);
  if (before === undefined || after === undefined || more !== undefined) return null;
  const [units, digits] = [whole(before), after.split(" ").map(whole)];
  if (units === null || digits.some((digit) => digit === null || digit > 9)) return null;
  return `${units}.${digits.join("")}`;
}

const places = new Map<string, number>([
  ...named("ones one unit units einer unites unidades sa", 1),
  ...named("ten tens zehner dizaine dizaines decena decenas puluh", 10),
  ...named("hundred hundreds hunderter centaine centaines centena centenas ratus", 100),
  ...named("thousand thousands tausender millier milliers millar millares ribu", 1000),
]);

/** "5 tens", or a number alone; "ten" by itself is ten. */
function counted(text: string): string | null {
  const alone = whole(text);
  if (alone !== null) return String(alone);
  const words = text.split(" ");
  const place = places.get(words.at(-1) ?? "");
  const many = whole(words.slice(0, -1).join(" "));
  return place === undefined || many === null ? null : String(many * place);
}

const shares = new Map<string, number>([
  ...named("half halves halb halbe halbes halfte demi demie moitie medio media mitad setengah separuh", 2),
  ...named("third thirds drittel tiers tercio tercios pertiga sepertiga", 3),
  ...named("quarter quarters fourth fourths viertel quart quarts cuarto cuartos suku", 4),
  ...named("fifth fifths funftel cinquieme cinquiemes quinto quintos perlima", 5),
  ...named("sixth sixths sechstel sixieme sixiemes sexto sextos perenam", 6),
  ...named("seventh sevenths siebtel septieme septiemes septimo septimos pertujuh", 7),
  ...named("eighth eighths achtel huitieme huitiemes octavo octavos perlapan", 8),
  ...named("ninth ninths neuntel neuvieme neuviemes noveno novenos persembilan", 9),
  ...named("tenth tenths zehntel dixieme dixiemes decimo decimos persepuluh", 10),
  ...named("hundredth hundredths hundertstel centieme centiemes centesimo centesimos perseratus", 100),
  ...named("thousandth thousandths tausendstel millieme milliemes milesimo milesimos perseribu", 1000),
]);

/** "three quarters", "half", "two and a half". */
function mixed(text: string): string | null {
  const [before, after, more] = text.split(/ (?:and|und|et|y|dan) /);
  if (before === undefined || more !== undefined) return null;
  if (after === undefined) return share(before);
  const [units, part] = [whole(before), share(after)];
  return units === null || part === null ? null : `${units} ${part}`;
}

function share(text: string): string | null {
  const words = text.replace(/ (?:an?|of|of an?)$/, "").split(" ");
  const bottom = shares.get(words.at(-1) ?? "");
  if (bottom === undefined) return null;
  const many = words.slice(0, -1).join(" ");
  const top = /^(?:|an?|the|die|la|le|une?|ein|eine|una?)$/.test(many) ? 1 : whole(many);
  if (top === null) return null;
  // "Five tenths" is how 0.5 is read.
  return bottom % 10 === 0 ? String(top / bottom) : `${top}/${bottom}`;
}

function named(words: string, value: number): [string, number][] {
  return words.split(" ").map((word) => [word, value]);
}
