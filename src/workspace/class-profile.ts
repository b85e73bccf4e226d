import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";

const format = {
  kind: "a class profile",
  schema: z.object({
    class: z.coerce.string().min(1),
    stage: z.string().default(""),
    subject: z.string().default(""),
    level: z.string().default(""),
    size: z.number().int().positive().optional(),
    period_minutes: z.number().int().positive().default(50),
    language: z.string().default(""),
  }),
  foreign: [],
};

/** A class as its teacher describes it: anonymised needs, never names. */
export type ClassProfile = {
  id: string;
  stage: string;
  subject: string;
  level: string;
  size: number | null;
  periodMinutes: number;
  /** The programming language it works in, where that means anything. */
  language: string;
  /** "2 students with EAL (Ukrainian) — conversational English, …": one line each, as written. */
  needs: Need[];
  priorKnowledge: string;
  /** Every other bullet, as written. */
  notes: string[];
  /** Those under "What works …" and under "Equipment …" or "Room …". */
  worksWell: string[];
  equipment: string[];
  path: string;
};

export type Need = { count: number; text: string };

const people = "(?:students?|pupils?|learners?|child(?:ren)?|boys?|girls?|kids|young people|of them)";
/** "2 students with EAL", "2 EAL students", "3 children with autism", "2 x dyslexia". */
const needLine = new RegExp(`^(\\d+)\\s*(?:x|×)?\\s+(?:(?:[\\p{L}-]+\\s+){0,3}?${people}\\b)?(.*)$`, "iu");
const ofPeople = new RegExp(`^\\d+\\s*(?:x|×)?\\s+(?:[\\p{L}-]+\\s+){0,3}?${people}\\b`, "iu");
/** What teachers call a need where they count no pupils: "2 EAL (Romanian)", "4 low confidence in times tables". */
const needWord =
  /\b(?:EAL|ESL|ESOL|ASN|SEND?|SEMH|ADHD|ADD|ASD|ASC|DCD|DLD|IEPs?|autis\w+|dyslexi\w+|dyscalculi\w+|dyspraxi\w+|hearing|deaf|visual\w*|blind|sight\w*|anxi\w+|anxious|wheelchair|asthma\w*|diabet\w+|epilep\w+|coeliac|gifted|able|above|below|behind|towards|low|lower|weak\w*|struggl\w+|confiden\w+|attain\w+|secure|support|language|speech|selective|mut\w+|refugees?|new to english)\b/i;

/** Never throws. A profile without frontmatter still gives what its text says; its id is then the file's name. */
export function parseClassProfile(path: string, text: string): ClassProfile {
  const parsed = parseFrontmatter(path, text, format);
  const fields = parsed.ok ? parsed.value : null;
  const body = parsed.ok ? parsed.body : text;
  const bullets = bulletsIn(body);
  const worksWell = bulletsIn(sectionOf(body, /what works/i));
  const equipment = bulletsIn(sectionOf(body, /equipment|room|devices/i));
  const isNeed = (bullet: string) =>
    (ofPeople.test(bullet) || needWord.test(bullet)) &&
    !worksWell.includes(bullet) &&
    !equipment.includes(bullet);
  const needs = bullets.flatMap((bullet) => {
    const [, count = "", rest = ""] = isNeed(bullet) ? (needLine.exec(bullet) ?? []) : [];
    return count === "" || isWholeClass(rest) ? [] : [{ count: Number(count), text: bullet }];
  });
  const prior = bullets.find((bullet) => /^prior knowledge:/i.test(bullet));
  const rest = bullets.filter((bullet) => bullet !== prior && !(isNeed(bullet) && needLine.test(bullet)));
  return {
    id: fields?.class ?? (path.split("/").at(-1) ?? path).replace(/\.md$/, ""),
    stage: fields?.stage ?? "",
    subject: fields?.subject ?? "",
    level: fields?.level ?? "",
    size: fields?.size ?? null,
    periodMinutes: fields?.period_minutes ?? 50,
    language: fields?.language ?? "",
    needs,
    priorKnowledge: prior?.replace(/^prior knowledge:\s*/i, "") ?? "",
    notes: rest,
    worksWell,
    equipment,
    path,
  };
}

function bulletsIn(text: string): string[] {
  return text.split("\n").flatMap((line) => /^[-*] (.+)$/.exec(line.trim())?.[1] ?? []);
}

/** What stands under the first heading of that name; "" where there is none. */
function sectionOf(body: string, title: RegExp): string {
  const parts = body.split(/^## /m).slice(1);
  return parts.find((part) => title.test(part.split("\n", 1)[0] ?? "")) ?? "";
}

/** "28 students, mixed ability" counts the class; it names no need. */
function isWholeClass(rest: string): boolean {
  return /^,?\s*(mixed ability|in all|in total|set \d|$)/i.test(rest.trim());
}
