import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Found, findIn } from "../../../src/workspace/notes/found.ts";
import { textBlocks } from "../../../src/workspace/notes/text-blocks.ts";

/**
 * Teachers' notes in many shapes, each line labelled by hand before there was a rule: i idea, w word, e example, q question,
 * a answer, m mistake, r rest, h heading, t title; ">" is the answer that belongs to the question above it.
 */
export type Labelled = {
  name: string;
  text: string;
  lines: { label: string; text: string; answer: string | null }[];
};

const folder = join(import.meta.dir, "loose");

export const labelledNotes: readonly Labelled[] = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const lines: Labelled["lines"] = [];
    for (const row of readFileSync(join(folder, file), "utf8").trimEnd().split("\n")) {
      const last = lines.at(-1);
      if (row.startsWith(">") && last !== undefined) last.answer = row.slice(1);
      else lines.push({ label: row.charAt(0), text: row.slice(2), answer: null });
    }
    return { name: file.replace(/\.labelled$/, ""), text: lines.map(({ text }) => text).join("\n"), lines };
  });

export const kinds: Readonly<Record<string, keyof Found>> = {
  i: "ideas",
  w: "words",
  e: "examples",
  q: "questions",
  m: "mistakes",
  r: "rest",
};

/** How many labelled lines were put where they belong, how many answers with their question, and what was not. */
export function measured(notes: readonly Labelled[]) {
  const totals = { lines: 0, right: 0, answers: 0, answered: 0 };
  const wrong: string[] = [];
  for (const { name, text, lines } of notes) {
    const document = textBlocks(text, name.replace(/\.\w+$/, ""));
    const found = findIn(document);
    for (const [at, line] of lines.entries()) {
      const wanted = kinds[line.label];
      if (wanted === undefined) continue;
      const on = ({ at: block }: { at: number }) => {
        const { start = 0, end = 0 } = document.blocks[block] ?? {};
        return start <= at + 1 && at + 1 <= end;
      };
      const put = (["ideas", "words", "examples", "questions", "mistakes", "rest"] as const).filter((kind) =>
        found[kind].some(on),
      );
      // What a definition explains is an idea as well as a word.
      const both = put.join() === "ideas,words" || put.join() === "ideas,questions";
      const right = put.some((kind) => kind === wanted) && (put.length === 1 || both);
      totals.lines++;
      if (right) totals.right++;
      else wrong.push(`${name}: ${line.text} → ${put.join(", ") || "nowhere"}, not ${wanted}`);
      if (line.answer === null) continue;
      totals.answers++;
      const answer = found.questions.find(on)?.answer ?? null;
      if (answer === line.answer) totals.answered++;
      else wrong.push(`${name}: ${line.text} answered ${answer}, not ${line.answer}`);
    }
  }
  return { ...totals, wrong };
}
