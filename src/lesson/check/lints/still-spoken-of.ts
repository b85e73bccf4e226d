import { listed } from "../../../figures/said.ts";
import type { Section } from "../../document.ts";
import { nameIn } from "../../section-kind.ts";
import { timed } from "../../section-minutes.ts";
import { materials } from "./materials-listed.ts";
import { linesOf, plain, type Rule } from "./rule.ts";

/**
 * Sections that still speak of what the taught part of the lesson once had and has no more: a task by its first words, a part by
 * its name, what was handed out. Sure only where it is known how those sections read before (`earlier`).
 */
export const stillSpokenOf: Rule = ({ sections }, { earlier = [] }) => {
  const taught = sections.filter(({ kind }) => kind !== null && timed({ kind }));
  if (earlier.length === 0 || taught.length === 0) return [];
  const before = earlier.join("\n");
  const now = taught.map(({ text }) => text).join("\n");
  return sections.flatMap((section) => {
    if (taught.includes(section) || section.kind === "timings") return [];
    const things = linesOf(section).flatMap(({ text, line, code }) =>
      code
        ? []
        : spokenOf(section, plain(text)).flatMap(({ name, was, is = was }) =>
            was(before) && !is(now) ? [{ name, line }] : [],
          ),
    );
    const [first] = things;
    if (first === undefined) return [];
    const names = [...new Set(things.map(({ name }) => name))];
    return [
      {
        rule: "still-spoken-of",
        section: section.id,
        line: first.line,
        message: `"${section.title}" still speaks of ${listed(names)}, which the lesson no longer has.`,
        fix: "Say what it is to be now, or take it out.",
      },
    ];
  });
};

/** `was`: whether a text had it; `is`: whether one still has anything of it. */
type Thing = { name: string; was: (text: string) => boolean; is?: (text: string) => boolean };

function spokenOf({ kind }: Section, text: string): Thing[] {
  const quoted = [...text.matchAll(/(\bbegins )?["“]([^"”]{3,120})["”]/g)].map(
    ([, begins, said = ""]): Thing => {
      const words = folded(said.replace(/\s*…$/, ""));
      const is = (all: string) => words === "" || ` ${folded(all)}`.includes(` ${words}`);
      // A title in quotes may be a poem's: it is a part of the lesson only where it was a heading of it.
      return begins === undefined
        ? { name: `"${said}"`, was: (all) => headingsIn(all).includes(words), is }
        : { name: `the task "${said}"`, was: is };
    },
  );
  const asked = questions
    .filter(({ sign }) => sign.test(text))
    .map(({ name, sign }): Thing => ({ name, was: (all) => sign.test(all) }));
  return [...quoted, ...asked, ...(kind === "resources" ? broughtFor(text) : [])];
}

function headingsIn(text: string): string[] {
  return Array.from(text.matchAll(/^ {0,3}#{3,6}\s+(.+)$/gm), ([, title = ""]) => folded(nameIn(title)));
}

const questions = [
  { name: "the hinge question", sign: /\bhinge question\b/i },
  { name: "the worked example", sign: /\bworked example\b/i },
  { name: "the exit question", sign: /\bexit question\b/i },
];

/** What is to be brought because the lesson used it, or because Main had tasks to print. */
function broughtFor(text: string): Thing[] {
  const used = materials
    .filter(({ listed: sign }) => sign.test(text))
    .map(({ name, used: sign }): Thing => ({ name: `the ${name}`, was: (all) => sign.test(all) }));
  const tasks = Array.from(
    text.matchAll(/\btasks (?:of|from|in) (?:the )?(\p{L}+)/giu),
    ([, name = ""]): Thing => ({
      name: `the tasks of ${name}`,
      was: (all) => hasTasks(all, folded(name)),
    }),
  );
  return [...used, ...tasks];
}

function hasTasks(all: string, name: string): boolean {
  return all
    .split(/^(?=## )/m)
    .some((section) => folded(section).startsWith(name) && /^ {0,3}\d+[.)]\s+\S/m.test(section));
}

function folded(text: string): string {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
}
