/**
 * What a program in the quickjs box finds besides the language: console, process, timers, `require` for the
 * box's own files, and small versions of `fs` and `assert`. `host` is the only way out and leads to the
 * child's own functions.
 */
export const quickjsPrelude = String.raw`(function (host) {
  "use strict";
  const quote = (text) => "'" + text.replace(/\\/g, "\\\\").replace(/'/g, "\\'").replace(/\n/g, "\\n") + "'";
  const isName = (key) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
  function show(value, depth, seen) {
    if (typeof value === "string") return depth === 0 ? value : quote(value);
    if (typeof value === "bigint") return value + "n";
    if (typeof value === "symbol") return value.toString();
    if (Object.is(value, -0)) return "-0";
    if (typeof value === "function") {
      const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? "class " : "Function: ";
      return "[" + kind + (value.name || "(anonymous)") + "]";
    }
    if (value === null || typeof value !== "object") return String(value);
    if (seen.includes(value)) return "[Circular]";
    if (value instanceof Error) return value.name + ": " + value.message + (depth === 0 ? "\n" + (value.stack || "") : "");
    if (value instanceof Date) return isNaN(value) ? "Invalid Date" : value.toISOString();
    if (value instanceof RegExp) return String(value);
    const inner = (each) => show(each, depth + 1, [...seen, value]);
    const list = (open, items, close) => {
      if (items.length === 0) return open + close;
      const line = open + " " + items.join(", ") + " " + close;
      if (line.length <= 76 && !line.includes("\n")) return line;
      return open + "\n" + items.map((item) => "  " + item.replace(/\n/g, "\n  ")).join(",\n") + "\n" + close;
    };
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      if (depth > 4) return "[Array]";
      const items = Array.from(value).slice(0, 100).map(inner);
      if (value.length > 100) items.push("... " + (value.length - 100) + " more items");
      const prefix = Array.isArray(value) ? "" : value.constructor.name + "(" + value.length + ") ";
      return list(prefix + "[", items, "]");
    }
    if (depth > 4) return "[Object]";
    if (value instanceof Map)
      return list("Map(" + value.size + ") {", [...value].map(([k, v]) => inner(k) + " => " + inner(v)), "}");
    if (value instanceof Set) return list("Set(" + value.size + ") {", [...value].map(inner), "}");
    if (value instanceof Promise) return "Promise {}";
    const name = value.constructor && value.constructor !== Object ? value.constructor.name + " " : "";
    const items = Object.keys(value).map((key) => (isName(key) ? key : quote(key)) + ": " + inner(value[key]));
    return list(name + "{", items, "}");
  }
  const line = (values) => values.map((value) => show(value, 0, [])).join(" ") + "\n";
  const out = (...values) => host.write(1, line(values));
  const err = (...values) => host.write(2, line(values));
  const console = { log: out, info: out, debug: out, dir: out, table: out, error: err, warn: err, trace: err };
  console.assert = (condition, ...values) => condition || err("Assertion failed", ...values);

  let timers = [], lastTimer = 0;
  const later = (every) => (call, wait = 0, ...values) => {
    const at = host.now() + Math.max(1, Number(wait) || 0);
    timers.push({ id: ++lastTimer, at, call, values, every: every ? Math.max(1, Number(wait) || 0) : null });
    return lastTimer;
  };
  const forget = (id) => { timers = timers.filter((timer) => timer.id !== id); };
  host.nextTimer = () => {
    if (timers.length === 0) return false;
    const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
    const wait = next.at - host.now();
    if (wait > 0) host.sleep(wait);
    if (next.every === null) forget(next.id);
    else next.at = host.now() + next.every;
    next.call(...next.values);
    return true;
  };

  class AssertionError extends Error {
    constructor(message, actual, expected) {
      super(message);
      this.name = "AssertionError";
      this.code = "ERR_ASSERTION";
      this.actual = actual;
      this.expected = expected;
    }
  }
  function same(a, b) {
    if (Object.is(a, b)) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
    if (a instanceof Date) return a.getTime() === b.getTime();
    if (a instanceof RegExp) return String(a) === String(b);
    if (a instanceof Map) return a.size === b.size && [...a].every(([k, v]) => b.has(k) && same(v, b.get(k)));
    if (a instanceof Set) return a.size === b.size && [...a].every((x) => b.has(x) || [...b].some((y) => same(x, y)));
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
  }
  function check(good, message, actual, expected, words) {
    if (good) return;
    if (message instanceof Error) throw message;
    throw new AssertionError(message ?? show(actual, 1, []) + " " + words + " " + show(expected, 1, []), actual, expected);
  }
  const assert = (value, message) => check(value, message, value, true, "is not");
  Object.assign(assert, {
    ok: assert,
    equal: (a, b, message) => check(a == b, message, a, b, "is not"),
    notEqual: (a, b, message) => check(a != b, message, a, b, "is"),
    strictEqual: (a, b, message) => check(Object.is(a, b), message, a, b, "is not"),
    notStrictEqual: (a, b, message) => check(!Object.is(a, b), message, a, b, "is"),
    deepEqual: (a, b, message) => check(same(a, b), message, a, b, "is not"),
    deepStrictEqual: (a, b, message) => check(same(a, b), message, a, b, "is not"),
    notDeepStrictEqual: (a, b, message) => check(!same(a, b), message, a, b, "is"),
    throws: (call, expected, message) => {
      try { call(); } catch (error) {
        if (expected instanceof RegExp) check(expected.test(String(error)), message, error, expected, "does not match");
        else if (typeof expected === "function" && expected.prototype instanceof Error) {
          if (!(error instanceof expected)) throw error;
        }
        return;
      }
      check(false, typeof expected === "string" ? expected : (message ?? "Missing expected exception."));
    },
    doesNotThrow: (call) => { call(); },
    fail: (message) => check(false, message ?? "Failed"),
    AssertionError,
  });
  assert.strict = assert;

  const fs = {
    readFileSync: (name) => host.readFile(name === 0 || name === "/dev/stdin" ? 0 : String(name)),
    writeFileSync: (name, text) => host.writeFile(String(name), String(text)),
    existsSync: (name) => host.hasFile(String(name)),
  };
  const builtin = { fs, assert, "assert/strict": assert };
  const loaded = new Map();
  const requireFrom = (base) => (name) => {
    const plain = String(name).replace(/^node:/, "");
    if (Object.hasOwn(builtin, plain)) return builtin[plain];
    const path = host.resolve(base, String(name));
    const known = loaded.get(path);
    if (known) return known.exports;
    const module = { exports: {}, id: path, filename: path };
    loaded.set(path, module);
    const load = host.load(path);
    if (typeof load === "function") load.call(module.exports, module.exports, requireFrom(path), module, path, "/box");
    else module.exports = load;
    return module.exports;
  };
  host.requireFrom = requireFrom;
  host.builtin = builtin;

  let unread = null;
  const readline = () => {
    unread ??= fs.readFileSync(0).split("\n");
    if (unread.length === 1 && unread[0] === "") return null;
    return unread.shift() ?? null;
  };
  const process = {
    argv: ["quickjs", host.entry],
    env: {},
    platform: "box",
    exit: (code = process.exitCode ?? 0) => host.exit(Number(code)),
    exitCode: undefined,
    cwd: () => "/box",
    stdout: { write: (text) => (host.write(1, String(text)), true) },
    stderr: { write: (text) => (host.write(2, String(text)), true) },
    hrtime: Object.assign(() => [Math.floor(host.now() / 1000), (host.now() % 1000) * 1e6], { bigint: () => BigInt(Math.round(host.now() * 1e6)) }),
    nextTick: (call, ...values) => { Promise.resolve().then(() => call(...values)); },
  };
  Object.assign(globalThis, {
    console, process, readline,
    prompt: (text = "") => (host.write(1, String(text)), readline()),
    setTimeout: later(false), setInterval: later(true), setImmediate: (call, ...values) => later(false)(call, 0, ...values),
    clearTimeout: forget, clearInterval: forget, clearImmediate: forget,
    queueMicrotask: (call) => { Promise.resolve().then(call); },
    structuredClone: (value) => JSON.parse(JSON.stringify(value)),
    performance: { now: host.now },
    boxTranspile: host.transpile,
    boxSteps: { spend: host.spend, add: host.addSteps, spent: host.spent },
    require: requireFrom(host.entry),
  });
  host.describe = (error) => {
    if (!(error instanceof Error)) return "Uncaught " + show(error, 1, []);
    return (error.stack || "").trimEnd() + "\n" + error.name + ": " + error.message;
  };
})`;
