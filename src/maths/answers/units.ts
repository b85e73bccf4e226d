import { power, type Rational, rational } from "../rational.ts";

/** What a unit measures and how much of it; two of the same measure can be compared. */
export type Unit = { shown: string; measure: string; size: Rational };

const unit = (shown: string, measure: string, size: Rational = rational(1)): Unit => ({
  shown,
  measure,
  size,
});

const lengths = [
  ["mm", rational(1, 1000), "millimetres?|millimeters?"],
  ["cm", rational(1, 100), "centimetres?|centimeters?"],
  ["m", rational(1), "metres?|meters?"],
  ["km", rational(1000), "kilometres?|kilometers?"],
] as const;

/** Each unit with every way to write it, the longest first. */
const written: readonly [RegExp, Unit][] = [
  ...lengths.flatMap(([name, size, words]): [RegExp, Unit][] => [
    [
      ending(`(?:${name}|${words})(?:³|\\^?3)|cubic (?:${name}|${words})`),
      unit(`${name}³`, "volume", power(size, 3)),
    ],
    [
      ending(`(?:${name}|${words})(?:²|\\^?2)|(?:square|sq\\.?) (?:${name}|${words})`),
      unit(`${name}²`, "area", power(size, 2)),
    ],
  ]),
  [ending("km/h|kmh|km per hour|kilometres per hour|kph"), unit("km/h", "speed", rational(1000, 3600))],
  [ending("m/s|metres per second"), unit("m/s", "speed")],
  ...lengths.map(([name, size, words]): [RegExp, Unit] => [
    ending(`${name}|${words}`),
    unit(name, "length", size),
  ]),
  [ending("ml|millilitres?"), unit("ml", "volume", rational(1, 1_000_000))],
  [ending("l|litres?|liters?"), unit("l", "volume", rational(1, 1000))],
  [ending("kg|kilograms?"), unit("kg", "mass", rational(1000))],
  [ending("g|grams?"), unit("g", "mass")],
  [ending("h|hours?|hrs?"), unit("h", "time", rational(3600))],
  [ending("min|minutes?|mins"), unit("min", "time", rational(60))],
  [ending("s|seconds?|secs?"), unit("s", "time")],
  [ending("p|pence"), unit("p", "money", rational(1, 100))],
  [ending("pounds?"), unit("£", "money")],
  [ending("°|degrees?|deg"), unit("°", "angle")],
  [ending("percent|per cent|%"), unit("%", "share", rational(1, 100))],
  [ending("Ω|ohms?"), unit("Ω", "resistance")],
  [ending("V|volts?"), unit("V", "voltage")],
  [ending("A|amps?|amperes?"), unit("A", "current")],
];

/** After a number, a sign of mathematics or a space: a unit is no letter of an expression. */
function ending(names: string): RegExp {
  return new RegExp(`(?<=[\\d\\s)π½⅓⅔¼¾⅕⅛%])\\s*(?:${names})\\.?$`, "iu");
}

/**
 * A number and its unit, apart; null where there is none. "£4.50", "12 cm²", "12 square centimetres", "45 degrees". What
 * is a letter of the task is no unit: there "7m" is seven times m.
 */
export function apart(text: string, letters: Iterable<string> = []): { number: string; unit: Unit | null } {
  const trimmed = text.trim();
  const own = new Set(Array.from(letters, (letter) => letter.toLowerCase()));
  if (own.has(/(?<!\p{L})\p{L}$/u.exec(trimmed)?.[0]?.toLowerCase() ?? ""))
    return { number: trimmed, unit: null };
  const sign = /^([-−]?)\s*£\s*/u.exec(trimmed);
  if (sign !== null)
    return { number: `${sign[1] ?? ""}${trimmed.slice(sign[0].length)}`, unit: unit("£", "money") };
  for (const [pattern, found] of written) {
    const at = trimmed.search(pattern);
    if (at > 0) return { number: trimmed.slice(0, at).trim(), unit: found };
  }
  return { number: trimmed, unit: null };
}
