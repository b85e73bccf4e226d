import { basename } from "node:path";
import { counted } from "../counted.ts";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { beginNote, fillNote, noteCalled, partsOf } from "../workspace/material/note-to-fill.ts";
import { wanted } from "../workspace/notes/blank-form.ts";
import { countOf, emptyIn, headingCalled, headingWords } from "../workspace/notes/fill-note.ts";
import type { NoteHeading } from "../workspace/notes/write-note.ts";
import { WorkspaceError } from "../workspace/path.ts";
import { AsksFirst } from "../workspace/privacy/before-saving.ts";
import { Conflict } from "../workspace/versioned.ts";
import { agreement, tellAsked } from "./agreement.ts";
import { commands } from "./commands.ts";
import { documentAt } from "./document-at.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { needed } from "./study/input.ts";

/** A note on a topic of the teacher's own, with headings to fill in. */
export async function begin(invocation: Invocation, words: string[]): Promise<number> {
  const topic = needed(words.join(" "), "A note on what?", commands["notes new"]);
  return await saving(invocation, async (workspace) => {
    const { path, title, content } = await beginNote(workspace, topic, agreement(invocation, workspace));
    tell(invocation, { path, title, content, said: `${path}: ${title}, to be filled in.` });
  });
}

/** More into a note of hers, from a file or a pipe: under one heading, or wherever it belongs. */
export async function fill(invocation: Invocation, words: string[]): Promise<number> {
  const [name, second, third] = words;
  const note = needed(name, "Which note?", commands["notes fill"]);
  const heading = third === undefined ? null : headingNamed(second ?? "");
  const file = needed(third ?? second, "With what?", commands["notes fill"]);
  return await saving(invocation, async (workspace) => {
    const found = await noteCalled(workspace, note);
    const bytes = await documentAt(file, invocation);
    const language = invocation.args.language ?? "en";
    const given = await partsOf(bytes, file === "-" ? null : basename(file), heading, language);
    if (!given.ok) {
      const wants = heading === null ? "" : ` There it wants: ${wanted[heading]}.`;
      throw new Problem("setup", `${given.message}${wants} Nothing was saved.`);
    }
    const content = await fillNote(workspace, found, given.parts, agreement(invocation, workspace));
    if (content === null)
      throw new Problem(
        "usage",
        `${found.path} says that already, or has it under the same heading. Nothing was saved.`,
      );
    const said = `${found.path}: ${counted(countOf(given.parts), "thing")} more.`;
    tell(invocation, { ...found, content, said });
  });
}

function headingNamed(word: string): NoteHeading {
  const heading = headingCalled(word);
  if (heading !== null) return heading;
  const there = Object.values(headingWords);
  const near = nearest(word, there);
  const hint = near === null ? `There are ${there.join(", ")}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `A note has no heading ${JSON.stringify(word)}. ${hint}`);
}

function tell(
  { args, terminal }: Invocation,
  { path, title, content, said }: { path: string; title: string; content: string; said: string },
) {
  const empty = emptyIn(content);
  if (args.format === "json") {
    const left = empty.map((heading) => ({ heading, word: headingWords[heading], wants: wanted[heading] }));
    terminal.out(`${JSON.stringify({ path, title, empty: left }, null, 2)}\n`);
    return;
  }
  const left = empty.map(
    (heading) => `  ${headingWords[heading].padEnd(9)} ${heading}: ${wanted[heading]}\n`,
  );
  const how = `Write it in the file, or: teacher-assist notes fill ${JSON.stringify(title)} ${headingWords[empty[0] ?? "Key ideas"]} <file | ->\n`;
  terminal.out(
    `${said}${empty.length === 0 ? " Nothing in it is empty.\n" : ` Still empty:\n${left.join("")}${how}`}`,
  );
}

async function saving(invocation: Invocation, save: (workspace: string) => Promise<void>): Promise<number> {
  const { workspace } = findPlaces(invocation.args, invocation.env, invocation.cwd);
  try {
    await save(workspace);
    return exit.done;
  } catch (error) {
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    if (error instanceof WorkspaceError || error instanceof Conflict)
      throw new Problem("usage", `${error.message} Nothing was saved.`);
    throw error;
  }
}
