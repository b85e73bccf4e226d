import { type Confined, confine } from "../confine.ts";
import { shippedPacks } from "./draw.ts";

let ours: Confined | null = null;

/** The packs that come with the program: one for all workspaces, so that what is known of its files is known to all (`draw.ts`). */
export function shippedWithUs(): Confined {
  ours ??= lookedAtOnce(confine(shippedPacks()));
  return ours;
}

/** What ships stays as it is while the program runs: each place of it is looked at once. Nobody changes what they are handed. */
function lookedAtOnce(packs: Confined): Confined {
  const read = new Map<string, Uint8Array>();
  const kept =
    <Seen>(seen: Map<string, Seen>, look: (path: string) => Seen) =>
    (path: string): Seen => {
      const found = seen.get(path) ?? look(path);
      if (found !== null) seen.set(path, found); // what is not there can be asked for in any number of ways
      return found;
    };
  return {
    ...packs,
    list: kept(new Map(), packs.list),
    entry: kept(new Map(), packs.entry),
    read(path, maxBytes) {
      const bytes = read.get(path);
      if (bytes !== undefined && bytes.length <= maxBytes) return bytes;
      const fresh = packs.read(path, maxBytes);
      read.set(path, fresh);
      return fresh;
    },
  };
}
