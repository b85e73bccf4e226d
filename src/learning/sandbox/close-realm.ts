import childProcess from "node:child_process";
import fs from "node:fs";
import fsPromises from "node:fs/promises";
import module from "node:module";
import net from "node:net";
import vm from "node:vm";
import workers from "node:worker_threads";

/**
 * Takes from this whole process, for good, what leads out of it: files, processes, network, and turning text
 * into code. For children that run a WebAssembly interpreter: Python there can walk from any JavaScript value
 * to its constructor and on (seen: `jsglobals: {}` alone leaves `os.system` and `Function` open).
 */
export function closeRealm(): void {
  for (const doors of [childProcess, fs, fsPromises, module, net, vm, workers]) shut(doors);
  for (const make of makersOfFunctions) shutConstructor(Object.getPrototypeOf(make));
  for (const name of Reflect.ownKeys(globalThis))
    if (typeof name === "symbol" || !harmless.has(name)) remove(globalThis, name);
}

function refused(): never {
  throw new Error("not available in the box");
}

const makersOfFunctions: readonly object[] = [
  () => undefined,
  async () => undefined,
  function* () {},
  async function* () {},
];

/** What is not a function there is either plain data or holds more doors (`fs.promises`, `Bun.redis`). */
function shut(doors: object): void {
  for (const name of Reflect.ownKeys(doors)) {
    const inner = look(doors, name);
    if (typeof inner === "function") replace(doors, name, refused);
    else if (typeof inner === "object" && inner !== null && !replace(doors, name, undefined))
      for (const deeper of Reflect.ownKeys(inner)) replace(inner, deeper, refused);
  }
}

function look(holder: object, name: string | symbol): unknown {
  try {
    return Reflect.get(holder, name);
  } catch {
    return undefined;
  }
}

function shutConstructor(prototype: object): void {
  replace(prototype, "constructor", refused);
}

function replace(holder: object, name: string | symbol, value: unknown): boolean {
  try {
    return (
      Reflect.defineProperty(holder, name, { value, writable: false, configurable: false }) ||
      Reflect.set(holder, name, value)
    );
  } catch {
    return false; // Some of the runtime's own objects (`process.env`) take only plain values.
  }
}

/** What the runtime will not let go of (`Bun` itself) is emptied instead. */
function remove(holder: object, name: string | symbol): void {
  const value = look(holder, name);
  if (Reflect.deleteProperty(holder, name) || replace(holder, name, undefined)) return;
  if (typeof value === "object" && value !== null) shut(value);
}

/** The language itself, and what the interpreters' own glue code goes on using. */
const harmless = new Set([
  ..."globalThis undefined NaN Infinity isNaN isFinite parseInt parseFloat".split(" "),
  ..."decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape".split(" "),
  ..."Object Array Boolean Number BigInt String Symbol Math JSON Date RegExp Intl Atomics".split(" "),
  ..."Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError".split(" "),
  ..."SuppressedError DisposableStack AsyncDisposableStack Iterator Temporal".split(" "),
  ..."Map Set WeakMap WeakSet WeakRef FinalizationRegistry Promise Proxy Reflect".split(" "),
  ..."ArrayBuffer SharedArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array".split(" "),
  ..."Uint32Array Int32Array Float16Array Float32Array Float64Array Uint8ClampedArray".split(" "),
  ..."BigInt64Array BigUint64Array WebAssembly TextDecoder TextEncoder performance crypto".split(" "),
  ..."queueMicrotask setTimeout clearTimeout".split(" "),
]);
