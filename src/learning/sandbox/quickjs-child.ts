import { newQuickJSWASMModule, type QuickJSContext, type QuickJSHandle } from "quickjs-emscripten";
import { type ChildRequest, makeWriter, readChildRequest, sayReady } from "./child-protocol.ts";
import { closeRealm } from "./close-realm.ts";
import { resolveFile, type ScriptFile, scriptFile } from "./quickjs-files.ts";
import { quickjsPrelude } from "./quickjs-prelude.ts";
import { transpileWith } from "./transpile.ts";

/** The child process of the quickjs box: one learner's program, then the end. */
const request: ChildRequest = readChildRequest();
const write = makeWriter();
const exit = process.reallyExit.bind(process);
const say = (fd: 1 | 2, text: string) => write(fd, new TextEncoder().encode(text));
const builtins = ["fs", "assert", "assert/strict"];
const names = new Set(Object.keys(request.files));
const contents = new Map(Object.entries(request.files));
let diskUsed = 0;
/** Quickjs asks to be interrupted once in so many calls and rounds of loops. */
const stepsAtOnce = 10_000;
const scripts = new Map<string, ScriptFile | Error>();
const transpile = transpileWith(Bun.Transpiler);
const quickjs = await newQuickJSWASMModule();
const runtime = quickjs.newRuntime();
runtime.setMemoryLimit(request.memoryMb * 1024 * 1024);
runtime.setMaxStackSize(512 * 1024);
const steps = { spent: 0, most: Number.POSITIVE_INFINITY };
if (request.counted)
  runtime.setInterruptHandler(() => {
    steps.spent += stepsAtOnce;
    return steps.spent > steps.most;
  });
const context = runtime.newContext();
const host = makeHost(context);
runtime.setModuleLoader(moduleSource, (base, wanted) => {
  const plain = wanted.replace(/^node:/, "");
  return builtins.includes(plain) ? plain : found(base, wanted);
});
const called = context.callFunction(
  context.unwrapResult(context.evalCode(quickjsPrelude, "box")),
  context.undefined,
  host,
);
context.unwrapResult(called).dispose();
closeRealm();
sayReady(write);
try {
  // Not before: whatever reading a learner's text may set off finds every door shut.
  for (const [name, text] of contents) scripts.set(name, prepared(name, text));
  exit(run());
} catch (error) {
  say(
    2,
    /memory|unreachable|bounds/i.test(String(error)) ? "InternalError: out of memory\n" : `Error: ${error}\n`,
  );
  exit(1);
}

function run(): number {
  const script = scripts.get(request.entry);
  const call = `requireFrom(${JSON.stringify(request.entry)})(${JSON.stringify(`./${request.entry}`)})`;
  if (script instanceof Error) return fail(null, script.message);
  const result =
    script?.isModule === true
      ? context.evalCode(script.source, request.entry, { type: "module" })
      : evalWithHost(`(host) => host.${call}`, "box");
  if (result.error) return fail(result.error);
  for (;;) {
    const jobs = runtime.executePendingJobs();
    if (jobs.error) return fail(jobs.error);
    const ended = context.getPromiseState(result.value);
    if (ended.type === "rejected") return fail(ended.error);
    const timer = evalWithHost("(host) => host.nextTimer()", "box");
    if (timer.error) return fail(timer.error);
    if (context.dump(timer.value) === false) break;
  }
  const code: unknown = context.dump(context.unwrapResult(context.evalCode("process.exitCode")));
  return typeof code === "number" ? code & 0xff : 0;
}

function fail(error: QuickJSHandle | null, said?: string): number {
  const described =
    error === null ? null : evalWithHost("(host, error) => host.describe(error)", "box", error);
  const text = described !== null && !described.error ? context.dump(described.value) : said;
  say(2, `${typeof text === "string" ? tidy(text) : "InternalError: out of memory"}\n`);
  return 1;
}

