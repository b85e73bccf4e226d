import { fromDecimal, over, power, type Rational, rational, times } from "../../../src/maths/rational.ts";

/** Every base unit is a large prime, so that metres are never seconds by chance. */
const base = {
  metre: rational(1_000_003),
  kilogram: rational(1_000_033),
  second: rational(1_000_037),
  ampere: rational(1_000_039),
  celsius: rational(1_000_081),
  degree: rational(1_000_099),
  pound: rational(1_000_117),
  dollar: rational(1_000_121),
  euro: rational(1_000_133),
  mole: rational(1_000_151),
  byte: rational(1_000_159),
};

const scaled = (factor: string, unit: Rational) => times(fromDecimal(factor) ?? rational(1), unit);
const newton = over(times(base.kilogram, base.metre), power(base.second, 2));
const joule = times(newton, base.metre);
const watt = over(joule, base.second);
const volt = over(watt, base.ampere);
const litre = scaled("0.001", power(base.metre, 3));

/** What stands after a number, and what it is worth. "%" is one of them: a hundredth. */
export const units: Readonly<Record<string, Rational>> = {
  km: scaled("1000", base.metre),
  m: base.metre,
  cm: scaled("0.01", base.metre),
  mm: scaled("0.001", base.metre),
  kg: base.kilogram,
  g: scaled("0.001", base.kilogram),
  mg: scaled("0.000001", base.kilogram),
  t: scaled("1000", base.kilogram),
  tonnes: scaled("1000", base.kilogram),
  l: litre,
  litre,
  litres: litre,
  ml: scaled("0.001", litre),
  cl: scaled("0.01", litre),
  s: base.second,
  second: base.second,
  seconds: base.second,
  min: scaled("60", base.second),
  minute: scaled("60", base.second),
  minutes: scaled("60", base.second),
  h: scaled("3600", base.second),
  hour: scaled("3600", base.second),
  hours: scaled("3600", base.second),
  day: scaled("86400", base.second),
  days: scaled("86400", base.second),
  week: scaled("604800", base.second),
  weeks: scaled("604800", base.second),
  Hz: over(rational(1), base.second),
  N: newton,
  kN: scaled("1000", newton),
  Pa: over(newton, power(base.metre, 2)),
  J: joule,
  kJ: scaled("1000", joule),
  MJ: scaled("1000000", joule),
  W: watt,
  kW: scaled("1000", watt),
  kWh: scaled("3600000", joule),
  A: base.ampere,
  mA: scaled("0.001", base.ampere),
  V: volt,
  Ω: over(volt, base.ampere),
  mol: base.mole,
  bytes: base.byte,
  bits: scaled("0.125", base.byte),
  kB: scaled("1000", base.byte),
  MB: scaled("1000000", base.byte),
  GB: scaled("1000000000", base.byte),
  "°C": base.celsius,
  "°": base.degree,
  "£": base.pound,
  $: base.dollar,
  "€": base.euro,
  "%": rational(1, 100),
};
