import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { readZip } from "../text/zip.ts";
import type { SourceFile } from "./oak-turtle.ts";

/** Above what any library needs, far below what would fill a computer. */
const mostFiles = 5000;
const mostBytes = 400_000_000;

/**
 * The Turtle files of a folder, an archive (tar, tar.gz, zip) or of one file, whatever its name says. What was packed is
 * laid out in `room`, an empty folder, so that one file at a time is in memory. Throws the end of a sentence that begins
 * with what was given. Only called in a process of its own (import-child.ts).
 */
export async function sourceFiles(path: string, room: string): Promise<SourceFile[]> {
  const files = statSync(path).isDirectory() ? inFolder(path) : await inFile(path, room);
  if (files.length === 0) throw new Error("holds no Turtle files (.ttl).");
  if (files.length > mostFiles) throw new Error(`holds more than ${mostFiles} files.`);
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function inFolder(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  let bytes = 0;
  const walk = (folder: string, name: string) => {
    for (const entry of readdirSync(join(folder, name), { withFileTypes: true })) {
      const below = name === "" ? entry.name : `${name}/${entry.name}`;
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) walk(folder, below);
      else if (entry.isFile() && isTurtle(below)) {
        bytes += lstatSync(join(folder, below)).size;
        if (bytes > mostBytes || found.length > mostFiles) throw tooLarge();
        found.push({ name: below, text: () => Bun.file(join(folder, below)).text() });
      }
    }
  };
  walk(root, "");
  return found;
}

async function inFile(path: string, room: string): Promise<SourceFile[]> {
  if (statSync(path).size > mostBytes) throw tooLarge();
  const bytes = readFileSync(path);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return laidOut(inZip(bytes), room);
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip && bytes.toString("latin1", 257, 262) !== "ustar")
    return [{ name: basename(path), text: async () => bytes.toString("utf8") }];
  const files = await new Bun.Archive(bytes).files("**/*.ttl").catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`is cut off or damaged (${why}).`);
  });
  return laidOut([...files], room);
}

/** Under names of our own: what an archive calls a file is never a path here. */
async function laidOut(
  files: readonly (readonly [string, Blob | Uint8Array])[],
  room: string,
): Promise<SourceFile[]> {
  const laid: SourceFile[] = [];
  for (const [name, data] of files) {
    const path = join(room, `${laid.length}.ttl`);
    await Bun.write(path, data);
    laid.push({ name, text: () => Bun.file(path).text() });
  }
  return laid;
}

function inZip(bytes: Uint8Array): [string, Uint8Array][] {
  let size = 0;
  const files = unzipped(bytes, ({ name, originalSize }) => {
    if (!isTurtle(name)) return false;
    size += originalSize;
    if (size > mostBytes) throw tooLarge();
    return true;
  });
  return [...files];
}

function unzipped(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
  try {
    return readZip(bytes, filter);
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new Error("is cut off or damaged: its zip cannot be read.");
  }
}

class TooLarge extends Error {}

function tooLarge(): Error {
  return new TooLarge(`holds more than ${mostBytes / 1_000_000} MB, far more than a library.`);
}

function isTurtle(name: string): boolean {
  return name.toLowerCase().endsWith(".ttl") && !name.split("/").some((part) => part.startsWith("."));
}
