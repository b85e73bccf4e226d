import { inWords } from "../../learning/modality/words.ts";
import { planToday, type Today } from "../../learning/room/plan-today.ts";
import { type Visit, visit } from "../../learning/room/room.ts";
import { counted } from "../../text/counted.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Style } from "../terminal.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { moment, notes } from "./show.ts";

/** What to study now, and why. */
export async function plan(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study plan <course>");
  const learner = await visit(openRoom(invocation), name);
  const today = await planToday(learner, { minutes: args.minutes });
  notes(terminal, today.problems);
  if (args.format === "text") terminal.out(shownPlan(learner, today, terminal.style));
  else terminal.out(`${JSON.stringify(today.plan, null, 2)}\n`);
  return exit.done;
}

export function shownPlan(
  { course, profile, room }: Visit,
  { plan, minutes, next }: Today,
  style: Style,
): string {
  const title = (id: string) => course.concepts.find((concept) => concept.id === id)?.title ?? id;
  if (plan.length === 0) {
    const isDue = next !== null && next.due <= room.ports.now();
    const when =
      next === null
        ? ""
        : ` ${title(next.concept_id)} ${isDue ? "is due, and needs more time than this." : `comes back on ${moment(next.due, profile.time_zone)}.`}`;
    return `Nothing to study in ${course.config.title} right now.${when}\n`;
  }
  const head = style.bold(`${course.config.title}, ${minutes} minutes`);
  const items = plan.map(({ type, concept_id, kind, bloom_level, pieces, offer, reason, minutes }, i) => {
    const what = pieces === undefined ? `${title(concept_id)} (${concept_id})` : cardsOf(pieces.length);
    const line = `${i + 1}. ${words[type]}: ${what}`;
    const how = `${inWords(kind)}, ${bloom_level}, about ${minutes} min`;
    const also = offer === null ? "" : `\n   You may also: ${inWords(offer)}.`;
    return `${style.bold(line)}\n   ${how}\n   ${style.dim(reason)}${also}`;
  });
  return `${head}\n\n${items.join("\n")}\n`;
}

/** "12 cards". */
export function cardsOf(count: number): string {
  return counted(count, "card", "cards");
}

const words = { new: "New", review: "Review", assess: "Show what you know" } as const;
