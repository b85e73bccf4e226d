import type { UnitTopic } from "./unit-topic.ts";

/** Everything that something stands on, through others too, by key. A ring ends where it begins. */
export function standsOn(
  all: readonly { slug: string; prerequisites: readonly string[] }[],
): (key: string) => ReadonlySet<string> {
  const direct = new Map(all.map(({ slug, prerequisites }) => [slug, prerequisites]));
  const known = new Map<string, ReadonlySet<string>>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = new Set<string>();
    const open = [...(direct.get(key) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next) || next === key) continue;
      found.add(next);
      open.push(...(direct.get(next) ?? []));
    }
    known.set(key, found);
    return found;
  };
}

/**
 * The topics so that each comes after what it stands on, of all that is known and not only of these. What leaves the order
 * open is put as the library has it (`position`), then by age, then by how much it belongs. `ring`: two stand on each
 * other, so that one of them had to come first.
 */
export function inOrder(
  topics: readonly UnitTopic[],
  below: (key: string) => ReadonlySet<string>,
  position: (topic: UnitTopic) => number | null,
): { topics: UnitTopic[]; ring: boolean } {
  const left = new Set(topics);
  const ordered: UnitTopic[] = [];
  let ring = false;
  const waitsFor = (topic: UnitTopic) =>
    [...left].filter((other) => other !== topic && needs(topic, other, below)).length;
  while (left.size > 0) {
    const waiting = [...left].map((topic) => ({ topic, waits: waitsFor(topic) }));
    const fewest = Math.min(...waiting.map(({ waits }) => waits));
    ring ||= fewest > 0;
    const [next] = waiting
      .filter(({ waits }) => waits === fewest)
      .map(({ topic }) => topic)
      .toSorted((a, b) => comes(a, b, position));
    if (next === undefined) break;
    left.delete(next);
    ordered.push(next);
  }
  return { topics: ordered, ring };
}

function needs(topic: UnitTopic, other: UnitTopic, below: (key: string) => ReadonlySet<string>): boolean {
  return topic.prerequisites.includes(other.key) || below(topic.key).has(other.key);
}

function comes(a: UnitTopic, b: UnitTopic, position: (topic: UnitTopic) => number | null): number {
  const [first, second] = [position(a), position(b)];
  const placed = first === null || second === null ? 0 : first - second;
  const aged = a.age === null || b.age === null ? 0 : a.age - b.age;
  return placed || aged || b.worth - a.worth || (a.key < b.key ? -1 : 1);
}

/** As many as there is room for: what belongs least goes, of that which nothing that stays stands on. */
export function withRoom(
  topics: readonly UnitTopic[],
  room: number,
  below: (key: string) => ReadonlySet<string>,
): { kept: UnitTopic[]; left: UnitTopic[] } {
  const kept = [...topics];
  const left: UnitTopic[] = [];
  while (kept.length > room) {
    const free = kept.filter((topic) => !kept.some((other) => other !== topic && needs(other, topic, below)));
    const [least] = (free.length > 0 ? free : kept).toSorted(
      (a, b) => a.worth - b.worth || (a.key < b.key ? 1 : -1),
    );
    if (least === undefined) break;
    kept.splice(kept.indexOf(least), 1);
    left.push(least);
  }
  return { kept, left };
}
