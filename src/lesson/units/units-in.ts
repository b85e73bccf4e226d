import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { inTurn } from "../../store/in-turn.ts";
import { type Confined, confine } from "../../workspace/confine.ts";
import { fileNameOf } from "../../workspace/file-name.ts";
import { WorkspaceError } from "../../workspace/path.ts";
import { decodeText, withoutBom } from "../../workspace/text.ts";
import { Conflict, readVersioned, writeVersioned } from "../../workspace/versioned.ts";
import type { Unit } from "./unit.ts";
import { mostUnitBytes, readUnit, unitText } from "./unit-file.ts";

/** A unit and where it lies; its id is the name of its file. */
export type UnitFound = { id: string; path: string; unit: Unit };

/** Every unit of a workspace, those that begin last first, and every file there that is none, with what is wrong with it. */
export type UnitsFound = { units: UnitFound[]; damaged: { path: string; problems: string[] }[] };

const folder = "units";
const mostUnits = 300;

export function unitsIn(root: string): UnitsFound {
  const files = confine(root);
  const found: UnitsFound = { units: [], damaged: [] };
  for (const path of pathsOf(files)) {
    const read = readAt(files, path);
    if (read.ok) found.units.push({ id: idOf(path), path, unit: read.unit });
    else found.damaged.push({ path, problems: read.problems });
  }
  found.units.sort((a, b) =>
    a.unit.starts === b.unit.starts ? byName(a, b) : a.unit.starts < b.unit.starts ? 1 : -1,
  );
  return found;
}

/** Throws `Problem` where there is none of that id, or its file cannot be read. */
export function unitNamed(root: string, id: string): UnitFound {
  const files = confine(root);
  const path = pathNamed(files, id);
  const read = readAt(files, path);
  if (!read.ok) throw damaged(path, read.problems);
  return { id: idOf(path), path, unit: read.unit };
}

function pathNamed(files: Confined, id: string): string {
  const paths = pathsOf(files);
  const path = paths.find((one) => idOf(one).toLowerCase() === id.trim().toLowerCase());
  if (path !== undefined) return path;
  const near = nearest(id, paths.map(idOf));
  const hint = near === null ? "" : ` Did you mean ${near}?`;
  throw new Problem("usage", `There is no unit ${JSON.stringify(id)} in this workspace.${hint}`);
}

/** A new file; one of the same name is left alone, and this one gets a number. */
export function saveNewUnit(root: string, unit: Unit): Promise<UnitFound> {
  return turn(() => savedNew(root, unit));
}

async function savedNew(root: string, unit: Unit): Promise<UnitFound> {
  const files = confine(root);
  const base = (fileNameOf(`${unit.title} ${unit.class}`) || "unit").toLowerCase().replaceAll(/\s+/g, "-");
  const taken = new Set(pathsOf(files).map((path) => idOf(path).toLowerCase()));
  for (let n = 1; ; n++) {
    const id = n === 1 ? base : `${base}-${n}`;
    const path = `${folder}/${id}.yaml`;
    if (taken.has(id) || files.entry(path) !== null) continue;
    await writeVersioned(files, path, unitText(unit), null, mostUnitBytes);
    return { id, path, unit };
  }
}

const mostTries = 5;

/** One change after another, whoever makes it in this process. */
const turn = inTurn();

/**
 * Changes a unit as it stands on disk, whole or not at all. Where another program wrote meanwhile, the change is made
 * again to what it wrote.
 */
export function changeUnit(root: string, id: string, change: (unit: Unit) => Unit): Promise<UnitFound> {
  return turn(() => changed(root, id, change));
}

async function changed(root: string, id: string, change: (unit: Unit) => Unit): Promise<UnitFound> {
  const files = confine(root);
  const path = pathNamed(files, id);
  for (let tries = 1; ; tries++) {
    const seen = readVersioned(files, path, mostUnitBytes);
    const read = readUnit(seen.content);
    if (!read.ok) throw damaged(path, read.problems);
    const unit = change(read.unit);
    try {
      await writeVersioned(files, path, unitText(unit), seen.version, mostUnitBytes);
      return { id: idOf(path), path, unit };
    } catch (error) {
      if (!(error instanceof Conflict) || tries >= mostTries) throw error;
    }
  }
}

function pathsOf(files: Confined): string[] {
  try {
    if (files.entry(folder)?.kind !== "folder") return [];
    return files
      .list(folder)
      .filter(({ name, kind }) => kind === "file" && name.endsWith(".yaml"))
      .slice(0, mostUnits)
      .map(({ name }) => `${folder}/${name}`);
  } catch (error) {
    if (error instanceof WorkspaceError) return []; // no such workspace: whoever needs it says so
    throw error;
  }
}

function readAt(files: Confined, path: string): ReturnType<typeof readUnit> {
  try {
    const text = decodeText(files.read(path, mostUnitBytes));
    return text === null ? { ok: false, problems: ["It is not a text file."] } : readUnit(withoutBom(text));
  } catch (error) {
    if (error instanceof WorkspaceError) return { ok: false, problems: [error.message] };
    throw error;
  }
}

function idOf(path: string): string {
  return path.slice(folder.length + 1).replace(/\.yaml$/, "");
}

function damaged(path: string, problems: readonly string[]): Problem {
  return new Problem(
    "setup",
    `${path} cannot be read, and was left as it is. ${problems.slice(0, 3).join(" ")} Mend it, or move it away.`,
  );
}

function byName(a: UnitFound, b: UnitFound): number {
  return a.id < b.id ? -1 : 1;
}
