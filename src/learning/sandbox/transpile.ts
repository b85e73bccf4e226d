/** What came of reading a program, as JSON: `{"source"}`, or `{"problem", "line"}` for what cannot be read. */
export type Transpile = (text: string, loader: "js" | "ts") => string;

/**
 * Takes the types out of TypeScript, and says what cannot be read. Bun's transpiler runs a program's macros in the
 * process that reads it, so this is only ever done inside a box, and with macros off as a second wall. Holds on to
 * nothing outside itself: Bun in bubblewrap is given its text (`transpileInBox`).
 */
export function transpileWith(Transpiler: typeof Bun.Transpiler): Transpile {
  return (text, loader) => {
    try {
      // `macro: false` is what turns them off; Bun's own types do not know it.
      const options = { loader, target: "browser", macro: false };
      const transpiler: Bun.Transpiler = Reflect.construct(Transpiler, [options]);
      return JSON.stringify({ source: transpiler.transformSync(text) });
    } catch (error) {
      const told = error instanceof AggregateError ? error.errors[0] : error;
      return JSON.stringify({
        problem: String(told?.message ?? told),
        line: told?.position?.line ?? null,
      });
    }
  };
}

/** A line of JavaScript for a program in any box: afterwards `boxTranspile` is there. Quickjs brings its own. */
export const transpileInBox = `globalThis.boxTranspile ??= (${transpileWith})(globalThis.Bun?.Transpiler);`;
