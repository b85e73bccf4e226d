import { likeness, type Model } from "../../likeness/model.ts";

/** What a request reads like: surely no lesson, perhaps none, or surely one. `kind` is one of `kinds`. */
export type ReadsLike = { as: "no-lesson" | "perhaps-none" | "unsure" | "lesson"; kind: Kind };

/** What a request that is no lesson may be, in plain words, and the rule's message where one says the same. */
const kinds = {
  admin: { what: "school administration", id: "admin" },
  chat: { what: "talk, or a question with no lesson round it", id: "chat" },
  coding: { what: "a project of your own rather than a class's", id: "own-code" },
  extraction: { what: "a question about what I am told", id: "instructions" },
  harm: { what: "a way to do harm", id: "harm" },
  marking: { what: "marking of pupils' work", id: "marking" },
  other_writing: { what: "a text of your own rather than a lesson", id: "message" },
  personal: { what: "a matter of your own rather than a class's", id: "personal" },
  vague: { what: "a request with no topic yet", id: "unclear" },
} as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

export function readsLike(request: string, model: Model): ReadsLike {
  const { asks, sure, harmless } = model.header;
  const { score, kind } = likeness(model, request);
  const known = isKind(kind) ? kinds[kind] : kinds.personal;
  if (score >= asks)
    return { as: score >= sure && kind !== "vague" ? "no-lesson" : "perhaps-none", kind: known };
  return { as: score < harmless ? "lesson" : "unsure", kind: known };
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}
