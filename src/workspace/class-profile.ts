import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { type Need, needIn, partsOf } from "./class-needs.ts";

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
  /** Lines that count somebody or name a need, and could not be read as one: shown, so that nobody thinks they are used. */
  unclear: string[];
  priorKnowledge: string;
  /** Every other bullet, as written. */
  notes: string[];
  /** Those under "What works …" and under "Equipment …" or "Room …". */
  worksWell: string[];
  equipment: string[];
  path: string;
};

/** Never throws. A profile without frontmatter still gives what its text says; its id is then the file's name. */
export function parseClassProfile(path: string, text: string): ClassProfile {
  const parsed = parseFrontmatter(path, text, format);
  const fields = parsed.ok ? parsed.value : null;
  const body = parsed.ok ? parsed.body : text;
  const bullets = bulletsIn(body);
  const worksWell = bulletsIn(sectionOf(body, /what works/i));
  const equipment = bulletsIn(sectionOf(body, /equipment|room|devices/i));
  const isElsewhere = (line: string) => worksWell.includes(line) || equipment.includes(line);
  const prior = bullets.find((bullet) => /^prior knowledge:/i.test(bullet));
  const about = [...bullets, ...countedLines(body)].filter((line) => line !== prior && !isElsewhere(line));
  const read = about.flatMap(partsOf).map((line) => ({ line, need: needIn(line) }));
  return {
    id: fields?.class ?? (path.split("/").at(-1) ?? path).replace(/\.md$/, ""),
    stage: fields?.stage ?? "",
    subject: fields?.subject ?? "",
    level: fields?.level ?? "",
    size: fields?.size ?? null,
    periodMinutes: fields?.period_minutes ?? 50,
    language: fields?.language ?? "",
    needs: read.flatMap(({ need }) => (typeof need === "object" && need !== null ? [need] : [])),
    unclear: read.flatMap(({ line, need }) => (need === "unclear" ? [line] : [])),
    priorKnowledge: prior?.replace(/^prior knowledge:\s*/i, "") ?? "",
    notes: [
      ...read.flatMap(({ line, need }) => (need === null ? [line] : [])),
      ...bullets.filter(isElsewhere),
    ],
    worksWell,
    equipment,
    path,
  };
}

/** "2 EAL polish" in a line of its own, without a mark in front. */
function countedLines(body: string): string[] {
  const lines = body.split("\n").map((line) => line.trim());
  return lines.filter((line) =>
    partsOf(line).every((part) => typeof needIn(part) === "object" && needIn(part) !== null),
  );
}

function bulletsIn(text: string): string[] {
  return text.split("\n").flatMap((line) => /^[-*+•] (.+)$/.exec(line.trim())?.[1] ?? []);
}

/** What stands under the first heading of that name; "" where there is none. */
function sectionOf(body: string, title: RegExp): string {
  const parts = body.split(/^## /m).slice(1);
  return parts.find((part) => title.test(part.split("\n", 1)[0] ?? "")) ?? "";
}
