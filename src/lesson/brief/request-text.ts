import type { About } from "../../message.ts";
import { minutesIn } from "./duration.ts";

/**
 * The request as a teacher would write it, for people and models to read. What was chosen outright stands in it, and
 * leads where the words name another class. `usual`: the class's period, said where the words name no length.
 */
export function requestText(
  said: string,
  { class: id, minutes, outcomes = [] }: Omit<About, "kind">,
  { usual, namesAnother }: { usual?: number | undefined; namesAnother: boolean },
): string {
  const topic = said
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[.,;]+$/, "");
  const about = outcomes.length === 0 ? topic : `${topic} (${outcomes.join(", ")})`.trim();
  const length = minutes ?? (minutesIn(topic, usual) === null ? usual : undefined);
  const frame = [id === undefined ? "" : `for ${id}`, length === undefined ? "" : `${length} minutes`];
  const who = frame.filter(Boolean).join(", ");
  if (who === "") return about;
  if (namesAnother) return `${who.charAt(0).toUpperCase()}${who.slice(1)}: ${about}`;
  return id === undefined ? `${about}, ${who}` : `${about} ${who}`;
}
