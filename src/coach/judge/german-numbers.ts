/** German numbers in words, 0 to 999,999, as one joined word in canonical letters ("zwoelf", "dreissig"); else null. */
export function germanNumber(joined: string): number | null {
  if (!/^[a-z]{3,60}$/.test(joined) || notANumber.has(joined)) return null;
  const cut = joined.indexOf("tausend");
  if (cut < 0) return belowThousand(joined);
  const thousands = cut === 0 ? 1 : belowThousand(joined.slice(0, cut));
  const rest = joined.slice(cut + "tausend".length).replace(/^und(?=.)/, "");
  const tail = rest === "" ? 0 : belowThousand(rest);
  return thousands === null || tail === null || thousands === 0 ? null : thousands * 1000 + tail;
}

const units = new Map(
  "null ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn"
    .split(" ")
    .map((word, value) => [word, value]),
);
units.set("eins", 1).set("zwo", 2);
const tens = new Map(
  "zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig"
    .split(" ")
    .map((word, at) => [word, 10 * (at + 2)]),
);
/** The article. */
const notANumber = new Set(["ein"]);

function belowThousand(joined: string): number | null {
  const cut = joined.indexOf("hundert");
  if (cut < 0) return belowHundred(joined);
  const hundreds = cut === 0 ? 1 : units.get(joined.slice(0, cut));
  const rest = joined.slice(cut + "hundert".length).replace(/^und(?=.)/, "");
  const tail = rest === "" ? 0 : belowHundred(rest);
  if (hundreds === undefined || hundreds === 0 || hundreds > 9 || tail === null) return null;
  return hundreds * 100 + tail;
}

function belowHundred(joined: string): number | null {
  const whole = units.get(joined) ?? tens.get(joined);
  if (whole !== undefined) return whole;
  const cut = joined.lastIndexOf("und");
  if (cut <= 0) return null;
  const unit = units.get(joined.slice(0, cut));
  const ten = tens.get(joined.slice(cut + 3));
  return unit === undefined || ten === undefined || unit === 0 || unit > 9 ? null : ten + unit;
}
