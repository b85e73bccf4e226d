import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  type ConversationBody,
  Question,
} from "../../src/learning/exercises/conversation/conversation-record.ts";
import { judgeReply } from "../../src/learning/exercises/conversation/judge-reply.ts";
import { isSure } from "../../src/learning/exercises/conversation/judged.ts";
import { judgeShortAnswer } from "../../src/learning/short-answers/judge-short-answer.ts";

/**
 * `bun bench/probes/run.ts [--show]`: answers that were made up by people who had not read the rules, judged as a talk
 * judges them, by class. Agreed: what is said of an answer is among what its author would let stand. --show lists the rest.
 */
const Probe = z.object({
  id: z.string(),
  kind: z.enum(["typed", "gap", "sentence", "short", "statement"]),
  language: z.string(),
  class: z.string(),
  question: z.string(),
  key: z.array(z.string()).min(1),
  answer: z.string(),
  expected: z.array(z.enum(["right", "half", "wrong", "unsure"])),
});
type Probe = z.infer<typeof Probe>;

const { values } = parseArgs({ options: { show: { type: "boolean" } } });
const file = readFileSync(new URL("probes.jsonl", import.meta.url), "utf8");
const probes = file.split("\n").flatMap((line) => (line === "" ? [] : [Probe.parse(JSON.parse(line))]));
const body: ConversationBody = {
  type: "direct_question",
  domain: "language",
  vocabulary: [],
  slips: [],
  scene: null,
  teaching: null,
  questions: [],
  progress: { phase: "asking", at: 0, answers: [], heard: null, unread: 0, said: 0 },
};

const rows = await Promise.all(probes.map(async (probe) => ({ probe, said: await saidOf(probe) })));
const agrees = ({ probe, said }: (typeof rows)[number]) => probe.expected.includes(said);
console.log("| class | n | agreed | right | half | wrong | unsure |\n|---|---|---|---|---|---|---|");
for (const [name, own] of Map.groupBy(rows, ({ probe }) => `${probe.kind}: ${probe.class}`)) line(name, own);
line("**all**", rows);
if (values.show === true) {
  for (const { probe, said } of rows.filter((row) => !agrees(row))) {
    const { id, kind, language, key, answer, expected, question } = probe;
    console.log(
      `${id} ${kind} ${probe.class} ${language}: ${said}, not ${expected.join(" or ")}\n    ${question}\n    ${key.join(" / ")}\n    ${answer}`,
    );
  }
}

function line(name: string, own: typeof rows): void {
  const count = (word: string) => own.filter(({ said }) => said === word).length;
  const counts = ["right", "half", "wrong", "unsure"].map(count).join(" | ");
  console.log(`| ${name} | ${own.length} | ${own.filter(agrees).length} | ${counts} |`);
}

async function saidOf(probe: Probe): Promise<Probe["expected"][number]> {
  const judged = await judgeReply(body, questionOf(probe), probe.answer, judgeShortAnswer);
  if (!isSure(judged)) return "unsure";
  return judged.verdict === "correct" ? "right" : judged.verdict === "partial" ? "half" : "wrong";
}

/** A statement's key says first whether it is so: "FALSE: …". */
function questionOf({ kind, question, key }: Probe): Question {
  const [, truth, reason = ""] = /^(TRUE|FALSE):\s*(.*)$/s.exec(key[0] ?? "") ?? [];
  const typed = kind === "typed" || kind === "gap" || kind === "sentence";
  const references = kind === "statement" ? [reason] : typed ? [] : key;
  return Question.parse({
    id: "1",
    prompt: question,
    kind: typed ? "typed" : "short_answer",
    weighing: typed ? "answer" : kind === "statement" ? "statement" : "short_answer",
    bloom: "understand",
    accepted: typed ? key : [],
    references,
    points: references,
    truth: truth === undefined ? null : truth === "TRUE",
    wrong: null,
    hints: ["-", "-"],
    explanation: "",
    error_type: null,
    item: "probe",
    source: "probe",
  });
}
