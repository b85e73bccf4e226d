// Put into the box after `globalThis.JOB = {…}`: runs what was typed before, unheard, and then the line that was typed now.
(() => {
  const { before, line, seed, end } = globalThis.JOB;
  delete globalThis.JOB;
  const print = console.log.bind(console);
  const complain = console.error.bind(console);
  const heard = {};
  for (const name of ["log", "info", "debug", "warn", "error", "dir", "table", "trace"]) {
    heard[name] = console[name];
    console[name] = () => {};
  }
  // The same numbers each time: what was typed before gives again what it gave then.
  let at = seed;
  Math.random = () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // Each line is read inside the last one, so that its `let`s and functions are there, and a `const` stays one.
  let inside = new Function("return (text) => eval(text)")();
  const keep = "boxKeep";
  const run = (text) => {
    globalThis[keep] = (next) => {
      inside = next;
    };
    const value = inside(`${keep}((text) => eval(text)); delete globalThis.${keep}; void 0; ${text}`);
    return value;
  };
  // An object alone is a value, as it is at every other prompt.
  const evaluated = (text) => {
    if (/^\s*\{/.test(text))
      try {
        return run(`(${text.replace(/;\s*$/, "")}\n)`);
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
    return run(text);
  };
  for (const text of before)
    try {
      evaluated(text);
    } catch {}
  Object.assign(console, heard);
  try {
    const value = evaluated(line);
    if (value !== undefined) typeof value === "string" ? print(JSON.stringify(value)) : print(value);
  } catch (error) {
    complain(told(error));
  }
  // It came to its end: nothing in the line has ended the program instead.
  complain(end);

  function told(error) {
    if (!(error instanceof Error))
      return `Thrown: ${typeof error === "string" ? JSON.stringify(error) : String(error)}`;
    const lines = line.split("\n").length;
    const number = lines > 1 ? lineOf(error) : null;
    return `${number === null || number > lines ? "" : `Line ${number}: `}${error.name}: ${error.message}`;
  }

  function lineOf(error) {
    const [, number] = /<(?:eval|evalScript|input)>[^\n]*?:(\d+)/.exec(error.stack ?? "") ?? [];
    return number === undefined ? null : Number(number);
  }
})();
