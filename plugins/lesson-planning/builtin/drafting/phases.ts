import { checkPart, type Shape } from "./shapes/shape.ts";

/** The phases of a lesson, in order, with whole minutes that add up to the period. */
export type Phase = { name: string; minutes: number };

export const arriving = "Arriving and packing up";

const fallback: readonly Phase[] = [
  { name: "Starter", minutes: 5 },
  { name: "Review", minutes: 4 },
  { name: "Explain and model", minutes: 11 },
  { name: "Guided practice", minutes: 10 },
  { name: "Check for understanding", minutes: 4 },
  { name: "Independent practice", minutes: 11 },
  { name: "Plenary", minutes: 5 },
];

/**
 * What is lost on arriving first, then the guide's balance of Starter, Main and Plenary; Main is shared out as the lesson's
 * shape has it.
 */
export function phasesFor(
  minutes: number,
  guide: string,
  shape: Shape,
  lost: number,
  wished: WishedLengths = {},
): Phase[] {
  const left = minutes - lost;
  const usual = asWished(balanced(left, guide), wished);
  const main = usual.filter(({ name }) => !around.includes(name));
  const parts = sameParts(main, shape)
    ? main
    : stretch(
        shape.parts.map(({ name, share }) => ({ name, minutes: share })),
        main.reduce((sum, phase) => sum + phase.minutes, 0),
      );
  const named = (name: string) => usual.filter((phase) => phase.name === name);
  const phases = givenToWork(
    [...named("Starter"), ...named("Review"), ...parts, ...named("Plenary")],
    wished,
  );
  return lost === 0 ? phases : [{ name: arriving, minutes: lost }, ...phases];
}

/** A question takes as long in a double period as in a single one: what is gained goes to the work itself. */
const longest: Readonly<Record<string, number>> = {
  Starter: 8,
  Review: 5,
  [checkPart.name]: 5,
  "Stop and check": 5,
  Plenary: 8,
};

function givenToWork(phases: readonly Phase[], { starter, plenary }: WishedLengths): Phase[] {
  const asked = [
    ...(starter === undefined ? [] : ["Starter", "Review"]),
    ...(plenary === undefined ? [] : ["Plenary"]),
  ];
  const limit = (name: string) => (asked.includes(name) ? Infinity : (longest[name] ?? Infinity));
  const kept = phases.filter(({ name }) => longest[name] !== undefined);
  const gained = kept.reduce((sum, { name, minutes }) => sum + Math.max(0, minutes - limit(name)), 0);
  const work = phases.filter(({ name }) => longest[name] === undefined);
  if (gained === 0 || work.length === 0) return [...phases];
  const longer = stretch(work, work.reduce((sum, { minutes }) => sum + minutes, 0) + gained);
  return phases.map(({ name, minutes }) => ({
    name,
    minutes:
      longest[name] === undefined
        ? (longer.find((one) => one.name === name)?.minutes ?? minutes)
        : Math.min(minutes, limit(name)),
  }));
}

/** What a teacher wants of the opening (with its review) and of the end: so many minutes, or fewer than usual. */
export type WishedLengths = { starter?: number; plenary?: number; shorter?: readonly string[] };

/** The rest of the lesson takes what is gained, or gives it; Main keeps at least half of the time. */
function asWished(usual: readonly Phase[], { starter, plenary, shorter = [] }: WishedLengths): Phase[] {
  const total = usual.reduce((sum, phase) => sum + phase.minutes, 0);
  const length = (names: readonly string[]) =>
    usual.filter(({ name }) => names.includes(name)).reduce((sum, phase) => sum + phase.minutes, 0);
  const wanted = (names: readonly string[], said: number | undefined, id: string) =>
    said ?? (shorter.includes(id) ? Math.max(names.length, Math.round(length(names) * 0.6)) : length(names));
  const opening = wanted(["Starter", "Review"], starter, "starter");
  const closing = wanted(["Plenary"], plenary, "plenary");
  const same = opening === length(["Starter", "Review"]) && closing === length(["Plenary"]);
  if (same || opening < 2 || opening + closing > total / 2) return [...usual];
  const inMain = usual.filter(({ name }) => !around.includes(name));
  const main = stretch(inMain, total - opening - closing);
  const review = Math.max(1, Math.round(opening * 0.4));
  return usual.map(({ name, minutes }) => {
    if (name === "Starter") return { name, minutes: opening - review };
    if (name === "Review") return { name, minutes: review };
    if (name === "Plenary") return { name, minutes: closing };
    return { name, minutes: main[inMain.findIndex((one) => one.name === name)]?.minutes ?? minutes };
  });
}

