import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { proseOf } from "../../src/lesson/check/age/prose.ts";
import { sentencesOf } from "../../src/lesson/check/age/sentences.ts";
import { ownSet, type Row, readSet } from "../../tests/lesson/guardrails/measure.ts";
import { requests } from "../../tests/lesson/scope/requests.ts";

/** What a classifier is made for. */
export type Taught = "scope" | "unfit";

/** Rows by who wrote them. The sealed halves are in none, so that they measure what they always did. */
export function rowsByAuthor(name: Taught): Map<string, Row[]> {
  const own = [
    ...ownSet(name, "dev"),
    ...(name === "scope" ? [...labelledRequests(), ...topicsAskedFor()] : notesOnTopics()),
  ];
  const authors: [string, Row[]][] = ["a", "b", "c", "d", "e", "f"]
    .flatMap((author) => {
      const file = `${name}-author-${author}.jsonl`;
      return readdirSync(sets).includes(file) ? [[author, readSet(join(sets, file))] as const] : [];
    })
    .map(([author, rows]) => [author, [...rows]]);
  // Of the fresh rows only those for scope are taught: those for fitness made an ordinary sentence of a class read unfit.
  const fresh: [string, Row[]][] =
    name === "scope" ? [["fresh", readSet(join(sets, "scope-fresh-dev.jsonl"))]] : [];
  return new Map([["own", own], ...authors, ...fresh]);
}

const sets = join(import.meta.dir, "../../tests/lesson/guardrails/sets");

/** What opens a conversation; what goes on with one is not judged by likeness. */
function labelledRequests(): Row[] {
  const labels = {
    in: "in",
    clarification_needed: "clarify",
    out_of_scope: "out",
    capability_limitation: "out",
  };
  return requests
    .filter(({ resuming }) => resuming !== true)
    .map(({ request, expected }) => ({ lang: "en", text: request, label: labels[expected] }));
}

/** The topics that ship, each put in one of the ways in which topics are put. */
function topicsAskedFor(): Row[] {
  return topicsThatShip().map(({ title }, at) => ({
    lang: "en",
    label: "in",
    kind: "topic",
    text: (ways[at % ways.length] ?? String)(title),
  }));
}

const ways: readonly ((title: string) => string)[] = [
  (title) => title,
  (title) => title.toLowerCase(),
  (title) => `Can you plan ${title} with my year 8s?`,
  (title) => `need ${title.toLowerCase()} for tomorrow`,
];

/** The project's notes on topics, three sentences at a time: ordinary text that is fit for a class. */
function notesOnTopics(): Row[] {
  return topicsThatShip()
    .flatMap(({ taught }) => taught)
    .map((text) => ({ lang: "en", label: "fit", kind: "ordinary", text }));
}

/**
 * Notes on Scotland's technologies are taught whole: a child class, a killed process and a parent that is attacked stand
 * in no other subject. Of the others a third is, and the rest is there to measure with (`ordinary.ts`).
 */
const taughtWhole = /^outcomes: \[TCH/m;
const everyThird = 3;

export type Topic = { title: string; taught: string[]; untaught: string[] };

/** The packs' notes: what each is called, and what it says. Read once: there are many. */
export function topicsThatShip(): readonly Topic[] {
  shipped ??= readTopics();
  return shipped;
}

let shipped: readonly Topic[] | null = null;

function readTopics(): Topic[] {
  const packs = join(import.meta.dir, "../../packs");
  return readdirSync(packs, { recursive: true, encoding: "utf8" })
    .filter((file) => /[\\/]topics[\\/].*\.md$/.test(file))
    .toSorted()
    .map((file) => {
      const note = readFileSync(join(packs, file), "utf8");
      const texts = passagesOf(note.replace(/^---\n.*?\n---\n/s, ""));
      const isTaught = (_: string, at: number) => taughtWhole.test(note) || at % everyThird === 0;
      return {
        title: /^title: *"?(.*?)"?$/m.exec(note)?.[1] ?? "",
        taught: texts.filter(isTaught),
        untaught: texts.filter((text, at) => !isTaught(text, at)),
      };
    });
}

/** What a file says, three sentences at a time. */
export function passagesOf(markdown: string): string[] {
  const sentences = proseOf(markdown).passages.flatMap((passage) =>
    sentencesOf(passage).map(({ text }) => text),
  );
  return Array.from({ length: Math.ceil(sentences.length / 3) }, (_, at) =>
    sentences.slice(at * 3, at * 3 + 3).join(" "),
  );
}

/** Whether a row is to be found: refused or asked about. */
export const isFound = ({ label }: Row) => ["out", "clarify", "yes", "unfit"].includes(label ?? "");
