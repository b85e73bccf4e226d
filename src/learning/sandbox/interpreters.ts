import { realpathSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, sep } from "node:path";
import { environmentFor } from "../../env.ts";

/** A program that can run a language, and the only folders outside the system's own that it needs to read. */
export type Interpreter = { program: string; folders: readonly string[] };

/** The Python people get by typing `python3`, then the system's; behind a version manager, the real one. */
export async function pythonInterpreters(): Promise<Interpreter[]> {
  const asked = await Promise.all([Bun.which("python3"), "/usr/bin/python3"].map(askPython));
  return asked.filter((found) => found !== null);
}

/** This program's own runtime: it takes the types out of TypeScript by itself. */
export async function javascriptInterpreters(): Promise<Interpreter[]> {
  return process.versions.bun === undefined ? [] : [{ program: realPath(process.execPath), folders: [] }];
}

const aboutPython =
  "import json,os,sys;print(json.dumps([os.path.realpath(getattr(sys,'_base_executable',None) or sys.executable),sys.base_prefix,sys.base_exec_prefix]))";

async function askPython(program: string | null): Promise<Interpreter | null> {
  if (program === null) return null;
  try {
    const child = Bun.spawn([program, "-I", "-S", "-c", aboutPython], {
      env: environmentFor(process.env, /^(PYENV|ASDF|MISE|RYE|UV|CONDA|VIRTUAL_ENV)\w*$/), // version managers' own
      stdin: "ignore",
      stdout: "pipe",
      stderr: "ignore",
      timeout: 20_000,
    });
    const told: unknown = JSON.parse(await new Response(child.stdout).text());
    if (!Array.isArray(told)) return null;
    const [real, ...prefixes] = told.filter((x) => typeof x === "string").map(realPath);
    if (real === undefined) return null;
    const folders = [...new Set([...prefixes, dirname(dirname(real))])];
    return folders.every(isNarrow) ? { program: real, folders } : null;
  } catch {
    return null;
  }
}

/** A folder that holds somebody's home, the work at hand or all temporary files is never shown to a program. */
function isNarrow(folder: string): boolean {
  if (systemPrefixes.includes(folder)) return true;
  const work = process.env.TEACHER_ASSIST_CWD || process.cwd(); // where the caller stands: the launcher moves us
  const held = [homedir(), work, tmpdir()].map(realPath);
  return !held.some(
    (place) => place === folder || place.startsWith(folder.endsWith(sep) ? folder : folder + sep),
  );
}

/** Of these only the folders of programs and libraries are shown, not the whole. */
export const systemPrefixes = ["/usr", "/usr/local"];

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
