import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { inPlainWords } from "../markdown/plain-words.ts";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { parseJson } from "../store/json.ts";
import { makeClass, NewClass } from "../workspace/new-class.ts";
import { makeWorkspace, NewWorkspace } from "../workspace/new-workspace.ts";
import { isWorkspaceName, listOwnWorkspaces, ownWorkspaces } from "../workspace/own-workspaces.ts";
import { WorkspaceError } from "../workspace/path.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { sampleDesks } from "../workspace/sample-desks.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { askAtTerminal, askSetUp } from "./ask-set-up.ts";
import type { PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { pipedText } from "./terminal.ts";
import { mayAsk } from "./yes-no.ts";

type Verb = (invocation: Invocation, words: string[]) => Promise<number>;

const verbs: Readonly<Record<string, Verb>> = {
  list,
  new: make,
  class: makeOneClass,
} satisfies Record<PartOf<"workspace">, Verb>;

/** A teacher's own workspaces, and classes in them: what the web's set-up asks, as JSON. */
export async function workspace(invocation: Invocation): Promise<number> {
  const [, verb = "", ...words] = invocation.args.positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run === undefined) {
    const near = nearest(verb, Object.keys(verbs));
    const known = `workspace list | new <name> [<answers.json>] | class <class.json>`;
    throw new Problem(
      "usage",
      near === null ? `Say what to do: ${known}.` : `Did you mean workspace ${near}?`,
    );
  }
  try {
    return await run(invocation, words);
  } catch (error) {
    if (error instanceof WorkspaceError) throw new Problem("usage", `${error.message} Nothing was written.`);
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  }
}

async function list({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const samples = sampleDesks(findPlaces({}, env, cwd).project);
  const folder = ownWorkspaces(env);
  const names = listOwnWorkspaces(env);
  if (args.format === "json") terminal.out(`${JSON.stringify({ folder, names, samples }, null, 2)}\n`);
  else terminal.out(names.map((name) => `${join(folder, name)}\n`).join(""));
  if (names.length === 0) terminal.err(`There are none in ${folder} yet. Make one: workspace new <name>.\n`);
  if (args.format !== "json" && samples.length > 0)
    terminal.err(
      `Desks to look around at, with --workspace:\n${samples.map(({ root, title }) => `  ${root}  ${title}\n`).join("")}`,
    );
  return exit.done;
}

async function make(invocation: Invocation, [name, file]: string[]): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const asked = file === undefined && mayAsk(args, terminal);
  if (name === undefined || (file === undefined && !asked))
    throw new Problem(
      "usage",
      "Say its name and where your answers are: workspace new <name> <answers.json | ->. At a terminal the answers are asked for.",
    );
  if (!isWorkspaceName(name))
    throw new Problem(
      "usage",
      `"${name}" is no name for a workspace: lower-case letters, digits and hyphens.`,
    );
  const wish =
    file === undefined
      ? await askSetUp((question) => askAtTerminal(terminal, question), terminal)
      : await answers(NewWorkspace, file, { cwd, terminal });
  const root = join(ownWorkspaces(env), name);
  const sample = join(findPlaces({}, env, cwd).project, "workspace");
  const files = await makeWorkspace(root, sample, wish, agreement(invocation, root));
  if (args.format === "json") terminal.out(`${JSON.stringify({ root, files }, null, 2)}\n`);
  else terminal.out(`${root}: ${files.length} files. Use it with --workspace ${root}.\n`);
  return exit.done;
}

async function makeOneClass(invocation: Invocation, [file]: string[]): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  if (file === undefined)
    throw new Problem("usage", "Say where the class is described: workspace class <class.json | ->.");
  const wish = await answers(NewClass, file, { cwd, terminal });
  const root = findPlaces(args, env, cwd).workspace;
  const path = await makeClass(root, wish, agreement(invocation, root));
  terminal.out(args.format === "json" ? `${JSON.stringify({ path }, null, 2)}\n` : `${path}\n`);
  return exit.done;
}

async function answers<S extends z.ZodType>(
  schema: S,
  file: string,
  { cwd, terminal }: Pick<Invocation, "cwd" | "terminal">,
): Promise<z.output<S>> {
  const text = file === "-" ? pipedText(terminal) : readFile(resolve(cwd, file), "utf8");
  const value = parseJson(
    await text.catch((error: unknown) => {
      throw new Problem("usage", `${file} cannot be read. Is the path right?`, { cause: error });
    }),
  );
  if (value === undefined) throw new Problem("usage", `${file} is not JSON. Nothing was written.`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = inPlainWords(schema, value, parsed.error).map(({ message }) => message);
  throw new Problem("usage", `${file}: ${wrong.join(" ")} Nothing was written.`);
}
