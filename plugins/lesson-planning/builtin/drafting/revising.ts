import type { EditType } from "../../../../src/lesson/decide/decision.ts";
import { inFewerMinutes, inMinutesOf } from "../../../../src/lesson/decide/part-minutes.ts";
import type { CodePattern } from "../../../../src/workspace/curriculum/code-patterns.ts";
import { easierToRead } from "./easier.ts";
import { heldToPart } from "./held-to-part.ts";
import { sections, writeSection } from "./lesson.ts";
import { claimMeant, mendClaim } from "./mend-claim.ts";
import { type NamedHard, namedHard, withoutNamed } from "./named-hard.ts";
import { firstDraft, type LessonPlan, type Style, styled } from "./plan.ts";
import { withTyped } from "./typed.ts";
import { unmarked, whatChanged } from "./what-changed.ts";
import { whyFor } from "./whys.ts";
import { clipped, topicWords, type Wish, wishOf } from "./wish.ts";
import { listed } from "./wording.ts";

/** A section written again, or why it was left alone: nothing about a wish ever stands in the lesson. */
export type Revised = { text: string; said?: string } | { unable: string };

/**
 * `requests`: all that were made of this section, the newest last; they add up. `before`: what authors wrote of it so far;
 * what differs from that the teacher typed, and it stays.
 */
export function reviseSection(
  whole: LessonPlan,
  id: string,
  asked: readonly string[],
  current: string,
  patterns: readonly CodePattern[],
  before: readonly string[] = [],
): Revised {
  const { plan, requests } = heldToPart(whole, asked);
  const { topic } = plan;
  const request = requests.at(-1) ?? "";
  const code = claimMeant(request, current, patterns);
  if (code !== null) {
    const drafted = writeSection(plan, id, firstDraft(plan, id));
    const text = mendClaim(current, code, { request, drafted, patterns });
    return text.includes("\n") ? { text } : { text: `${text}\n\nNo outcome is claimed here.` };
  }
  const about = topicWords([
    plan.title,
    ...(topic?.keywords ?? []),
    ...(topic?.vocabulary ?? []).map(({ term }) => term),
  ]);
  const hard = requests.map((one) => namedHard(one, [current, ...before]));
  // What is pointed at matters where something is to be easier; of any other wish it is a part.
  const wishes = requests.map((one, at): Wish => {
    if (one === "") return { types: [], count: null, beyond: [] };
    const easier = wishOf(hard[at]?.rest ?? one, about);
    return easier.types.includes("easier") ? easier : wishOf(one, about);
  });
  const latest = wishes.at(-1);
  if (latest === undefined || latest.beyond.length > 0) return { unable: beyond(latest?.beyond ?? []) };
  const types = wishes.flatMap((wish) => wish.types);
  const first = types.reduce(styled, firstDraft(plan, id));
  const count =
    wishes.findLast((wish) => wish.count !== null)?.count ?? (types.length > 0 ? null : first.count);
  const style: Style = { ...first, count };
  const named = hard.filter((_, at) => wishes[at]?.types.includes("easier"));
  const {
    text: drafted,
    left,
    last,
  } = named.reduce(
    (so, one) => {
      const done = withoutNamed(plan, id, so.text, one);
      return { text: done.text, left: [...so.left, ...done.left], last: done.left };
    },
    { text: writeSection(plan, id, style), left: [] as string[], last: [] as string[] },
  );
  const unclear = hard.at(-1)?.unclear ?? null;
  if (latest.types.includes("easier") && unclear !== null) return { unable: unclear };
  // What she points at now is not done where none of it can be; of an earlier wish, the rest is done and this is named.
  const pointedAt = countOf(hard.at(-1));
  if (latest.types.includes("easier") && last.length > 0 && last.length >= pointedAt && pointedAt > 0)
    return { unable: `${noEasierWords(last)} ${byHand}` };
  const kept = drafted === "" ? "" : withTyped(before, current, drafted);
  if (kept === null)
    return { unable: `this section is mostly in your own words, which stay as they are. ${byHand}` };
  const written = latest.types.includes("easier")
    ? (easierToRead(plan, drafted, current, (text) => withTyped(before, current, text)) ?? "")
    : kept;
  // The minutes that stand there stay; what is to be shorter takes fewer of them.
  const timed = inMinutesOf(written, current) ?? written;
  if (written !== "" && timed.trim() !== current.trim()) {
    const text = latest.types.includes("shorter")
      ? (inMinutesOf(written, inFewerMinutes(current)) ?? timed)
      : timed;
    const stays = left.filter((one) => text.includes(one));
    const named = stays.length === 0 ? "" : ` Left as it was: ${noEasierWords(stays)}`;
    return { text, said: `${whatChanged(current, text)}${named}` };
  }
  return { unable: sameAsBefore(plan, id, types) };
}

/** Names only what this very wish would change. */
function sameAsBefore(plan: LessonPlan, id: string, types: readonly EditType[]): string {
  const others = ["starter", "main", "plenary", "success-criteria"].filter((other) => {
    const first = firstDraft(plan, other);
    const stands = writeSection(plan, other, first);
    const wished = writeSection(plan, other, types.reduce(styled, first));
    return (
      other !== id &&
      (types.includes("easier")
        ? easierToRead(plan, wished, stands, (text) => text) !== null
        : wished !== stands)
    );
  });
  const named = listed(others.map((other) => sections[other]?.title ?? other));
  const elsewhere = named === "" ? "" : ` ${named} would change with this wish.`;
  return `built-in drafting has no other way to write ${sections[id]?.title ?? "this section"} for this wish.${elsewhere} ${byHand}`;
}

const byHand = "Press the pencil to write it in your own words, or choose a model.";

function noEasierWords(left: readonly string[]): string {
  const named = listed(left.map((one) => `"${clipped(unmarked(one), 120)}"`));
  return `built-in drafting has no easier words for ${named}.`;
}

/** How many things a wish points at. */
function countOf(named: NamedHard | undefined): number {
  return named === undefined ? 0 : new Set([...named.sentences, ...named.tasks, ...named.words]).size;
}

function beyond(wishes: readonly string[]): string {
  const asked = wishes
    .map((wish) => clipped(unmarked(wish), 120))
    .filter((wish) => /\p{L}/u.test(wish))
    .map((wish) => `"${wish}"`)
    .join(" and ");
  return `built-in drafting cannot do ${asked || "that"}. It can make a section easier, harder, shorter or more detailed, add support, or change how many questions there are. ${byHand}`;
}

export type Alternative = { why: string; text: string };

/** Two or three ways to write a section that differ from what stands there, and from each other; none where there are no two. */
export function alternatives(plan: LessonPlan, id: string, current: string): Alternative[] {
  if (sections[id] === undefined) return [];
  const first = firstDraft(plan, id);
  const tries: { style: Style; why: string }[] = [
    ...[1, 2, 0].map((approach) => ({ style: { ...first, approach }, why: whyFor(plan, id, approach) })),
    { style: { ...first, length: -1 }, why: "The same in fewer words, for a lesson that is tight." },
    {
      style: { ...first, length: 1 },
      why: "The same with more to hand, for a colleague who takes the class.",
    },
    {
      style: { ...first, difficulty: 1 },
      why: "A step harder, if the starter shows that they are ready.",
    },
  ];
  const found = new Map<string, Alternative>();
  for (const { style, why } of tries) {
    const text = writeSection(plan, id, style);
    if (text.trim() !== current.trim() && !found.has(text)) found.set(text, { why, text });
  }
  return found.size < 2 ? [] : [...found.values()].slice(0, 3);
}
