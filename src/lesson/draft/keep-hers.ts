import type { Conversation } from "../../agent/conversation.ts";
import type { Store } from "../../store/store.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry, type Registry } from "../../workspace/curriculum/registry.ts";
import { adaptedFrom } from "../brief/adapted-from.ts";
import { classOfSession } from "../brief/session-class.ts";
import { topicOfSession } from "../brief/session-topic.ts";
import {
  DecisionError,
  type LessonDecision,
  type LessonState,
  type SectionState,
} from "../decide/decision.ts";
import { decide, lessonOf } from "../decide/decisions.ts";
import { inMinutesOf } from "../decide/part-minutes.ts";
import { parseLesson } from "../document.ts";
import { kindsOf, type SectionKind } from "../section-kind.ts";
import { claimedIn, topicInTitle } from "./adapt-lesson.ts";
import { draftsIn } from "./drafts.ts";

/** What an adapted lesson has from the one it was made of, by title; and why what she had accepted was written anew. */
export type Adapted = { from: string; kept: string[]; anew: { title: string; why: string }[] };

/**
 * Once the first draft of an adapted lesson is there: what she had accepted in the other lesson and depends on no class
 * is put in its place, as her own text, with the way back to what was drafted. Does nothing anywhere else, nor twice.
 */
export async function keepHers(
  store: Pick<Store, "readSession">,
  conversation: Pick<Conversation, "session" | "record">,
  workspaceRoot: string,
  at: string,
): Promise<Adapted | null> {
  const { session } = conversation;
  const from = adaptedFrom(session);
  if (from === null || session.decisions.length > 0 || draftsIn(session.messages).length !== 1) return null;
  const before = await store.readSession(from).catch(() => null); // deleted meanwhile
  const old = before === null ? null : lessonOf(before);
  const fresh = lessonOf(session);
  if (before === null || old === null || fresh === null) return null;
  // Asked first what the class lacks, she may have chosen to begin with that.
  const topics = [
    [topicOfSession(before), topicOfSession(session)],
    [topicInTitle(old.markdown), topicInTitle(fresh.markdown)],
  ];
  if (topics.every(([was, is]) => was?.toLowerCase() !== is?.toLowerCase())) return null;
  const profiles = await loadClasses(workspaceRoot);
  const registry = await loadRegistry(workspaceRoot);
  const classes = {
    of: classOfSession(before.messages, old.markdown, profiles),
    now: classOfSession(session.messages, fresh.markdown, profiles),
  };
  const { kept, anew, decisions } = carriedOver(old, fresh, classes, registry, at);
  for (const decision of decisions) await conversation.record({ ...decision, from });
  return { from, kept, anew };
}

type Classes = { of: ClassProfile | null; now: ClassProfile | null };

/** These are about the class, its curriculum or its period. */
const ofTheClass: readonly SectionKind[] = [
  "overview",
  "curriculum-links",
  "differentiation",
  "timings",
  "resources",
];

/** Pure: the decisions to take on the fresh draft. */
export function carriedOver(
  old: LessonState,
  fresh: LessonState,
  classes: Classes,
  registry: Pick<Registry, "patterns">,
  at: string,
): Omit<Adapted, "from"> & { decisions: LessonDecision[] } {
  const codes = [old, fresh].map(({ markdown }) => claimedIn(markdown, registry).toSorted().join());
  const sameGoals = codes[0] === codes[1];
  const kept: string[] = [];
  const anew: Adapted["anew"] = [];
  const decisions: LessonDecision[] = [];
  for (const section of fresh.sections) {
    const hers = old.sections.find(({ id }) => id === section.id);
    const found = hers?.decision === "accepted" ? fitting(hers, section, classes, sameGoals) : null;
    const decision = found !== null && "text" in found ? keeping(fresh, section, found.text, at) : null;
    if (decision !== null) {
      kept.push(section.title);
      decisions.push(decision);
    } else if (hers?.decision === "accepted")
      anew.push({ title: section.title, why: found !== null && "why" in found ? found.why : why.place });
  }
  for (const { id, title, decision } of old.sections)
    if (decision === "accepted" && !fresh.sections.some((one) => one.id === id))
      anew.push({ title, why: why.place });
  return { kept, anew, decisions };
}

const why = {
  class: "it follows the class",
  goals: "other outcomes are taught",
  named: "it speaks of the other class",
  language: "the class works in another language",
  minutes: "it does not fit the minutes",
  place: "it has no place in this lesson",
};

/** Her text for the other class, or why it cannot be. */
function fitting(
  hers: SectionState,
  section: SectionState,
  { of, now }: Classes,
  sameGoals: boolean,
): { text: string } | { why: string } {
  const kind = kindsOf(section.title)[0];
  if (kind !== undefined && ofTheClass.includes(kind)) return { why: why.class };
  if ((kind === "learning-outcomes" || kind === "success-criteria") && !sameGoals) return { why: why.goals };
  const text = of === null ? hers.text : withoutNotesOn(of.id, hers.text);
  if (of !== null && named(of.id).test(text)) return { why: why.named };
  if (of?.language !== now?.language && /^ *(?:`{3,}|~{3,})/m.test(text)) return { why: why.language };
  const timed = inMinutesOf(text, section.text);
  return timed === null ? { why: why.minutes } : { text: timed };
}

function keeping(state: LessonState, section: SectionState, text: string, at: string): LessonDecision | null {
  if (parseLesson(text).sections[0]?.body === parseLesson(section.text).sections[0]?.body)
    return decide(state, { type: "accept", section: section.id }, at);
  try {
    return decide(state, { type: "edit", section: section.id, text: text.trimEnd() }, at);
  } catch (error) {
    if (error instanceof DecisionError) return null;
    throw error;
  }
}

/** "Teacher: with 3B this works: …" is a note on that class, a paragraph by itself. */
function withoutNotesOn(id: string, text: string): string {
  return text.replace(/^Teacher:.*(?:\n(?![ \t]*\n).+)*\n*/gm, (note) => (named(id).test(note) ? "" : note));
}

function named(id: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`, "iu");
}
