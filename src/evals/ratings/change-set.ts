import { z } from "zod";
import { chanceFrom } from "../../chance.ts";
import { counted } from "../../counted.ts";
import { Problem } from "../../problem.ts";
import { participantId } from "../studies/participant-id.ts";
import { itemsFor, type RatingSet, type Source } from "./rating-set.ts";
import type { Rating } from "./read-ratings.ts";

/** What may be changed of a set that is there. Lessons come in by where they lie and leave by their codes. */
export const SetChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("rename"), title: z.string().min(1).max(200) }),
  z.object({ change: z.literal("add-raters"), raters: z.array(z.string().max(20)).min(1).max(50) }),
  z.object({ change: z.literal("remove-raters"), raters: z.array(z.string().max(20)).min(1).max(50) }),
  z.object({ change: z.literal("remove-lessons"), items: z.array(z.string().max(20)).min(1).max(500) }),
  z.object({ change: z.literal("close") }),
  z.object({ change: z.literal("reopen") }),
]);
export type SetChange = z.infer<typeof SetChange> | { change: "add-lessons"; lessons: readonly Source[] };

/**
 * The set with the change made and written down in it. What was rated stays and counts, also of raters who left; what nobody has rated yet is
 * dealt anew, so that each lesson has its raters. Ratings of a lesson that was taken out are kept and not counted. Throws `Problem`.
 */
export function changedSet(
  set: RatingSet,
  ratings: readonly Rating[],
  asked: SetChange,
  now: string,
): RatingSet {
  if (set.unblinded !== undefined && asked.change !== "rename")
    throw refused("Blinding was ended: who rates what can not be changed any more.");
  const { what, ...after } = made(set, asked);
  const noted: RatingSet = { ...after.set, changes: [...(set.changes ?? []), { at: now, what }] };
  const isDealt = ["add-raters", "remove-raters", "add-lessons"].includes(asked.change);
  return isDealt ? dealt(noted, ratings) : noted;
}

function made(set: RatingSet, asked: SetChange): { set: RatingSet; what: string } {
  switch (asked.change) {
    case "rename":
      return {
        set: { ...set, title: asked.title.trim() || set.title },
        what: `called ${asked.title.trim()}`,
      };
    case "add-raters": {
      const ids = [...new Set(asked.raters.map(participantId))];
      const twice = ids.find((id) => set.raters.includes(id));
      if (twice !== undefined) throw refused(`${twice} rates in it already.`);
      return { set: { ...set, raters: [...set.raters, ...ids] }, what: `raters came: ${ids.join(", ")}` };
    }
    case "remove-raters": {
      const ids = asked.raters.map((one) => one.trim().toUpperCase());
      const stranger = ids.find((id) => !set.raters.includes(id));
      if (stranger !== undefined) throw refused(`${stranger} does not rate in it.`);
      const raters = set.raters.filter((one) => !ids.includes(one));
      if (raters.length < set.each)
        throw refused(
          `Each lesson is rated by ${set.each}, and ${counted(raters.length, "rater")} would be left.`,
        );
      return { set: { ...set, raters }, what: `raters left: ${ids.join(", ")}` };
    }
    case "add-lessons": {
      const there = new Set([...set.items, ...(set.removed ?? [])].map(({ source }) => keyOf(source)));
      const fresh = asked.lessons.filter((one) => !there.has(keyOf(one)));
      if (fresh.length === 0) throw refused("There is no lesson that is not in it already.");
      const numbered = [...set.items, ...(set.removed ?? [])].map(({ item }) => Number(item.slice(1)) || 0);
      const last = Math.max(0, ...numbered);
      const items = chanceFrom(set.seed + last)
        .shuffled(fresh)
        .map((source, at) => ({ item: `L${String(last + at + 1).padStart(3, "0")}`, source }));
      return {
        set: { ...set, items: [...set.items, ...items] },
        what: `${counted(items.length, "lesson")} came`,
      };
    }
    case "remove-lessons": {
      const codes = asked.items.map((one) => one.trim());
      const stranger = codes.find((code) => !set.items.some(({ item }) => item === code));
      if (stranger !== undefined) throw refused(`${stranger} is no lesson of it.`);
      const [gone, items] = [true, false].map((isGone) =>
        set.items.filter(({ item }) => codes.includes(item) === isGone),
      );
      if (items === undefined || gone === undefined || items.length === 0)
        throw refused("No lesson would be left.");
      const frozen = dealtAsItIs(set);
      return {
        set: {
          ...frozen,
          items: frozen.items.filter(({ item }) => !codes.includes(item)),
          removed: [...(set.removed ?? []), ...gone],
        },
        what: `lessons taken out: ${codes.join(", ")}`,
      };
    }
    case "close":
      if (set.closed) throw refused("It is closed already.");
      return { set: { ...set, closed: true }, what: "closed: nothing more is rated" };
    case "reopen":
      if (!set.closed) throw refused("It is not closed.");
      return { set: { ...set, closed: false }, what: "opened again" };
  }
}

/** Who rates what, written down as it is: taking a lesson out moves nobody else's. */
function dealtAsItIs(set: RatingSet): RatingSet {
  const lists = set.raters.map((rater) => ({ rater, own: new Set(itemsFor(set, rater)) }));
  return {
    ...set,
    items: set.items.map((one) => ({
      ...one,
      raters: one.raters ?? lists.filter(({ own }) => own.has(one.item)).map(({ rater }) => rater),
    })),
  };
}

/** Whoever has rated a lesson keeps it, also who left; the rest goes to whoever of the others has least, by turns in the order of the raters. */
function dealt(set: RatingSet, ratings: readonly Rating[]): RatingSet {
  const load = new Map(set.raters.map((rater) => [rater, 0]));
  const take = (rater: string) => load.set(rater, (load.get(rater) ?? 0) + 1);
  const rated = set.items.map(({ item }) => [
    ...new Set(ratings.filter((one) => one.item === item).map(({ rater }) => rater)),
  ]);
  rated.flat().forEach(take);
  return {
    ...set,
    items: set.items.map((one, at) => {
      const own = [...(rated[at] ?? [])];
      while (own.length < set.each) {
        const [next] = set.raters
          .filter((rater) => !own.includes(rater))
          .toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0));
        if (next === undefined) break;
        own.push(next);
        take(next);
      }
      return { ...one, raters: own };
    }),
  };
}

function keyOf({ run, session }: Source): string {
  return JSON.stringify([run, session]);
}

function refused(why: string): Problem {
  return new Problem("usage", `${why} Nothing was changed.`);
}
