import { type Dirent, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Sorted names of what is in a folder, hidden ones left out; empty where there is no such folder. Links count as what they lead to. */
export function foldersIn(dir: string): string[] {
  return entries(dir)
    .filter((entry) => entry.isDirectory() || leadsTo(dir, entry)?.isDirectory())
    .map((entry) => entry.name);
}

export function filesIn(dir: string, ending: string): string[] {
  return entries(dir)
    .filter((entry) => entry.name.endsWith(ending) && (entry.isFile() || leadsTo(dir, entry)?.isFile()))
    .map((entry) => entry.name);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function entries(dir: string): Dirent[] {
  if (!isFolder(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function leadsTo(dir: string, entry: Dirent) {
  return entry.isSymbolicLink() ? statSync(join(dir, entry.name), { throwIfNoEntry: false }) : undefined;
}
