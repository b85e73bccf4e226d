import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { loadPyodide, type PyodideAPI } from "pyodide";
import { isAlive } from "../../store/is-alive.ts";
import { type ChildRequest, makeWriter, readChildRequest, sayReady, type Writer } from "./child-protocol.ts";
import { closeRealm } from "./close-realm.ts";
import { forgetBuiltin } from "./pyodide-builtins.ts";
import { limitFiles } from "./pyodide-files.ts";
import { guardWebAssembly } from "./pyodide-imports.ts";
import { pyodideProgram } from "./pyodide-program.ts";

/** The child process of the pyodide box: one learner's program, then the end. */
const request = readChildRequest();
const write = makeWriter();
const exit = process.reallyExit.bind(process);
guardWebAssembly(request.memoryMb);
const python = await startPython(request.snapshot);
exit(runProgram(python, request, write));

function runProgram(
  python: PyodideAPI,
  { files, entry, stdin, diskMb }: ChildRequest,
  write: Writer,
): number {
  const { FS } = python;
  for (const [name, text] of Object.entries(files)) {
    FS.mkdirTree(dirname(`/box/${name}`));
    FS.writeFile(`/box/${name}`, text);
  }
  limitFiles(FS, diskMb * 1024 * 1024);
  const outward = (fd: 1 | 2) => ({
    write: (bytes: Uint8Array) => {
      write(fd, bytes);
      return bytes.length;
    },
    isatty: false,
  });
  python.setStdout(outward(1));
  python.setStderr(outward(2));
  python.setStdin(inputOf(stdin));
  const run = python.globals.get("box_run");
  python.globals.get("box_prepare")(entry);
  forgetCore(python);
  closeRealm();
  sayReady(write);
  try {
    return Number(run(entry));
  } catch (error) {
    if (typeof error === "object" && error !== null && "status" in error) return Number(error.status);
    write(2, new TextEncoder().encode(lastWords(error)));
    return 1;
  }
}

/** The way into JavaScript that is compiled in: without it no value of JavaScript's can be made, whatever is left open. */
function forgetCore(python: PyodideAPI): void {
  const module: unknown = Reflect.get(python, "_module");
  const memory: unknown = Reflect.get(Object(module), "HEAPU8");
  if (!(memory instanceof Uint8Array) || forgetBuiltin(memory, "_pyodide_core") === 0)
    throw new Error("this pyodide keeps its own modules otherwise");
}

/** The interpreter itself gave up; Python's own errors never come here. */
function lastWords(error: unknown): string {
  const said = String(error);
  if (/call stack/i.test(said)) return "RecursionError: maximum recursion depth exceeded\n";
  if (/memory/i.test(said)) return "MemoryError\n";
  return "Error: the Python interpreter stopped\n";
}

function inputOf(stdin: string) {
  const bytes = new TextEncoder().encode(stdin);
  let at = 0;
  return {
    read: (into: Uint8Array) => {
      const part = bytes.subarray(at, at + into.length);
      into.set(part);
      at += part.length;
      return part.length;
    },
    isatty: false,
  };
}

async function startPython(snapshot: string | null): Promise<PyodideAPI> {
  const options = { jsglobals: Object.create(null), env: { HOME: "/box" } };
  if (snapshot !== null && existsSync(snapshot)) {
    try {
      return await loadPyodide({ ...options, _loadSnapshot: readFileSync(snapshot) });
    } catch {
      rmSync(snapshot, { force: true }); // Damaged, or of another version: made anew below.
    }
  }
  const python = await loadPyodide({ ...options, _makeSnapshot: snapshot !== null });
  python.runPython(pyodideProgram, { filename: "<box>" });
  if (snapshot !== null) keepSnapshot(python, snapshot);
  return python;
}

function keepSnapshot(python: PyodideAPI, path: string): void {
  try {
    const bytes = python.makeMemorySnapshot();
    const draft = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, bytes, { mode: 0o600 });
    renameSync(draft, path);
    for (const name of readdirSync(dirname(path))) {
      const [, old, writer] = /(\.snapshot)(?:\.(\d+))?$/.exec(name) ?? [];
      const isLeft = writer === undefined ? name !== basename(path) : !isAlive(Number(writer));
      if (old !== undefined && isLeft) rmSync(join(dirname(path), name));
    }
  } catch {
    // Read-only or full: the next start is as slow as this one; nothing else is lost.
  }
}
