import { inEnglish, languageOf } from "../../../words/in-english.ts";
import type { Model } from "../../likeness/model.ts";
import { scopeModel } from "../../likeness/models.ts";
import { withoutAsides } from "../about-pupils.ts";
import { beforeElsewhere } from "../asked-elsewhere.ts";
import { withoutMinutes } from "../duration.ts";
import { topicIn } from "../topic-in.ts";
import { askedElsewhere, asksForALesson } from "./any-language.ts";
import { arguesForAtrocity } from "./apology.ts";
import { arguesElsewhere } from "./apology-elsewhere.ts";
import { type Asked, askedFor } from "./asked.ts";
import { asksForHarmAnywhere } from "./harm-in-any-language.ts";
import { type Language, languageOfRequest } from "./language.ts";
import type { MessageId } from "./messages/sayings.ts";
import { askWhether, readsAs, sayings } from "./messages.ts";
import { readsLike } from "./reads-like.ts";
import { audience, emptyWords, speaksOfTeaching, type Talk, talk } from "./talk.ts";
import { asksForHarm } from "./unfit.ts";
import { making } from "./verbs.ts";
import { normalise } from "./words.ts";

export type ScopeReason = "out_of_scope" | "capability_limitation" | "clarification_needed";
export type ScopeVerdict = { verdict: "in" } | { verdict: "out"; reason: ScopeReason; message: string };

/**
 * Whether a request is planning (decision 7). What it asks to have *made* decides, never what that is about: a report
 * is out, a lesson on reports is in. In doubt it is in: a wrong "in" costs one reply, a wrong "out" a teacher's evening.
 * Rules decide what is certain; where they find nothing, what the request reads like does (docs/guardrails.md).
 */
export function checkScope(
  request: string,
  context: { resuming?: boolean },
  model: () => Model = scopeModel,
): ScopeVerdict {
  const text = normalise(request);
  const resuming = context.resuming === true;
  const language = languageOfRequest(request);
  if (arguesForAtrocity(text) || arguesElsewhere(request)) return out("out_of_scope", "apology", language);
  if (asksForHarm(text) || asksForHarmAnywhere(text)) return out("out_of_scope", "harm", language);
  // What is said of the pupils beside it asks for nothing.
  const said = withoutAsides(request) || request;
  const ruled = byRules(normalise(said), resuming, language);
  // What goes on with a conversation ("shorter, please") reads like nothing by itself.
  if (resuming) return ruled.verdict;
  if (ruled.certain) return ruled.verdict;
  // What a model of English makes of another language is no ground to refuse a lesson that is asked for in it.
  if (ruled.verdict.verdict === "in" && asksElsewhere(said)) return ruled.verdict;
  const { as, rather, kind } = readsLike(said, model());
  if (ruled.verdict.verdict === "out")
    return as === "lesson" || (ruled.onlyNamed === true && rather) ? { verdict: "in" } : ruled.verdict;
  // "Something on forces" names what it is about, whatever else is said.
  if (kind === "vague" && /\b(?:something|anything) (?:on|about) \p{L}{3,}/iu.test(said))
    return ruled.verdict;
  if (as === "no-lesson") return { verdict: "out", reason: "out_of_scope", message: readsAs(kind, language) };
  if (as === "perhaps-none")
    return { verdict: "out", reason: "clarification_needed", message: askWhether(kind, language) };
  return ruled.verdict;
}

/**
 * `certain`: a verb asks for it, or nothing is asked at all; else only words were found that mostly mean it.
 * `onlyNamed`: such a word stands there, and nothing asks for it.
 */
type Ruled = { verdict: ScopeVerdict; certain: boolean; onlyNamed?: boolean };

function byRules(text: string, resuming: boolean, language: Language): Ruled {
  const own = ownWish(text);
  if (own !== null) return { verdict: out(own.reason, own.id, language), certain: true };
  const asked = deciding(askedFor(text));
  if (asked !== null && asked.kind !== "planning")
    return { verdict: out(asked.kind, asked.id, language), certain: asked.commanded };
  const elsewhere = asked === null || !asked.commanded ? askedElsewhere(text) : null;
  if (elsewhere !== null)
    return {
      verdict: out(elsewhere.reason, elsewhere.id, language),
      certain: elsewhere.id === "instructions",
      onlyNamed: !elsewhere.ordered,
    };
  const said = asked === null ? talkedAbout(text) : null;
  if (said !== null && !(resuming && said.reason === "clarification_needed"))
    return { verdict: out(said.reason, said.id, language), certain: false };
  if (!resuming && namesNothing(text))
    return { verdict: out("clarification_needed", "unclear", language), certain: true };
  // A lesson is asked for: what it is about decides nothing.
  return { verdict: { verdict: "in" }, certain: asked?.kind === "planning" || asksForALesson(text) };
}

/** The first thing a verb asks for. Where none does, planning that is named anywhere outweighs the rest. */
function deciding(asked: Asked[]): Asked | null {
  return (
    asked.find(({ commanded }) => commanded) ??
    asked.find(({ kind }) => kind === "planning") ??
    asked[0] ??
    null
  );
}

/** No word is left that could be a topic: "something for 3B tomorrow". */
function namesNothing(text: string): boolean {
  const words = text.replace(audience, " ").match(/[\p{L}\p{N}][\p{L}\p{N}'+#-]*/gu) ?? [];
  return words.every((word) => emptyWords.has(word));
}

/** A lesson asked for in another language, by its word for one or by a topic that is taught. */
function asksElsewhere(said: string): boolean {
  const language = languageOf(said);
  if (language === null) return false;
  const topic = withoutMinutes(said).trim();
  return beforeElsewhere.some((opening) => opening.test(topic)) || inEnglish(topic, language) !== null;
}

/** Whether a request asks for a lesson and names nothing that it could be about. */
export function asksNothing(request: string): boolean {
  return namesNothing(normalise(request)) || topicIn(withoutMinutes(request), []) === "";
}

/** What the start page puts round a topic. A class named there does not make the topic one. */
const form = /^for [^,\n]{1,60}, \d{1,3} minutes: (.+)$|^(.+) for [^,\n]{1,60}, \d{1,3} minutes$/s;
/** A topic is named; who asks to have something made or decided for themselves means it. */
const wishes = /^(?:should|can|could|may|must) i\b|^help me\b|^what should i\b/;

/** "Write a letter to my landlord for P6, 50 minutes": a wish for oneself in the place of a topic. */
function ownWish(text: string): Talk | null {
  const [, after, before] = form.exec(text) ?? [];
  const topic = after ?? before;
  if (topic === undefined || !(wishes.test(topic) || making.test(topic))) return null;
  const [wish = ""] = topic.split(/\b(?:about|on|describing|of|in which|where)\b/);
  const found = talkedAbout(wish);
  return found?.reason === "out_of_scope" ? found : null;
}

function talkedAbout(text: string): Talk | null {
  const plain = text.replace(/^(?:(?:hi|hello|hey|hiya|please|so|ok|right|can you|could you)[\s,!]+)+/, "");
  const found = talk.find(({ says }) => says.test(plain)) ?? null;
  return found !== null && speaksOfTeaching(plain) && found.reason !== "capability_limitation" ? null : found;
}

function out(reason: ScopeReason, id: string, language: Language): ScopeVerdict {
  if (!isMessage(id)) throw new Error(`No message for the scope rule "${id}".`);
  return { verdict: "out", reason, message: sayings[language][id] };
}

function isMessage(id: string): id is MessageId {
  return typeof Object.entries(sayings.en).find(([name]) => name === id)?.[1] === "string";
}