/** Frames of our own are no help to a learner. */
function tidy(stack: string): string {
  const lines = stack.split("\n");
  return lines.filter((line) => !/^\s+at .*(\(box\)|\(box:\d|\(native\)|at box)/.test(line)).join("\n");
}

function evalWithHost(code: string, file: string, ...values: QuickJSHandle[]) {
  const made = context.evalCode(`(${code})`, file);
  return made.error ? made : context.callFunction(made.value, context.undefined, host, ...values);
}

function makeHost(vm: QuickJSContext): QuickJSHandle {
  const nap = new Int32Array(new SharedArrayBuffer(4));
  const made = vm.newObject();
  const offer = (name: string, call: HostCall) =>
    vm.newFunction(name, call).consume((handle) => vm.setProp(made, name, handle));
  const textOf = (handle: QuickJSHandle | undefined) => (handle === undefined ? "" : vm.getString(handle));
  const boxName = (handle: QuickJSHandle | undefined) => textOf(handle).replace(/^(\/box\/|\.\/)/, "");
  vm.newString(request.entry).consume((entry) => vm.setProp(made, "entry", entry));
  offer("write", (fd, text) => {
    say(fd !== undefined && vm.getNumber(fd) === 2 ? 2 : 1, textOf(text));
    return undefined;
  });
  offer("now", () => vm.newNumber(performance.now()));
  offer("sleep", (ms) => {
    Atomics.wait(nap, 0, 0, ms === undefined ? 0 : vm.getNumber(ms));
    return undefined;
  });
  offer("exit", (code) => {
    exit(code === undefined ? 0 : vm.getNumber(code) & 0xff);
    return undefined;
  });
  offer("readFile", (name) => {
    if (name !== undefined && vm.typeof(name) === "number") return vm.newString(request.stdin);
    const text = contents.get(boxName(name));
    if (text === undefined) throw new Error(`ENOENT: no such file in the box: ${textOf(name)}`);
    return vm.newString(text);
  });
  offer("hasFile", (name) => (contents.has(boxName(name)) ? vm.true : vm.false));
  offer("writeFile", (name, text) => {
    const path = boxName(name);
    if (path.startsWith("/") || path.split("/").includes(".."))
      throw new Error(`EROFS: read-only file system, open '${textOf(name)}'`);
    const written = textOf(text);
    const before = contents.get(path);
    const grown = before === undefined ? 1024 + path.length + written.length : written.length - before.length;
    if (diskUsed + grown > request.diskMb * 1024 * 1024) throw new Error("ENOSPC: no space left on device");
    diskUsed += grown;
    contents.set(path, written);
    return undefined;
  });
  offer("resolve", (base, wanted) => vm.newString(found(textOf(base), textOf(wanted))));
  offer("spend", (most) => {
    steps.spent = 0;
    steps.most = most === undefined ? Number.POSITIVE_INFINITY : vm.getNumber(most);
    return undefined;
  });
  offer("addSteps", (more) => {
    steps.spent += more === undefined ? 0 : vm.getNumber(more);
    return undefined;
  });
  offer("spent", () => vm.newNumber(steps.spent));
  offer("transpile", (text, loader) =>
    vm.newString(transpile(textOf(text), textOf(loader) === "ts" ? "ts" : "js")),
  );
  offer("load", (path) => load(textOf(path)));
  return made;
}

function prepared(name: string, text: string): ScriptFile | Error {
  try {
    return name.endsWith(".json") ? { source: text, isModule: false } : scriptFile(name, text, transpile);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function found(base: string, wanted: string): string {
  const path = resolveFile(names, base, wanted);
  if (path === null) throw new Error(`Cannot find module '${wanted}' from '${base}'`);
  return path;
}

/** For `require`: a function to call for a plain file, or what a file with exports offers. */
function load(path: string): Evaluated {
  const script = scripts.get(path);
  if (script === undefined || script instanceof Error)
    throw script ?? new Error(`Cannot find module '${path}'`);
  if (path.endsWith(".json")) return context.evalCode(`(${script.source}\n)`, path);
  if (!script.isModule) {
    const wrapped = `(function (exports, require, module, __filename, __dirname) {${script.source}\n})`;
    return context.evalCode(wrapped, path);
  }
  const whole = `export * from ${JSON.stringify(`/box/${path}`)};`;
  const evaluated = context.evalCode(whole, "box", { type: "module" });
  if (evaluated.error) return evaluated;
  const state = context.getPromiseState(evaluated.value);
  if (state.type === "rejected") return { error: state.error };
  return state.type === "fulfilled" ? { value: state.value } : evaluated;
}

type Evaluated = { error: QuickJSHandle; value?: undefined } | { value: QuickJSHandle; error?: undefined };
type HostCall = (...args: QuickJSHandle[]) => QuickJSHandle | Evaluated | undefined;

/** For `import`: a file with exports as it is; a plain file's exports by their names. */
function moduleSource(path: string): string {
  if (builtins.includes(path)) return reexport(`builtin[${JSON.stringify(path)}]`);
  const script = scripts.get(path);
  if (script === undefined || script instanceof Error)
    throw script ?? new Error(`Cannot find module '${path}'`);
  if (script.isModule) return script.source;
  return reexport(`requireFrom("")(${JSON.stringify(path)})`);
}

function reexport(expression: string): string {
  const keys = evalWithHost(`(host) => JSON.stringify(Object.keys(host.${expression}))`, "box");
  const listed: unknown = JSON.parse(String(context.dump(context.unwrapResult(keys))));
  const exported = Array.isArray(listed)
    ? listed.map(String).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key))
    : [];
  context.setProp(context.global, "__host", host);
  const named = exported.filter((key) => key !== "default").map((key) => `export const ${key} = all.${key};`);
  return `const all = globalThis.__host.${expression}; export default all; ${named.join(" ")}`;
}
