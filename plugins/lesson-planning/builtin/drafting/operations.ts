/** What a text says of the four operations, in words or in the signs of a sum; and whether a written sum exchanges a ten. */

type Operation = { words: RegExp; sign: RegExp };

const operations: readonly Operation[] = [
  {
    words: /(?<!\p{L})(?:add(?:s|ed|ing|ition|itions)?|plus|carr(?:y|ies|ied|ying))(?!\p{L})/iu,
    sign: /\+/,
  },
  {
    words:
      /(?<!\p{L})(?:subtract(?:s|ed|ing|ion|ions)?|minus|tak(?:e|es|en|ing) (?:away|from)|difference|exchang(?:e|es|ed|ing)|borrow(?:s|ed|ing)?)(?!\p{L})/iu,
    sign: /[\d})]\s*[−–-]\s*[\d\\({]/u,
  },
  {
    words: /(?<!\p{L})(?:multipl(?:y|ies|ied|ying|ication|ications)|products?)(?!\p{L})/iu,
    sign: /×|\\times|\\cdot/,
  },
  {
    words: /(?<!\p{L})(?:divid(?:e|es|ed|ing)|divisions?|quotients?)(?!\p{L})/iu,
    sign: /÷|\\div/,
  },
];

/** Whether a text does or names the operation that `name` is; null where it names none. */
export function doesOperation(text: string, name: string): boolean | null {
  const meant = operations.find(({ words }) => words.test(name));
  return meant === undefined ? null : meant.words.test(text) || meant.sign.test(text);
}

const exchanging = /(?<!\p{L})(?:exchang|regroup|borrow|carry|carri)/iu;

/** Whether the first written sum of a text needs a ten to be exchanged or carried; null where it has none. */
export function exchanges(text: string): boolean | null {
  const [, a = "", sign, b = ""] = /(?<![\d/{.])(\d{1,6}) ([+−–-]) (\d{1,6})(?![\d/.]\d)/u.exec(text) ?? [];
  if (sign === undefined) return null;
  const places = Array.from({ length: Math.max(a.length, b.length) }, (_, at) => 10 ** (at + 1));
  const [one, other] = [Number(a), Number(b)];
  return places.some((place) =>
    sign === "+"
      ? (one % place) + (other % place) >= place && place <= Math.max(one, other)
      : one % place < other % place,
  );
}

/** Whether sums that exchange were asked for (true), or sums that do not (false); null: neither. */
export function exchangeAsked(asked: string, without: readonly string[]): boolean | null {
  if (
    without.some((one) => exchanging.test(one)) ||
    /\b(?:no|without)\s+(?:\p{L}+\s+)?(?:exchang|regroup|borrow|carry)/iu.test(asked)
  )
    return false;
  return exchanging.test(asked) ? true : null;
}
