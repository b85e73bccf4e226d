import { headingOf, type LineChange } from "../../memory/line-changes.ts";
import { sentencesIn } from "../../text/sentences.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { minutesIn } from "../brief/duration.ts";
import { type Moved, peopleMoved } from "./people-moved.ts";

const most = 5;

/**
 * What a teacher's own words change in a class's file: pupils who came or left, needs, the period; and whatever else
 * was said, as a line of its own where such lines stand.
 */
export function classChanges(words: string, profile: ClassProfile, file: string): LineChange[] {
  const sentences = sentencesIn(words, { semicolons: true, lines: true })
    .map((sentence) => sentence.replace(/[.;!]+$/, ""))
    .filter((sentence) => /\p{L}/u.test(sentence));
  let now = file;
  const changes: LineChange[] = [];
  for (const sentence of sentences) {
    for (const change of changesOf(sentence, profile, now.split("\n"))) {
      const earlier = changes.findIndex((one) => one.new !== null && one.new === change.old);
      if (earlier === -1) changes.push(change);
      else changes.splice(earlier, 1, { ...change, old: changes[earlier]?.old ?? null });
      if (change.old !== null) now = now.replace(change.old, () => change.new ?? "");
    }
  }
  return changes.slice(0, most);
}

function changesOf(sentence: string, profile: ClassProfile, lines: readonly string[]): LineChange[] {
  const moved = peopleMoved(sentence);
  if (moved !== null) return [...needChanges(moved, lines), ...sizeChanges(moved, lines)];
  const minutes = /\b(?:periods?|lessons?|double)\b/i.test(sentence) ? minutesIn(sentence) : null;
  const period = lines.find((line) => /^period_minutes:/.test(line));
  if (minutes !== null && period !== undefined) return [replaced(period, `period_minutes: ${minutes}`)];
  return [noteOf(sentence, profile, lines)];
}

function needChanges({ need, count, change }: Moved, lines: readonly string[]): LineChange[] {
  if (need === null) return [];
  const known = lines.find((line) => speaksOf(line, need.words));
  const by = change === "left" ? -count : count;
  if (known !== undefined) return [recounted(known, by)];
  if (by < 0) return [];
  const who = wordForPeople(lines, by);
  // "EAL" is something to have, "autistic" something to be; either way the line is read as a need.
  const has = !need.before || /^\p{Lu}{2,}/u.test(need.words);
  const line = `- ${by} ${who} ${has ? "with" : by === 1 ? "who is" : "who are"} ${need.words}`;
  return [{ old: null, new: line, under: lines.flatMap((one) => headingOf(one) ?? []).at(0) ?? null }];
}

/** The frontmatter's size, and the line that counts the whole class. */
function sizeChanges({ count, change }: Moved, lines: readonly string[]): LineChange[] {
  const size = lines.find((line) => /^size:\s*\d+\s*$/.test(line));
  const before = Number(/\d+/.exec(size ?? "")?.[0] ?? 0);
  if (size === undefined || change === "found") return [];
  const after = before + (change === "left" ? -count : count);
  if (after < 1) return [];
  const whole = lines.find((line) =>
    new RegExp(
      `^[-*] ${before} (?:pupils|students|learners|children)\\b(?! (?:with|who|working|less))`,
      "i",
    ).test(line),
  );
  return [
    replaced(size, `size: ${after}`),
    ...(whole === undefined ? [] : [replaced(whole, whole.replace(String(before), String(after)))]),
  ];
}

/** A line of the file that counts pupils with that need: they share a word that says what it is. */
function speaksOf(line: string, need: string): boolean {
  const [, said = ""] = /^[-*] \d+ (.+)$/.exec(line.trim()) ?? [];
  const condition = stems(said.split(/\s[—–-]\s/)[0] ?? "");
  return stems(need).some((stem) => condition.includes(stem));
}

const saysNothing =
  /^(?:pupils?|students?|learners?|child|children|boys?|girls?|kids?|with|who|has|have|and|the|needs?|new|level|support|diagnosis|working|expected|than|rest)$/i;

/** Enough of each word that "dyslexic" and "dyslexia" are one. */
function stems(text: string): string[] {
  const words = text.replace(/\([^)]*\)/g, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => !saysNothing.test(word)).map((word) => word.toLowerCase().slice(0, 6));
}

function recounted(line: string, by: number): LineChange {
  const [, mark = "- ", count = "0", rest = ""] = /^([-*] )(\d+)(.*)$/.exec(line) ?? [];
  const after = Number(count) + by;
  if (after < 1) return { old: line, new: null, under: null };
  const worded = rest.replace(
    /^ ((?:[\p{L}-]+ ){0,3}?)(pupil|student|learner|boy|girl|kid)s?\b/u,
    (_, before, who) => ` ${before}${who}${after === 1 ? "" : "s"}`,
  );
  return replaced(line, `${mark}${after}${worded}`);
}

function wordForPeople(lines: readonly string[], count: number): string {
  const used = /^[-*] \d+ (pupil|student|learner)/m.exec(lines.join("\n"))?.[1] ?? "student";
  return count === 1 ? used : `${used}s`;
}

const equipment =
  /\b(?:projector|laptops?|desktops?|computers?|tablets?|i?pads?|printer|printing|room|board|panel|internet|wi-?fi|headphones|kits?|sink|lab|equipment)\b/i;
const works = /\b(?:works?|worked|respond\w*|enjoy\w*|likes?|loves?|helps?|calmer|best)\b/i;
const taught = /\b(?:taught|learned|learnt|covered|finished|done|met|know|can now|have had)\b/i;

/** What no rule changes stands in the teacher's words, among its like. */
function noteOf(sentence: string, { id }: ClassProfile, lines: readonly string[]): LineChange {
  const said = sentence.replace(
    new RegExp(`^(?:in |for )?(?:class )?${RegExp.escape(id)}\\s*[:,–—-]\\s*`, "iu"),
    "",
  );
  const prior = lines.find((line) => /^[-*] prior knowledge:/i.test(line));
  if (taught.test(said) && prior !== undefined)
    return replaced(prior, `${prior.replace(/[.;]\s*$/, "")}; ${said}`);
  const headings = lines.flatMap((line) => headingOf(line) ?? []);
  const about = equipment.test(said) ? /equipment|room|devices/i : works.test(said) ? /what works/i : /(?:)/;
  const under = headings.find((heading) => about.test(heading)) ?? headings[0] ?? null;
  return { old: null, new: `- ${said.charAt(0).toUpperCase()}${said.slice(1)}`.slice(0, 480), under };
}

function replaced(old: string, line: string): LineChange {
  return { old, new: line, under: null };
}
