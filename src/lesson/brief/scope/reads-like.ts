import { likeness, type Model } from "../../likeness/model.ts";
import { en } from "./messages/en.ts";
import type { KindName } from "./messages/sayings.ts";

/** What a request reads like: surely no lesson, perhaps none, or surely one. `kind`: which it is likest. */
export type ReadsLike = {
  as: "no-lesson" | "perhaps-none" | "unsure" | "lesson";
  /** Rather a lesson than none, however little. */
  rather: boolean;
  kind: KindName;
};

export function readsLike(request: string, model: Model): ReadsLike {
  const { asks, sure, harmless } = model.header;
  const { score, kind } = likeness(model, request);
  const known = isKind(kind) ? kind : "personal";
  const rather = score < 0;
  if (score >= asks)
    return { as: score >= sure && kind !== "vague" ? "no-lesson" : "perhaps-none", rather, kind: known };
  return { as: score < harmless ? "lesson" : "unsure", rather, kind: known };
}

function isKind(name: string): name is KindName {
  return Object.hasOwn(en.kinds, name);
}
