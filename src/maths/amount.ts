import type { Rational } from "./rational.ts";
import { worthOf } from "./worth.ts";

/** A number as somebody writes it, and what stands around it as its unit: "£4.50", "12 cm²", "−3", "1 3/4". */
export type Amount = { value: Rational; unit: string };

const written = /^([£$€]?)\s*([-−–]?\s*(?:\d+ \d+[/⁄]\d+|\d+[/⁄]\d+|\d[\d,]*(?:\.\d+)?|\.\d+))\s*(.*)$/u;
/** A unit is short and holds no other number: "cm²", "km/h", "m per s", "degrees Celsius". */
const unitForm = /^(?:[%°\p{L}µΩ][\p{L}°µΩ%²³⁻¹/. ]{0,24})?$/u;

/** null where it is not one number with at most a unit. */
export function readAmount(text: string): Amount | null {
  const [, sign = "", digits, after = ""] = written.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const unit = after.trim().replace(/\.$/, "");
  if (!unitForm.test(unit) || (sign !== "" && unit !== "") || unit.split(" ").length > 4) return null;
  const value = worthOf(digits.replace(/^([-−–]?)\s*\./, "$10."));
  return value === null ? null : { value, unit: sign === "" ? unit : sign };
}
