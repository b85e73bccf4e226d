/** Three capitals or more, and not a small letter among them. */
export function isShouting(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return capitals.length >= 3 && !/\p{Ll}/u.test(text);
}
