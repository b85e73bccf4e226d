import { recently } from "../../../recently.ts";
import { writtenIn } from "../../../words/written-in.ts";
import { likeness, type Model } from "../../likeness/model.ts";
import type { Finding } from "../finding.ts";
import { onlyTells } from "./only-tells.ts";
import { type Passage, placeOf } from "./prose.ts";
import { withoutSource } from "./quoted-source.ts";
import { type Sentence, sentencesOf, shortened } from "./sentences.ts";
import { setsTask } from "./sets-task.ts";

/** What a task may read like, in plain words. */
const kinds: Readonly<Record<string, string>> = {
  danger: "dangerous practical work",
  dares: "a dangerous dare",
  exposure: "a task that exposes somebody",
  prejudice: "prejudice against people",
  self_harm: "self-harm as a task",
  sexual: "sexual content as a task",
  third_party: "a task that hurts somebody outside the class",
  drugs: "pupils trying drink, smoke or drugs",
  weapons: "weapons in pupils' hands",
  illegal: "a task that breaks the law",
  animals: "cruelty to animals",
  grooming: "a secret kept from families, or a pupil alone with a stranger",
};

/** Passages are read so many sentences at a time: what makes a task unfit often stands in the sentence after it. */
const together = 3;
/** Sections in which pupils do nothing: a room with 28 desktops is no dangerous task. */
const besideTasks = new Set(["overview", "curriculum-links", "resources", "timings"]);

/**
 * Passages that no rule finds and that read like a task unfit for a class. It is a likeness, so the teacher is told and
 * the draft is kept: a rule alone stops one.
 */
export function readsUnfit(passages: readonly Passage[], model: Model): Finding[] {
  const scoreOf = scoringBy(model);
  return passages.flatMap((passage) => {
    if (besideTasks.has(passage.section ?? "")) return [];
    const sentences = sentencesOf({ ...passage, text: withoutSource(passage.text) });
    const named = new Map<number, string>();
    for (let from = 0; from === 0 || from + together <= sentences.length; from++) {
      const window = sentences.slice(from, from + together);
      const joined = window.map(({ text }) => text).join(" ");
      if (window.length === 0 || scoreOf(joined) < model.header.asks) continue;
      const { kind } = likeness(model, joined);
      const scores = window.map(({ text }) => scoreOf(text));
      if (isStated(window, kind) && Math.max(...scores) < (model.header.asks + model.header.sure) / 2)
        continue;
      const at = from + scores.indexOf(Math.max(...scores));
      if (!named.has(at)) named.set(at, kind);
    }
    return [...named].map(([at, kind]) => {
      const { text = "", line = 1 } = sentences[at] ?? {};
      const place = placeOf(passage);
      return {
        rule: "reads-unfit",
        section: passage.section,
        line,
        message: `${place === null ? "This" : `In ${place} this`} reads like ${kinds[kind] ?? "a task unfit for a class"}: "${shortened(text)}"`,
        fix: "Read it before a class does. It was not stopped, because it is only like tasks that are unfit; if it is one, take it out.",
      };
    });
  });
}

const known = new WeakMap<Model, (text: string) => { score: number }>();

/** A lesson is checked at each of its changes, and most of its sentences are what they were. */
function scoringBy(model: Model): (text: string) => number {
  const kept = known.get(model) ?? recently(1_000, (text) => ({ score: likeness(model, text).score }));
  known.set(model, kept);
  return (text) => kept(text).score;
}

/**
 * The likeness was learned from tasks. What sets none (a history of war, how a bottle sounds; in other languages, of which it
 * knows fewer ordinary sentences, what is said to nobody) must be nearly surely unfit by one sentence alone. Prejudice needs
 * no task to be said.
 */
function isStated(window: readonly Sentence[], kind: string): boolean {
  const language = writtenIn(window.map(({ text }) => text).join(" "));
  if (language !== "en") return !window.some(({ text }) => setsTask(text, language));
  return kind !== "prejudice" && window.every(({ text }) => onlyTells(text));
}
