/**
 * What was read again, with every part that did not change being the very object it was: whoever is shown one is not
 * drawn again. For plain data.
 */
export function same<T>(before: unknown, after: T): T {
  return shared(before, after) as T;
}

function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item, index) => shared(before[index], item));
    return items.length === before.length && items.every((item, index) => item === before[index])
      ? before
      : items;
  }
  if (!isRecord(before) || !isRecord(after)) return after;
  const names = Object.keys(after);
  const merged = Object.fromEntries(names.map((name) => [name, shared(before[name], after[name])]));
  const unchanged = names.length === Object.keys(before).length;
  return unchanged && names.every((name) => name in before && merged[name] === before[name])
    ? before
    : merged;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
