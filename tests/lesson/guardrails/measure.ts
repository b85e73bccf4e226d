import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { unfitIn } from "../../../src/lesson/age/words-found.ts";
import { checkScope } from "../../../src/lesson/scope/scope.ts";
import { scanPrivacy } from "../../../src/workspace/privacy/scan.ts";

const Row = z.object({
  lang: z.string(),
  text: z.string(),
  label: z.string().optional(),
  spans: z.array(z.string()).optional(),
});
export type Row = z.infer<typeof Row>;

export type SetName = "scope" | "personal" | "unfit";
export type Figures = {
  rows: number;
  recall: number;
  precision: number;
  letThrough: number;
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

const finders: Readonly<Record<SetName, (text: string) => boolean>> = {
  scope(text) {
    const answer = checkScope(text, {});
    return answer.verdict === "out" && answer.reason !== "clarification_needed";
  },
  personal: (text) => scanPrivacy(text, "x").length > 0,
  unfit: (text) => unfitIn(text).length > 0,
};

/** For scope a row to be clarified may be asked about or let through; only a refusal is wrong. */
export function measure(name: SetName, rows: readonly Row[]): Figures {
  const judged = rows.map((row) => ({ row, is: wanted(row), found: finders[name](row.text) }));
  const count = (test: (each: (typeof judged)[number]) => boolean) => judged.filter(test).length;
  const hits = count(({ is, found }) => is && found);
  const alarms = count(({ is, found }) => !is && found);
  return {
    rows: rows.length,
    recall:
      hits /
      Math.max(
        1,
        count(({ is }) => is),
      ),
    precision: hits / Math.max(1, hits + alarms),
    letThrough:
      1 -
      alarms /
        Math.max(
          1,
          count(({ is }) => !is),
        ),
    wrong: judged
      .filter(({ is, found }) => is !== found)
      .map(({ row, is }) => `${is ? "missed" : "alarm"} ${row.lang} ${row.text}`),
  };
}

export const languages = ["en", "fr", "de", "es", "ms"];
