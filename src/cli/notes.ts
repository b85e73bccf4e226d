import { basename } from "node:path";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { lookOver } from "../workspace/material/look-over.ts";
import type { Material } from "../workspace/material/material.ts";
import { saveMaterial } from "../workspace/material/save-material.ts";
import { WorkspaceError } from "../workspace/path.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { loadTopicNotes } from "../workspace/topic-notes.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { commands, commandsOf, type PartOf } from "./commands.ts";
import { documentAt } from "./document-at.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { begin, fill } from "./note-to-fill.ts";
import { findPlaces } from "./places.ts";
import { needed } from "./study/input.ts";

type Part = (invocation: Invocation, words: string[]) => Promise<number>;

const parts: Readonly<Record<string, Part>> = { add, list, new: begin, fill } satisfies Record<
  PartOf<"notes">,
  Part
>;

/** The teacher's notes on topics: which there are, and one from a document of hers. */
export async function notes(invocation: Invocation): Promise<number> {
  const [, word = "list", ...words] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return await part(invocation, words);
  const near = nearest(word, Object.keys(parts));
  const there = commandsOf("notes").map((command) => `  teacher-assist ${commands[command]}`);
  const hint = near === null ? `There is:\n${there.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", `There is no notes ${word}. ${hint}`);
}

async function list({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { workspace } = findPlaces(args, env, cwd);
  const own = (await loadTopicNotes(workspace)).filter(({ path }) => path.startsWith("topics/"));
  if (args.format === "json") {
    const found = own.map(({ path, title, sources }) => ({ path, title, sources }));
    terminal.out(`${JSON.stringify({ notes: found }, null, 2)}\n`);
  } else {
    terminal.out(own.map(({ path, title }) => `${path}  ${title}\n`).join(""));
    if (own.length === 0) terminal.err(`No notes yet. Add one: teacher-assist ${commands["notes add"]}\n`);
  }
  return exit.done;
}

async function add(invocation: Invocation, [given]: string[]): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const file = needed(given, "Which document?", commands["notes add"]);
  const looked = await lookOver(
    await documentAt(file, invocation),
    file === "-" ? null : basename(file),
    args.language ?? "en",
  );
  if (!looked.ok) throw new Problem("setup", `${looked.message} Nothing was saved.`);
  const { workspace } = findPlaces(args, env, cwd);
  const material = { ...looked.material, title: args.topic?.trim() || looked.material.title };
  try {
    const { path } = await saveMaterial(workspace, material, {
      replace: args.force === true,
      agreement: agreement(invocation, workspace),
    });
    terminal.out(
      args.format === "json" ? `${JSON.stringify({ path, ...material }, null, 2)}\n` : told(path, material),
    );
    return exit.done;
  } catch (error) {
    if (error instanceof WorkspaceError) {
      const how = error.kind === "changed" ? " Name it with --topic, or replace it with --force." : "";
      throw new Problem("usage", `${error.message}${how} Nothing was saved.`);
    }
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  }
}

function told(path: string, { title, ideas, words, examples, questions, mistakes, rest }: Material): string {
  const counts: [number, string][] = [
    [ideas.length, "ideas"],
    [words.length, "words"],
    [examples.length, "lines of examples"],
    [questions.length, "questions"],
    [mistakes.length, "mistakes"],
    [rest.length, "other lines"],
  ];
  const found = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${path}: ${title}. Found: ${found.join(", ")}. Look it over: it is a text of yours.\n`;
}
