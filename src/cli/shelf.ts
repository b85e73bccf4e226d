import { resolve } from "node:path";
import { fromShelf, type OnShelf, onShelf, setShelf, shelfFolder } from "../lesson/share/shelf.ts";
import { Problem } from "../problem.ts";
import { commands, type PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";
import { openBytes } from "./share.ts";

type Run = (invocation: Invocation, data: string) => Promise<number>;

const parts: Readonly<Record<string, Run>> = { list, open, folder } satisfies Record<PartOf<"shelf">, Run>;

/** A department's shared lessons: a folder of them, listed, searched and opened. */
export async function shelf(invocation: Invocation): Promise<number> {
  const { args, env, cwd } = invocation;
  const [, word = "list"] = args.positionals;
  const part = partNamed("shelf", parts, word);
  return await part(invocation, findPlaces(args, env, cwd).data);
}

async function list({ args, terminal }: Invocation, data: string): Promise<number> {
  const found = await onShelf(data, args.positionals.slice(2).join(" "));
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else if (found.folder === null)
    terminal.out(`No shelf is set. Name its folder: teacher-assist ${commands["shelf folder"]}\n`);
  else terminal.out(found.lessons.map((one) => `${line(one)}\n`).join("") || "Nothing on the shelf fits.\n");
  return exit.done;
}

function line({ file, manifest, problem }: OnShelf): string {
  if (manifest === null) return `${file}  ${file} ${problem}`;
  const about = [
    manifest.subject,
    manifest.stage,
    manifest.minutes === null ? "" : `${manifest.minutes} min`,
    manifest.by,
    manifest.licence,
  ];
  return `${file}  ${manifest.title} (${about.filter(Boolean).join(", ")})`;
}

async function open(invocation: Invocation, data: string): Promise<number> {
  const file = invocation.args.positionals[2];
  if (file === undefined) throw new Problem("usage", `Which one? teacher-assist ${commands["shelf open"]}`);
  return await openBytes(invocation, await fromShelf(data, file), file);
}

async function folder({ args, cwd, terminal }: Invocation, data: string): Promise<number> {
  const named = args.positionals[2];
  if (named !== undefined) await setShelf(data, resolve(cwd, named));
  const set = await shelfFolder(data);
  terminal.out(
    args.format === "text" ? `${set ?? "No shelf is set."}\n` : `${JSON.stringify({ folder: set })}\n`,
  );
  return exit.done;
}
