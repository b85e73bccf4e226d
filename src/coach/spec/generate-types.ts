import { join } from "node:path";
import { promptNames } from "../prompts/prompt.ts";
import { compileSpec } from "./compile.ts";
import type { CompiledSpec } from "./compiled.ts";

/** TypeScript for the states, events and counters of a spec. */
export function typesOf(spec: CompiledSpec): string {
  const waited = Object.values(spec.states).flatMap((state) =>
    state.kind === "wait" ? Object.keys(state.on) : [],
  );
  const parts = [
    `// Generated from plugins/coach/spec/session.v${spec.version}.yaml by \`bun src/coach/spec/generate-types.ts\`; not to be edited.`,
    union("StateName", Object.keys(spec.states)),
    union("EventName", [...new Set(waited)].sort()),
    union("CounterName", Object.keys(spec.counters)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function union(name: string, members: readonly string[]): string {
  const onOneLine = `export type ${name} = ${members.map((member) => `"${member}"`).join(" | ")};`;
  if (onOneLine.length <= 110) return onOneLine;
  return `export type ${name} =\n${members.map((member) => `  | "${member}"`).join("\n")};`;
}

// To regenerate: `bun src/coach/spec/generate-types.ts`. A test fails while generated.ts is not current.
if (import.meta.main) {
  const root = join(import.meta.dir, "../../..");
  const source = await Bun.file(join(root, "plugins/coach/spec/session.v0.3.yaml")).text();
  const { spec, problems } = compileSpec(source, { prompts: promptNames });
  if (spec === null) {
    for (const { line, message } of problems) console.error(`${line}: ${message}`);
    process.exit(1);
  }
  await Bun.write(join(import.meta.dir, "generated.ts"), typesOf(spec));
}
