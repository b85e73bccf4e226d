import { type Line, linesOf, plain } from "./check/lints/rule.ts";
import { minutesIn } from "./check/lints/timings.ts";
import type { Section } from "./document.ts";
import { nameIn } from "./section-kind.ts";

/**
 * A part of a section that says how long it takes. `nth`: which of the line's numbers of minutes. `heading`: its place
 * among the section's headings of the first level below it; null where it begins on an ordinary line. `what`: the line in words.
 */
export type PartSaid = {
  label: string;
  minutes: number;
  line: number;
  nth: number;
  heading: number | null;
  what: string;
};

/**
 * The parts of a section by one rule, however their minutes are written: "### Explain (10 minutes)", "Carousel (20 mins)",
 * "20 min – Carousel", "10' Carousel". What stands below a heading with minutes is within them, save a name alone on its
 * line; where the section says its time as a whole, its lines are within that.
 */
export function partsSaid(section: Pick<Section, "text" | "line" | "title">): PartSaid[] {
  const lines = linesOf(section).filter(({ code }) => !code);
  const whole = minutesIn(section.title) !== null || lines.some(({ text }) => isTimeLine(text));
  let headings = -1;
  let within: "heading" | "line" | null = null;
  return lines.flatMap(({ text, line }: Line): PartSaid[] => {
    const [, marks = "", title] = /^ {0,3}(#{3,6})\s+(.+)$/.exec(text) ?? [];
    if (title !== undefined) {
      if (marks.length === 3) headings++;
      const minutes = minutesIn(title);
      within = minutes === null ? null : "heading";
      if (minutes === null) return [];
      const heading = marks.length === 3 ? headings : null;
      return [{ label: nameIn(title), minutes, line, nth: 0, heading, what: "" }];
    }
    if (whole || (within === "line" && /^(?: {2,}|\t)/.test(text))) return [];
    const begun = begunBy(text);
    if (within === "heading" && !(begun.length === 1 && isNameAlone(text))) return [];
    if (begun.length > 0) within = "line";
    return begun.map((one) => ({ ...one, line, heading: null }));
  });
}

export function isTimeLine(text: string): boolean {
  return /^\W*times?\W*:/i.test(text);
}

const time = String.raw`(?:about |around |approx\.? |ca?\.? ?|~ ?)?(\d{1,3})\s*-?\s*(?:min(?:ute)?s?\b\.?|['′])`;
const bracketed = new RegExp(String.raw`[([]\s*${time}\s*[)\]]`, "gi");
const before = new RegExp(String.raw`^${time}(?:\s*[:–—-]\s*|(?<=['′])\s+)(?=\p{L})`, "iu");
const after = new RegExp(String.raw`^(?=\p{L})[^.?!;]{2,60}?\s*[:,–—-]\s*${time}$`, "iu");
/** Every number of minutes in a line. */
export const inMinutes = /\b\d{1,3}(?=\s*-?\s*(?:min(?:ute)?s?\b|['′]))/gi;

type Begun = Pick<PartSaid, "label" | "minutes" | "nth" | "what">;

/** The parts that an ordinary line begins, in the order in which it names them. */
function begunBy(text: string): Begun[] {
  if (/^\s*(?:\||>)/.test(text)) return [];
  const said = plain(text.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, ""));
  const found = [...said.matchAll(bracketed)];
  const [alone] = found.length > 0 ? [] : [before.exec(said) ?? after.exec(said)];
  const times = alone ? [alone] : found;
  return times.flatMap((match, at): Begun[] => {
    const from = times[at - 1];
    const lead = said.slice(from === undefined ? 0 : from.index + from[0].length, match.index);
    const name = nameFrom(match === alone ? said.replace(match[1] ?? "", " ") : lead);
    const label = name || nameFrom(said.slice(match.index + match[0].length));
    if (label === "") return [];
    const nth = [...said.slice(0, match.index).matchAll(inMinutes)].length;
    return [
      {
        label,
        minutes: Number(match[1]),
        nth,
        what: said.replace(match[0], " ").replace(/\s+/g, " ").trim(),
      },
    ];
  });
}

const mostWords = 8;

/** What a part is called, from the words beside its minutes: the first clause, and of a long one its beginning. */
function nameFrom(words: string): string {
  const clause = words
    .replace(/(?:\bmin(?:ute)?s?\b\.?|['′](?=\s|$))/gi, " ")
    .replace(/^[\s\p{P}\p{S}]+|^(?:and |then )+/giu, "")
    .split(/[:;.?!]\s|\s[–—-]\s/)[0];
  const all = (clause ?? "")
    .replace(/[\s\p{P}]+$/u, "")
    .replaceAll("|", "/")
    .split(/\s+/)
    .filter(Boolean);
  return all.length <= mostWords ? all.join(" ") : `${all.slice(0, mostWords - 1).join(" ")}…`;
}

/** "Carousel (20 mins)": a heading in all but its marks. */
function isNameAlone(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return /^\s{0,3}[\p{L}*_]/u.test(text) && /[)\]][*_:]*\s*$/.test(text) && words.length <= mostWords;
}
