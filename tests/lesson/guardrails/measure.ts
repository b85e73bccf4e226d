import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { checkScope, type ScopeVerdict } from "../../../src/lesson/brief/scope/scope.ts";
import { unfitIn } from "../../../src/lesson/check/age/words-found.ts";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";

const Row = z.object({
  lang: z.string(),
  text: z.string(),
  label: z.string().optional(),
  kind: z.string().optional(),
  spans: z.array(z.string()).optional(),
});
export type Row = z.infer<typeof Row>;

export type SetName = "scope" | "personal" | "unfit";
export type Figures = {
  rows: number;
  recall: number;
  precision: number;
  letThrough: number;
  /** Of the rows that are too vague to plan from. */
  asked: { rows: number; asked: number; refused: number };
  wrong: string[];
};

export function readSet(file: string): Row[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => Row.parse(JSON.parse(line)));
}

export const ownSet = (name: SetName, part: "dev" | "sealed") =>
  readSet(join(import.meta.dir, "sets", `${name}-${part}.jsonl`));

/** Whether a row is one that is to be found: out of scope, personal, unfit. */
const wanted = ({ label, spans }: Row) =>
  label === undefined ? (spans?.length ?? 0) > 0 : ["out", "yes", "unfit"].includes(label);

/** What a guardrail made of a row. `asked`: it is not let through, and not refused either. */
export type Answer = "found" | "asked" | "passed";
export type Finder = (text: string) => Answer;

export const scopeAnswer = (answer: ScopeVerdict): Answer => {
  if (answer.verdict === "in") return "passed";
  return answer.reason === "clarification_needed" ? "asked" : "found";
};

export const finders: Readonly<Record<SetName, Finder>> = {
  scope: (text) => scopeAnswer(checkScope(text, {})),
  personal: (text) => (scanPrivacy(text, "x").length > 0 ? "found" : "passed"),
  unfit: (text) => (unfitIn(text).length > 0 ? "found" : "passed"),
};

/**
 * A row that is to be found is found where it is refused or asked about; a harmless one is let through where it is
 * neither. Of a row to be clarified only a refusal is wrong, and it counts in `asked` alone.
 */
export function measure(name: SetName, rows: readonly Row[], finder = finders[name]): Figures {
  const judged = rows.map((row) => ({ row, is: wanted(row), answer: finder(row.text) }));
  const vague = judged.filter(({ row }) => row.label === "clarify");
  const clear = judged.filter(({ row }) => row.label !== "clarify");
  const hits = clear.filter(({ is, answer }) => is && answer !== "passed").length;
  const alarms = clear.filter(({ is, answer }) => !is && answer !== "passed").length;
  const harmful = clear.filter(({ is }) => is).length;
  return {
    rows: rows.length,
    recall: hits / Math.max(1, harmful),
    precision: hits / Math.max(1, hits + alarms),
    letThrough: 1 - alarms / Math.max(1, clear.length - harmful),
    asked: {
      rows: vague.length,
      asked: vague.filter(({ answer }) => answer === "asked").length,
      refused: vague.filter(({ answer }) => answer === "found").length,
    },
    wrong: [
      ...clear
        .filter(({ is, answer }) => is !== (answer !== "passed"))
        .map(({ row, is }) => `${is ? "missed" : "alarm"} ${row.lang} ${row.text}`),
      ...vague
        .filter(({ answer }) => answer === "found")
        .map(({ row }) => `refused, not asked ${row.lang} ${row.text}`),
    ],
  };
}

export const languages = ["en", "fr", "de", "es", "ms"];
