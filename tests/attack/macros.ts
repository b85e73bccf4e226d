/** Every way to write a macro of Bun's: an import that is run while the program is only being read. */
export const spellings: Readonly<Record<string, (name: string, from: string) => string>> = {
  "with, double quotes": (name, from) => `import { ${name} } from "${from}" with { type: "macro" };`,
  "with, single quotes": (name, from) => `import { ${name} } from '${from}' with { type: 'macro' };`,
  "with, a quoted key": (name, from) => `import { ${name} } from "${from}" with { "type": "macro" };`,
  "with, an escaped letter": (name, from) =>
    `import { ${name} } from "${from}" with { type: "m\\u0061cro" };`,
  "with, over several lines": (name, from) =>
    `import {\n  ${name},\n}\n  from "${from}"\n  with\n  {\n    type: "macro",\n  };`,
  "with, after a comment": (name, from) =>
    `/* a comment */ import { ${name} } /* x */ from "${from}" /* y */ with /* z */ { type: "macro" };`,
  assert: (name, from) => `import { ${name} } from "${from}" assert { type: "macro" };`,
  "a prefix": (name, from) => `import { ${name} } from "macro:${from}";`,
  "another name": (name, from) =>
    `import { ${name} as made } from "${from}" with { type: "macro" };\nconst ${name} = made;`,
  "the default": (name, from) =>
    `import all from "${from}" with { type: "macro" };\nconst { ${name} } = all;`,
  "the namespace": (name, from) => `import * as all from "${from}" with { type: "macro" };\nall.${name};`,
};

/** A program that, once it is read by something that runs macros, has written `canary`. */
export function macroProgram(spelling: string, canary: string, rest: string): string {
  const write = spellings[spelling]?.("writeFileSync", "node:fs") ?? "";
  const direct = spelling === "another name" ? "made" : "writeFileSync";
  return `${write}\nconst seen = ${direct}(${JSON.stringify(canary)}, "read");\n${rest}`;
}
