import { resolve } from "node:path";
import { z } from "zod";
import { selectModality } from "../../learning/modality/modality.ts";
import { ModalityQuestion } from "../../learning/modality/question.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Terminal } from "../terminal.ts";
import { jsonIn, needed, textOf } from "./input.ts";

export async function modality({ args, terminal, cwd }: Invocation): Promise<number> {
  const usage = "study modality --domain <d> --bloom <b> --type <t>";
  const domain = needed(args.domain, "Which domain?", usage);
  const bloom = needed(args.bloom, "Which Bloom level?", usage);
  const type = needed(args.type, "Which type of concept?", usage);
  const context = args.context === undefined ? {} : await objectIn(resolve(cwd, args.context), terminal);
  const question = ModalityQuestion.safeParse({ domain, bloom, conceptType: type, ...context });
  if (!question.success) throw new Problem("usage", z.prettifyError(question.error));
  const choice = selectModality(question.data);
  if (args.format === "text")
    terminal.out(`${choice.modality}\n${choice.reason.map((rule) => `  ${rule}\n`).join("")}`);
  else terminal.out(`${JSON.stringify(choice, null, 2)}\n`);
  return exit.done;
}

async function objectIn(path: string, terminal: Terminal): Promise<object> {
  const value = jsonIn(await textOf(path, terminal), path);
  if (typeof value !== "object" || value === null)
    throw new Problem("usage", `${path} does not hold a JSON object.`);
  return value;
}
