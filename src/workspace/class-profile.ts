import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { type Need, needIn, needsInSentence, needTold, partsOf } from "./class-needs.ts";
import { remembered } from "./remembered.ts";

/** "stage: 7" says as much as "stage: Year 7" does. */
const said = z.union([z.string(), z.number().transform(String)]).default("");

const format = {
  kind: "a class profile",
  schema: z.object({
    class: z.coerce.string().min(1),
    stage: said,
    subject: said,
    level: said,
    size: z.number().int().positive().optional(),
    period_minutes: z.number().int().positive().default(50),
    language: z.string().default(""),
    needs: z.union([z.string(), z.array(z.coerce.string())]).default([]),
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

/** `parseClassProfile`, which reads the same file once. A prompt holds it without the blank lines at its end. */
export function classProfileOf(path: string, text: string): ClassProfile {
  return readOnce(path, text.trimEnd());
}

const readOnce = remembered(500, parseClassProfile);

/** Never throws. A profile without frontmatter still gives what its text says; its id is then the file's name. */
export function parseClassProfile(path: string, text: string): ClassProfile {
  const parsed = parseFrontmatter(path, text, format);
  const fields = parsed.ok ? parsed.value : null;
  const body = parsed.ok ? parsed.body : text;
  const bullets = [...[fields?.needs ?? []].flat(), ...bulletsIn(body)];
  // A fact with a name of its own is that, under whatever heading it was added.
  const under = (title: RegExp) => bulletsIn(sectionOf(body, title)).filter((line) => !saysPrior.test(line));
  const worksWell = under(/what works/i);
  const equipment = under(/equipment|room|devices/i);
  const isElsewhere = (line: string) => worksWell.includes(line) || equipment.includes(line);
  const prior = bullets.find((bullet) => saysPrior.test(bullet));
  const about = [...bullets, ...rowsIn(body), ...saidOfNeeds(body)].filter(
    (line) => line !== prior && !isElsewhere(line),
  );
  // What is told as a need is one, in whatever words.
  const told = new Set([...[fields?.needs ?? []].flat(), ...bulletsIn(sectionOf(body, saysNeeds))]);
  const read = about.flatMap((line) =>
    partsOf(line).map((part) => ({ line: part, need: told.has(line) ? needTold(part) : needIn(part) })),
  );
  return {
    id: (fields && asWritten(text, fields.class)) ?? (path.split("/").at(-1) ?? path).replace(/\.md$/, ""),
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

const saysPrior = /^prior knowledge:/i;

/** A name that YAML takes for a number ("6e3", "7.10", "010") is what was written. */
function asWritten(text: string, id: string): string {
  const written = /^class:[ \t]*([\w.+-]+)[ \t]*$/m.exec(text)?.[1];
  return written !== undefined && Number(written) === Number(id) ? written : id;
}

/** What lines without a mark in front say of needs: "2 EAL polish", "A lovely class, but one uses a wheelchair." */
function saidOfNeeds(body: string): string[] {
  const lines = body.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => !/^[#|>]/.test(line) && !marked.test(line) && !asksToFillIn.test(line))
    .flatMap(needsInSentence);
}

/** "| EAL | 2 |" is EAL: 2. */
function rowsIn(body: string): string[] {
  return body.split("\n").flatMap((line) => {
    const [, named, count] = /^\|\s*([^|]+?)\s*\|\s*(\d{1,3})\s*\|/.exec(line.trim()) ?? [];
    return named === undefined ? [] : [`${named}: ${count}`];
  });
}

const saysNeeds =
  /^(?:the |their |our |additional |special |learning |support |pupils'? )*(?:needs?|SEND?|ASN|support)\b/i;

/** What stands in a new class's file until somebody writes there (`new-class.ts`). */
const asksToFillIn = /^say here\b/i;
const marked = /^(?:[-*+•]|\d+[.)]) (.+)$/;

function bulletsIn(text: string): string[] {
  return text.split("\n").flatMap((line) => marked.exec(line.trim())?.[1] ?? []);
}

/** What stands under the first heading of that name; "" where there is none. */
function sectionOf(body: string, title: RegExp): string {
  const parts = body.split(/^## /m).slice(1);
  return parts.find((part) => title.test(part.split("\n", 1)[0] ?? "")) ?? "";
}
