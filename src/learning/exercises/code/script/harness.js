// Put into the box after `const JOB = {…}`. Does not know what is expected when it runs a learner's code.
// No modules, no files: it runs in every engine that has console.log.
(() => {
  const { nonce, ...job } = globalThis.JOB;
  globalThis.JOB = undefined;
  const print = console.log.bind(console);
  const stringify = JSON.stringify;
  const isArray = Array.isArray;
  // biome-ignore lint/security/noGlobalEval: this program is only ever run inside the box, to run code
  const evaluate = globalThis.eval;
  const tell = (kind, said) => print(`\n${nonce}${stringify({ kind, ...said })}`);
  let heard = "";
  const hear = (...words) => {
    if (heard.length < 2000)
      heard += `${words.map((word) => (typeof word === "string" ? word : shown(word))).join(" ")}\n`;
  };
  for (const name of ["log", "info", "warn", "error", "debug"]) console[name] = hear;

  class TooLarge extends Error {}

  // As data, by what an object holds: what it says of itself does not count.
  function plain(value) {
    let count = 0;
    const walk = (one, depth) => {
      count += 1;
      if (count > 400_000 || depth > 400) throw new TooLarge();
      if (one === null || typeof one === "boolean") return one;
      if (typeof one === "string") return one;
      if (typeof one === "number") {
        return Number.isSafeInteger(one) && !Object.is(one, -0)
          ? one
          : { f: Object.is(one, -0) ? "-0" : String(one) };
      }
      if (typeof one === "bigint") return { i: String(one) };
      if (typeof one !== "object") return { o: typeof one };
      if (isArray(one)) return { l: Array.from({ length: one.length }, (_, i) => walk(one[i], depth + 1)) };
      if (one instanceof Set) return { s: [...one].map((each) => walk(each, depth + 1)) };
      if (one instanceof Map) return { o: "Map", v: pairs([...one], depth) };
      if (one instanceof Date) return { o: "Date", v: String(one.getTime()) };
      const made = Object.getPrototypeOf(one);
      const held = pairs(Object.entries(one), depth);
      if (made === Object.prototype) return held;
      return { o: made === null ? "null" : String(made.constructor?.name), v: held };
    };
    const pairs = (entries, depth) => ({
      d: entries.map(([k, v]) => [walk(k, depth + 1), walk(v, depth + 1)]),
    });
    return walk(value, 0);
  }

  function shown(value) {
    let text;
    try {
      text = write(value, 0);
    } catch {
      text = `a ${typeof value} that cannot be shown`;
    }
    return text.length <= 300 ? text : `${text.slice(0, 260)} … ${text.slice(-30)}`;
  }

  function write(value, depth) {
    if (depth > 20) return "…";
    if (typeof value === "string") return stringify(value);
    if (typeof value === "bigint") return `${value}n`;
    if (Object.is(value, -0)) return "-0";
    if (value === null || typeof value !== "object")
      return typeof value === "function" ? "a function" : String(value);
    if (isArray(value))
      return `[${value
        .slice(0, 200)
        .map((one) => write(one, depth + 1))
        .join(", ")}]`;
    if (value instanceof Set)
      return `Set {${[...value]
        .slice(0, 200)
        .map((one) => write(one, depth + 1))
        .join(", ")}}`;
    const named =
      value instanceof Map
        ? "Map "
        : Object.getPrototypeOf(value) === Object.prototype
          ? ""
          : `${value.constructor?.name ?? ""} `;
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    const each = entries
      .slice(0, 200)
      .map(
        ([key, one]) =>
          `${typeof key === "string" && /^\w+$/.test(key) ? key : write(key, depth + 1)}: ${write(one, depth + 1)}`,
      );
    return `${named}{${each.join(", ")}}`;
  }

  // Same scope for calls as for the code, so that `const f = …` is found; the first line stays the first line.
  const load = (text) => {
    const source = readable(text);
    return evaluate(
      `(function (require, module, exports) {${source}\n;return (__call) => eval(__call);\n})\n//# sourceURL=exercise.js`,
    )(globalThis.require, { exports: {} }, {});
  };

  const transpile = globalThis.boxTranspile;

  class Unreadable extends SyntaxError {
    constructor(problem, line) {
      super(problem);
      this.name = "SyntaxError";
      this.line = line;
    }
  }

  // Types taken out of TypeScript, `export` out of both; columns and lines of JavaScript stay where they were.
  function readable(text) {
    const bare = withoutExports(text);
    const read = JSON.parse(transpile(bare, job.language === "typescript" ? "ts" : "js"));
    if (read.source === undefined) throw new Unreadable(read.problem, read.line);
    return job.language === "typescript" ? read.source : bare;
  }

  function withoutExports(source) {
    const blank = (whole, space) => space.padEnd(whole.length);
    return source
      .replace(/^(\s*)export\s+default\s+(?=(async\s+)?function|class)/gm, blank)
      .replace(/^(\s*)export\s+(?=(async|function|class|const|let|var|type|interface|enum)\b)/gm, blank)
      .replace(/^\s*export\s*\{[^}]*\};?[ \t]*$/gm, "");
  }

  const failed = (error) => ({
    error: {
      type: error instanceof TooLarge ? "TooLarge" : String(error?.name ?? typeof error),
      text:
        error instanceof TooLarge
          ? "the answer is too large to look at"
          : String(error?.message ?? error).slice(0, 300),
      line: lineOf(error),
    },
  });

  // Lines of TypeScript are not those of what is run, except where it could not even be read.
  function lineOf(error) {
    if (error instanceof Unreadable) return error.line;
    if (job.language === "typescript") return null;
    return Number(/exercise\.js:(\d+)/.exec(String(error?.stack))?.[1] ?? 0) || null;
  }

  function attempt(work, done) {
    heard = "";
    const end = (said) => done({ ...said, output: heard });
    const give = (value) => {
      try {
        end({ shown: shown(value), value: plain(value) });
      } catch (error) {
        end(failed(error));
      }
    };
    try {
      const value = work();
      if (value instanceof Promise) value.then(give, (error) => end(failed(error)));
      else give(value);
    } catch (error) {
      end(failed(error));
    }
  }

  // Forbidden functions say so when they are called, however they were reached. A name that the test itself calls does
  // not count, nor what happens outside a test.
  let watched = null;
  const used = {};
  function watch(names) {
    const kinds = [
      Array,
      String,
      Number,
      Object,
      Math,
      JSON,
      Map,
      Set,
      Promise,
      RegExp,
      Date,
      Symbol,
      BigInt,
      Reflect,
    ];
    // Not by flatMap: Array.prototype is itself an array.
    const holders = [...kinds, ...kinds.map((kind) => kind.prototype).filter(Boolean), globalThis];
    const iterators = [[].values(), new Map().values(), new Set().values(), (function* () {})()];
    for (const one of iterators)
      for (let at = one; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) holders.push(at);
    for (const name of names)
      for (const holder of new Set(holders)) {
        const original = Object.getOwnPropertyDescriptor(holder, name)?.value;
        if (typeof original !== "function") continue;
        const seen = new Proxy(original, {
          apply: (to, self, given) => note(name, () => Reflect.apply(to, self, given)),
          construct: (to, given, made) => note(name, () => Reflect.construct(to, given, made)),
        });
        Object.defineProperty(holder, name, { value: seen, writable: true, configurable: true });
      }
  }
  function note(name, go) {
    if (watched !== null && !watched.includes(name)) {
      const line = job.language === "typescript" ? 1 : lineOf(new Error(name));
      used[name] ??= line ?? 1;
    }
    return go();
  }

  function run() {
    let call;
    watch(job.forbidden);
    attempt(
      () => {
        call = load(job.source);
      },
      (loaded) => {
        if (loaded.error) return tell("loaded", loaded);
        const kind = job.function === null ? "function" : call(`typeof ${job.function}`);
        tell("loaded", { ...loaded, found: kind === "function", others: [] });
        const next = (at) => {
          const test = job.calls[at];
          if (test === undefined) return;
          tell("started", { index: test.index });
          watched = test.call;
          attempt(
            () => call(`(${test.call}\n)`),
            (said) => {
              watched = null;
              tell("called", { index: test.index, ...said, used });
              next(at + 1);
            },
          );
        };
        next(0);
      },
    );
  }

  function prepare() {
    let call;
    try {
      call = load(job.solution);
    } catch (error) {
      const how = error instanceof Unreadable ? "cannot be read:" : "stops with";
      return tell("broken", { problem: `the reference solution ${how} ${error}` });
    }
    tell("given", { source: "" });
    const probe = (index) => {
      const asked = job.probes[index];
      if (asked === undefined) return;
      attempt(
        () => call(`(${asked.call}\n)`),
        ({ error, value }) => {
          if (error) return probe(index + 1);
          // Where doing nothing is enough, as where only what was given is looked at afterwards, nothing is shown.
          attempt(
            () => call(`((${job.function ?? "_"}) => (${asked.call}\n))(() => undefined)`),
            (idle) => {
              const isEnough = !idle.error && stringify(idle.value) === stringify(value);
              if (!isEnough) tell("probe", { ...asked, expected: value });
              probe(index + 1);
            },
          );
        },
      );
    };
    const next = (index) => {
      const test = job.tests[index];
      if (test === undefined) return probe(0);
      attempt(
        () => call(`(${test.call}\n)`),
        (got) =>
          attempt(
            () => call(`(${test.expect}\n)`),
            (wanted) => {
              const error = got.error ?? wanted.error;
              if (error)
                return tell("broken", {
                  problem: `the test “${test.name}” stops with ${error.type}: ${error.text}`,
                });
              tell("test", {
                index,
                call: test.call,
                expect: test.expect,
                reference: got.value,
                reference_shown: got.shown,
                expected: wanted.value,
                expected_shown: wanted.shown,
              });
              next(index + 1);
            },
          ),
      );
    };
    next(0);
  }

  // Only an engine that counts is asked to: what is given back does not count, only what it takes.
  function count() {
    const { spend, spent } = globalThis.boxSteps;
    let call;
    attempt(
      () => {
        call = load(job.source);
      },
      (loaded) => {
        if (loaded.error) return;
        const next = (at) => {
          const test = job.calls[at];
          if (test === undefined) return;
          tell("started", { index: test.index });
          spend(test.steps);
          attempt(
            () => call(`(${test.call}\n)`),
            () => {
              globalThis.boxSpent();
              tell("counted", { index: test.index, steps: spent() });
              spend();
              next(at + 1);
            },
          );
        };
        next(0);
      },
    );
  }

  if (job.mode === "prepare") prepare();
  else if (job.mode === "count") count();
  else run();
})();
