/** What stands in each field. */
export type Values = Readonly<Record<string, string>>;

/** A learner's answers while they are written: what the file held last, what the page holds, where the two clash. */
export type Draft = {
  /** As the file was last known to be. */
  base: Values;
  mine: Values;
  version: string;
  /** Changed here and in the file: what the file says. Nothing is saved there until the learner has chosen. */
  clashes: Values;
  /** Written here, and not to be placed in the file any more: its question was changed or removed there. */
  unplaced: readonly string[];
};

/** Whether two texts of a field say the same. A worksheet is read without its outer spaces, code to the letter. */
export type Same = (a: string, b: string) => boolean;

export const exactly: Same = (a, b) => a === b;
export const butForSpaces: Same = (a, b) => folded(a) === folded(b);

export function opened(values: Values, version: string): Draft {
  return { base: values, mine: values, version, clashes: {}, unplaced: [] };
}

export function typed(draft: Draft, id: string, text: string): Draft {
  const unplaced = draft.unplaced.filter((each) => each !== id);
  return { ...draft, mine: { ...draft.mine, [id]: text }, unplaced };
}

/** What is to be saved now. */
export function unsaved({ base, mine, clashes, unplaced }: Draft): Values {
  const wanted = Object.entries(mine).filter(
    ([id, text]) => text !== (base[id] ?? "") && !Object.hasOwn(clashes, id) && !unplaced.includes(id),
  );
  return Object.fromEntries(wanted);
}

/** The file holds what was sent, except for what found no place in it. What was typed meanwhile stays unsaved. */
export function saved(draft: Draft, sent: Values, version: string, unplaced: readonly string[] = []): Draft {
  const there = Object.entries(sent).filter(([id]) => !unplaced.includes(id));
  const kept = draft.unplaced.filter((id) => !Object.hasOwn(sent, id));
  const stuck = unplaced.filter((id) => draft.mine[id] === sent[id]);
  return {
    ...draft,
    version,
    base: { ...draft.base, ...Object.fromEntries(there) },
    unplaced: [...kept, ...stuck],
  };
}

/**
 * The file is another than it was: somebody wrote in it elsewhere. Field by field: theirs where only they changed it,
 * mine where only I did, and a clash where both did. Nothing that either wrote is lost.
 */
export function met(draft: Draft, theirs: Values, version: string, same: Same): Draft {
  const mine: Record<string, string> = {};
  const clashes: Record<string, string> = {};
  for (const id of new Set([...Object.keys(draft.mine), ...Object.keys(theirs)])) {
    const was = draft.base[id] ?? "";
    const here = draft.mine[id] ?? was;
    const there = theirs[id] ?? "";
    const clashed = Object.hasOwn(draft.clashes, id);
    if (same(here, there)) mine[id] = clashed ? there : here;
    else if (!clashed && same(here, was)) mine[id] = there;
    else {
      mine[id] = here;
      if (clashed || !same(there, was)) clashes[id] = there;
    }
  }
  const base = Object.fromEntries(
    Object.keys(mine).map((id) => [
      id,
      same(mine[id] ?? "", theirs[id] ?? "") ? (mine[id] ?? "") : (theirs[id] ?? ""),
    ]),
  );
  return { base, mine, version, clashes, unplaced: [] };
}

/** The learner has chosen between the two. */
export function settled(draft: Draft, id: string, keep: "mine" | "theirs"): Draft {
  const { [id]: theirs, ...clashes } = draft.clashes;
  if (theirs === undefined) return draft;
  return { ...draft, clashes, mine: keep === "mine" ? draft.mine : { ...draft.mine, [id]: theirs } };
}

/** Kept by the browser until it is saved; null where there is nothing to keep. */
export function toKeep(draft: Draft): string | null {
  const { base, mine, version } = draft;
  const differs = Object.entries(mine).some(([id, text]) => text !== (base[id] ?? ""));
  return differs ? JSON.stringify({ base, mine, version }) : null;
}

/** What was kept, met with the file as it is now. */
export function takenUp(kept: string | null, values: Values, version: string, same: Same): Draft {
  const fresh = opened(values, version);
  if (kept === null) return fresh;
  try {
    const { base, mine, version: was } = JSON.parse(kept) as Partial<Draft>;
    if (!isValues(base) || !isValues(mine) || typeof was !== "string") return fresh;
    const before = { ...fresh, base, mine, version: was };
    return was === version ? { ...before, mine: { ...values, ...mine } } : met(before, values, version, same);
  } catch {
    return fresh;
  }
}

function isValues(value: unknown): value is Values {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string")
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