const around: readonly string[] = ["Starter", "Review", "Plenary"];

/** The guide's own minutes are for a lesson that goes from a worked example to work alone. */
function sameParts(main: readonly Phase[], { parts }: Shape): boolean {
  return main.length === parts.length && main.every(({ name }, at) => name === parts[at]?.name);
}

/** From the timings guide's table: its column for this period, or the nearest one stretched to fit. */
function balanced(minutes: number, guide: string): Phase[] {
  const table = guide
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map(cells);
  const [head = [], , ...rows] = table;
  const periods = head.slice(1).map(Number);
  const nearest = periods.reduce(
    (best, period) => (Math.abs(period - minutes) < Math.abs(best - minutes) ? period : best),
    periods[0] ?? 50,
  );
  const column = head.indexOf(String(nearest));
  const phases = rows.map((row) => ({ name: row[0] ?? "", minutes: Number(row[column]) }));
  const usable = column > 0 && phases.length >= 4 && phases.every((phase) => phase.minutes > 0);
  return stretch(usable ? phases : fallback, minutes);
}

/** Keeps proportions as far as whole minutes allow; what is left goes to the longest phases. */
export function stretch(phases: readonly Phase[], minutes: number): Phase[] {
  const total = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const scaled = phases.map((phase) => ({
    ...phase,
    minutes: Math.max(1, Math.floor((phase.minutes * minutes) / total)),
  }));
  const byLength = [...scaled].sort((a, b) => b.minutes - a.minutes);
  let left = minutes - scaled.reduce((sum, phase) => sum + phase.minutes, 0);
  for (let i = 0; left !== 0 && byLength.length > 0; i = (i + 1) % byLength.length) {
    const phase = byLength[i];
    if (phase === undefined || (left < 0 && phase.minutes <= 1)) {
      if (byLength.every(({ minutes: m }) => m <= 1)) break;
      continue;
    }
    phase.minutes += Math.sign(left);
    left -= Math.sign(left);
  }
  return scaled;
}

export function minutesOf(phases: readonly Phase[], name: string): number {
  return phases.find((phase) => phase.name === name)?.minutes ?? 0;
}

function cells(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const small = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const some = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](?:whole )?min(?:ute)?s?\b`;
/** What nobody learns anything by. */
const goneBy =
  "(?:arriv|settl|log(?:s|g|in)|pack|unpack|regist|mov(?:e|ing) (?:room|between|to)|lin(?:e|ing) up|lost|chang(?:e|ing)|wash|tid(?:y|ies|ying)|clear(?:s|ing)? (?:up|away)|set(?:s|ting)? up|get(?:s|ting)? (?:in|ready|started|there|out)|walk(?:s|ing)? (?:over|to|from))";
const lost: readonly RegExp[] = [
  new RegExp(String.raw`\b${some}[^.\n]{0,60}\b${goneBy}`, "i"),
  new RegExp(
    String.raw`\b(?:los(?:e|es|ing)|allow|needs?|takes?|spends?) (?:about |around |some |up to |roughly |at least |us |them )*${some}[^.\n]{0,60}\b(?:every|each|a|per|to) (?:period|lesson|class|time|${goneBy})`,
    "i",
  ),
  new RegExp(String.raw`\b${goneBy}[^.\n]{0,40}\b(?:takes?|costs?|needs?) (?:\w+ ){0,2}${some}`, "i"),
];
/** More than that is how long something lasts. */
const mostLost = 20;

/** "About five minutes of every period go on arriving": what a teacher says is lost before anything can be taught. */
export function lostMinutes(teacher: string): number {
  const said = lost.flatMap((way) => way.exec(teacher)?.[1] ?? [])[0];
  if (said === undefined) return 0;
  const spelt = small.indexOf(said.toLowerCase()) + 1;
  const minutes = spelt > 0 ? spelt : Number(said);
  return minutes > mostLost ? 0 : Math.min(15, minutes);
}
