import { access, constants, writeFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { confine } from "../workspace/confine.ts";
import { exportCase } from "../workspace/curriculum/case-export.ts";
import { importFileApart } from "../workspace/curriculum/read-curriculum-apart.ts";
import { loadRegistry, type Registry } from "../workspace/curriculum/registry.ts";
import { unreadCurriculum } from "../workspace/curriculum/unread.ts";
import { verifyRegistry } from "../workspace/curriculum/verify.ts";
import { WorkspaceError } from "../workspace/path.ts";
import type { PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

type Verb = (invocation: Invocation, workspace: string, words: string[]) => Promise<number>;

const verbs: Readonly<Record<string, Verb>> = {
  list,
  import: importCurriculum,
  verify,
  export: exportCurriculum,
} satisfies Record<PartOf<"curriculum">, Verb>;

/** The teacher's curriculum files: what they hold, bringing one in, whether they are sound, and out again. */
export async function curriculum(invocation: Invocation): Promise<number> {
  const [, verb = "", ...words] = invocation.args.positionals;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (run !== undefined)
    return run(invocation, findPlaces(invocation.args, invocation.env, invocation.cwd).workspace, words);
  const near = nearest(verb, Object.keys(verbs));
  const hint =
    near === null ? `It can be ${Object.keys(verbs).join(", ")}.` : `Did you mean curriculum ${near}?`;
  throw new Problem(
    "usage",
    verb === ""
      ? `Say what to do: curriculum ${Object.keys(verbs).join(" | ")}.`
      : `There is no "curriculum ${verb}". ${hint}`,
  );
}

async function list({ args, terminal }: Invocation, workspace: string, words: string[]): Promise<number> {
  const registry = await loadRegistry(workspace);
  for (const problem of unreadCurriculum(workspace))
    terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
  const { level, organiser, limit } = args;
  const found = registry.search(words.join(" "), { level, organiser, limit });
  if (args.format === "json") {
    const outcomes = found.map(({ outcome, score, matched }) => ({ ...outcome, score, matched }));
    terminal.out(`${JSON.stringify({ files: registry.files.map(summary), outcomes }, null, 2)}\n`);
    return exit.done;
  }
  const rows = found.map(
    ({ outcome }) =>
      `${outcome.code.padEnd(12)}  ${outcome.level.padEnd(8)}  ${outcome.title}  ${terminal.style.dim(`${outcome.file}#L${outcome.startLine}-L${outcome.endLine}`)}\n`,
  );
  terminal.out(rows.join(""));
  if (rows.length === 0) terminal.err(`${nothing(registry)}\n`);
  return exit.done;
}

function nothing(registry: Registry): string {
  if (registry.files.length === 0)
    return "There are no curriculum files in this workspace yet. Bring one in: teacher-assist curriculum import <file>.";
  const levels = [...new Set(registry.files.flatMap((file) => file.levels))].join(", ");
  return `Nothing fits that. The levels are ${levels || "not named"}.`;
}

async function importCurriculum(
  { args, terminal, cwd }: Invocation,
  workspace: string,
  [given]: string[],
): Promise<number> {
  if (given === undefined)
    throw new Problem("usage", "Say which file: curriculum import <file.json | file.csv>.");
  await access(resolve(cwd, given), constants.R_OK).catch((error: unknown) => {
    throw new Problem("usage", `${given} cannot be read. Is the path right?`, { cause: error });
  });
  const day = new Date().toISOString().slice(0, 10);
  const imported = await importFileApart(resolve(cwd, given), day);
  if (!imported.ok) throw new Problem("setup", `${given}: ${imported.message} Nothing was written.`);
  const name = (args.output ?? basename(given, extname(given))).replace(/\.md$/i, "");
  const path = `curriculum/${name.replace(/^curriculum\//, "")}.md`;
  await put(workspace, path, imported.text, args.force === true);
  const problems = (await loadRegistry(workspace)).problems.filter(({ file }) => file === path);
  if (args.format === "json")
    terminal.out(
      `${JSON.stringify({ path, title: imported.title, outcomes: imported.outcomes, problems }, null, 2)}\n`,
    );
  else
    terminal.out(
      `${path}: ${imported.outcomes} outcomes of ${imported.title}.\n${problems.map(({ line, message }) => `  line ${line}: ${message}\n`).join("")}`,
    );
  return exit.done;
}

async function put(workspace: string, path: string, text: string, force: boolean): Promise<void> {
  try {
    const confined = confine(workspace);
    if (force || confined.entry(path) === null) await confined.write(path, text);
    else
      throw new WorkspaceError(
        "changed",
        `${path} is already there. Choose another name with -o <name>, or replace it with --force.`,
      );
  } catch (error) {
    if (error instanceof WorkspaceError) throw new Problem("usage", `${error.message} Nothing was written.`);
    throw error;
  }
}

async function verify({ args, terminal }: Invocation, workspace: string): Promise<number> {
  const registry = await loadRegistry(workspace);
  const problems = verifyRegistry(registry);
  const files = registry.files.map(summary);
  if (args.format === "json")
    terminal.out(`${JSON.stringify({ ok: problems.length === 0, files, problems }, null, 2)}\n`);
  else {
    const states = { intact: "as imported", edited: "CHANGED since its import", unhashed: "written by hand" };
    terminal.out(
      files
        .map(
          ({ path, outcomes, wording, integrity }) =>
            `${path}: ${outcomes} outcomes, ${wording}, ${states[integrity]}\n`,
        )
        .join(""),
    );
    terminal.out(
      problems.map(({ file, line, message }) => `PROBLEM  ${file}, line ${line}: ${message}\n`).join(""),
    );
    if (files.length === 0) terminal.err(`${nothing(registry)}\n`);
  }
  return problems.length === 0 ? exit.done : exit.failed;
}

async function exportCurriculum(
  { args, terminal, cwd }: Invocation,
  workspace: string,
  [given]: string[],
): Promise<number> {
  if (given === undefined) throw new Problem("usage", "Say which file: curriculum export <name>.");
  const { files } = await loadRegistry(workspace);
  const short = (path: string) => path.replace(/^curriculum\//, "").replace(/\.md$/i, "");
  const file = files.find(({ path }) => path === given || short(path) === short(given));
  if (file === undefined) {
    const near = nearest(
      short(given),
      files.map(({ path }) => short(path)),
    );
    const there = files.map(({ path }) => short(path)).join(", ") || "none";
    throw new Problem(
      "usage",
      `There is no curriculum file "${given}". ${near === null ? `There are: ${there}.` : `Did you mean ${near}?`}`,
    );
  }
  const text = `${JSON.stringify(exportCase(file), null, 2)}\n`;
  if (args.output === undefined) terminal.out(text);
  else {
    const target = resolve(cwd, args.output);
    await writeFile(target, text, { flag: args.force ? "w" : "wx" }).catch((error: unknown) => {
      const there = error instanceof Error && "code" in error && error.code === "EEXIST";
      throw new Problem(
        "usage",
        there
          ? `${args.output} is already there. Replace it with --force.`
          : `${args.output} cannot be written.`,
        { cause: error },
      );
    });
    terminal.err(`${args.output}: ${file.outcomes.length} outcomes as CASE 1.1.\n`);
  }
  return exit.done;
}

function summary({ path, title, subject, wording, integrity, levels, outcomes }: Registry["files"][number]) {
  return { path, title, subject, wording, integrity, levels, outcomes: outcomes.length };
}
