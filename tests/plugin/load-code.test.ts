import { expect, test } from "bun:test";
import { loadDefault } from "../../src/plugin/load-code.ts";
import { temporary } from "../workspace/temporary.ts";

const named = {
  what: "a hook, { name }",
  is: (value: unknown): value is { name: string } =>
    typeof value === "object" && value !== null && "name" in value,
};

test("a plugin's code is loaded by its default export", async () => {
  using root = temporary({ "good one.ts": "export default { name: 'x' };" });
  expect(await loadDefault(root.path("good one.ts"), named, 60_000)).toEqual({ name: "x" });
});

test("code that cannot be used is said with its file and what was expected", async () => {
  using root = temporary({
    "throws.ts": "throw new Error('boom');",
    "syntax.ts": "export default {",
    "none.ts": "export const name = 'x';",
    "wrong.ts": "export default { title: 'x' };",
    "number.ts": "export default 7;",
  });
  for (const [file, message] of [
    ["throws.ts", "boom"],
    ["syntax.ts", "could not be loaded"],
    ["none.ts", "it has no default export"],
    ["wrong.ts", "must be a hook, { name }; it exports { title }"],
    ["number.ts", "it exports a number"],
    ["missing.ts", "could not be loaded"],
  ] as const) {
    const loading = loadDefault(root.path(file), named, 60_000);
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toThrow(root.path(file));
    await expect(loading).rejects.toThrow("a hook, { name }");
  }
});

test("code that never finishes loading is given up, by name", async () => {
  using root = temporary({ "waits.ts": "await new Promise(() => {}); export default { name: 'x' };" });
  await expect(loadDefault(root.path("waits.ts"), named, 1)).rejects.toThrow(
    `${root.path("waits.ts")} could not be loaded: it was not done`,
  );
});

test("where in the file it went wrong is said, for a mistake of any kind", async () => {
  using root = temporary({
    "comma.ts": "export default {\n  name: 'x'\n  on: 'y',\n};",
    "brace.ts": "const a = 1;\n\nexport default { name: 'x' ;\n",
    "throws.ts": "const go = () => {\n  throw new Error('boom');\n};\n\ngo();",
    "package.ts": "// one\n// two\nimport { x } from 'not-there-at-all';\nexport default x;",
    "helper.ts": "import { y } from './_broken.ts';\nexport default y;",
    "_broken.ts": "export const y = ;",
  });
  for (const [file, line] of [
    ["comma.ts", 3],
    ["brace.ts", 3],
    ["throws.ts", 2],
    ["package.ts", 3],
  ] as const)
    await expect(loadDefault(root.path(file), named, 60_000)).rejects.toThrow(`${root.path(file)}:${line} `);
  await expect(loadDefault(root.path("helper.ts"), named, 60_000)).rejects.toThrow(
    `(${root.path("_broken.ts")}:1)`,
  );
});
