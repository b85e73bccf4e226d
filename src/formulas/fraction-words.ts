const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const odd: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** "three quarters", "eleven twelfths", "one hundredth"; null where a voice would say "23 over 117". */
export function fractionWords(top: string, bottom: string): string | null {
  const [many, parts] = [Number(top), Number(bottom)];
  if (many > 99 || parts < 2 || (parts > 99 && parts !== 100 && parts !== 1000)) return null;
  return `${cardinal(many)} ${part(parts)}${many === 1 ? "" : "s"}`.replace("halfs", "halves");
}

function part(parts: number): string {
  if (parts === 2) return "half";
  if (parts === 4) return "quarter";
  if (parts >= 100) return parts === 100 ? "hundredth" : "thousandth";
  return ordinal(cardinal(parts));
}

function cardinal(value: number): string {
  if (value < 20) return ones[value] ?? "";
  const ten = tens[Math.floor(value / 10) - 2] ?? "";
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`;
}

function ordinal(words: string): string {
  const [, before = "", last = ""] = /^(.*-)?([^-]+)$/.exec(words) ?? [];
  return before + (odd[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`));
}
