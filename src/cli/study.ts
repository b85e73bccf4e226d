import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { Problem } from "../agent/problem.ts";
import { judgeAnswer } from "../learning/answers/judge.ts";
import { loadCourse } from "../learning/course.ts";
import { selectModality } from "../learning/modality/modality.ts";
import { ModalityQuestion } from "../learning/modality/question.ts";
import { nearest } from "../nearest.ts";
import { exit } from "./exit.ts";
import type { Invocation, Subcommand } from "./main.ts";
import { findPlaces } from "./places.ts";

const parts: Readonly<Record<string, Subcommand>> = { modality, judge, check };

/** The learner's room, as far as it goes from the command line. */
export async function study(invocation: Invocation): Promise<number> {
  const [, word = ""] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return part(invocation);
  const near = nearest(word, Object.keys(parts));
  const hint = near === null ? `It can be ${Object.keys(parts).join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", word === "" ? `What of study? ${hint}` : `There is no study ${word}. ${hint}`);
}

async function modality({ args, terminal, cwd }: Invocation): Promise<number> {
  const { domain, bloom, type } = args;
  const context = args.context === undefined ? {} : await jsonFile(resolve(cwd, args.context));
  const question = ModalityQuestion.safeParse({ domain, bloom, conceptType: type, ...context });
  if (!question.success) throw new Problem("usage", z.prettifyError(question.error));
  const choice = selectModality(question.data);
  if (args.format === "text")
    terminal.out(`${choice.modality}\n${choice.reason.map((rule) => `  ${rule}\n`).join("")}`);
  else terminal.out(`${JSON.stringify(choice, null, 2)}\n`);
  return exit.done;
}

const AnswerRow = z.object({
  id: z.union([z.string(), z.number()]),
  accepted: z.array(z.string()).min(1),
  answer: z.string(),
  vocabulary: z.array(z.string()).optional(),
});

/** One verdict a line, in the rows' order; a row that cannot be read is said, and the others are still judged. */
async function judge({ args, terminal, cwd }: Invocation): Promise<number> {
  const [, , path] = args.positionals;
  if (path === undefined || args.kind === undefined) {
    throw new Problem("usage", "What is to be judged? teacher-assist study judge <rows.jsonl> --kind answer");
  }
  const text = path === "-" ? await Bun.stdin.text() : await textFile(resolve(cwd, path));
  let unread = 0;
  let out = "";
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const row = AnswerRow.safeParse(json(line));
    if (row.success) out += `${JSON.stringify({ id: row.data.id, ...judgeAnswer(row.data) })}\n`;
    else {
      unread++;
      terminal.err(`line ${i + 1} cannot be read: ${z.prettifyError(row.error)}\n`);
    }
    if (out.length > 60_000) {
      terminal.out(out);
      out = "";
    }
  }
  terminal.out(out);
  return unread === 0 ? exit.done : exit.failed;
}

/** Everything that is wrong with a course, at once. */
async function check({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, , name] = args.positionals;
  if (name === undefined) throw new Problem("usage", "Which course? teacher-assist study check <course>");
  const { project } = findPlaces(args, env, cwd);
  const dir = [resolve(cwd, name), join(project, "courses", name)].find((path) => existsSync(path));
  if (dir === undefined) throw new Problem("usage", `There is no course ${name}.`);
  const { course, problems } = loadCourse(dir, { thorough: true });
  if (args.format !== "text") terminal.out(`${JSON.stringify({ problems }, null, 2)}\n`);
  else if (course === null)
    terminal.out(problems.map(({ file, message }) => `${file}: ${message}\n`).join(""));
  else terminal.out(`${course.config.title}: ${course.concepts.length} concepts, nothing wrong.\n`);
  return problems.length === 0 ? exit.done : exit.failed;
}

async function jsonFile(path: string): Promise<object> {
  const value = json(await textFile(path));
  if (typeof value !== "object" || value === null)
    throw new Problem("usage", `${path} does not hold a JSON object.`);
  return value;
}

async function textFile(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch {
    throw new Problem("usage", `There is no file ${path} that can be read.`);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
