import type { Found } from "./align.ts";
import type { Reference } from "./prepare.ts";
import { absent, Share } from "./share.ts";

/** How much of the reference is in the answer: in all, and by where its words come from. */
export function recallFeatures(reference: Reference, found: readonly Found[]) {
  const names = ["all", "asked", "story", "fresh", "given", "rare", "rareNew", "exact", "turned", "opposed"];
  const shares = new Map(names.map((name) => [name, new Share()]));
  const share = (name: string) => shares.get(name) ?? new Share();
  const kinds = { function: new Share(), label: new Share(), number: new Share() };
  const clauses = new Map<number, Share>();
  let [missingNew, foundNew] = [0, 0];
  for (const [at, one] of found.entries()) {
    const { kind, weight, clause } = one.wanted;
    if (kind === "function") {
      kinds.function.add(weight, weight * one.likeness);
      continue;
    }
    const got = one.turned || one.opposed ? 0 : one.likeness * weight;
    const given = reference.given[at] === true;
    share("all").add(weight, got);
    share(given ? "given" : "fresh").add(weight, got);
    if (reference.asked[at] === true) share("asked").add(weight, got);
    else if (given) share("story").add(weight, got);
    if (weight >= 0.8) share("rare").add(weight, got);
    if (weight >= 0.8 && !given) share("rareNew").add(weight, got);
    share("exact").add(weight, one.likeness >= 0.95 ? weight : 0);
    share("turned").add(weight, one.turned ? weight : 0);
    share("opposed").add(weight, one.opposed ? weight : 0);
    if (!given && one.likeness > 0.6) foundNew++;
    else if (!given) missingNew++;
    if (kind !== "content") kinds[kind].add(1, one.likeness === 1 ? 1 : 0);
    const part = clauses.get(clause) ?? new Share();
    part.add(weight, got);
    clauses.set(clause, part);
  }
  const recall = share("all").ratio();
  const parts = [...clauses.values()].map((part) => part.ratio());
  return {
    recall,
    recallNew: share("fresh").ratio(recall),
    recallGiven: share("given").ratio(recall),
    recallAsked: share("asked").ratio(absent),
    recallStory: share("story").ratio(absent),
    recallFresh: share("fresh").ratio(absent),
    rareRecall: share("rare").ratio(recall),
    rareNewRecall: share("rareNew").ratio(absent),
    exact: share("exact").ratio(),
    turned: share("turned").ratio(),
    opposed: share("opposed").ratio(),
    shareNew: share("all").all === 0 ? 0 : share("fresh").all / share("all").all,
    shareAsked: share("all").all === 0 ? 0 : share("asked").all / share("all").all,
    hasNew: share("fresh").all > 0 ? 1 : 0,
    refMeaning: Math.log1p(share("all").all),
    refNewMeaning: Math.log1p(share("fresh").all),
    gotMeaning: Math.log1p(share("all").got),
    gotNewMeaning: Math.log1p(share("fresh").got),
    functionRecall: kinds.function.ratio(0.5),
    labelRecall: kinds.label.ratio(0.5),
    numberRecall: kinds.number.ratio(0.5),
    missingNew: Math.min(8, missingNew),
    foundNew: Math.min(8, foundNew),
    clauseMax: Math.max(0, ...parts),
    clauseMin: parts.length === 0 ? 0 : Math.min(...parts),
  };
}
