import type { Path } from "../markdown/plain-words.ts";
import { didYouMean } from "../nearest.ts";
import { type Reading, report } from "./reading.ts";

/** `of`: the agent that makes it. */
type Reference = { path: Path; kind: "agent" | "skill" | "hook"; name: string; of?: string };

/**
 * Takes out what names something that is not there, and says so. What stays in the plugin can be relied on: every
 * agent, skill and hook it names is in the plugin too. An agent must not run without a guardrail it asked for.
 */
export function checkReferences(reading: Reading): void {
  const { agents, commands } = reading.plugin;
  // Taking out one agent can leave another handing off to nobody, so this goes round until nothing more falls.
  for (let before = -1; before !== agents.size; ) {
    before = agents.size;
    for (const agent of [...agents.values()]) {
      if (!holds(reading, agent.path, namedBy(agent.name, agent))) agents.delete(agent.name);
    }
  }
  for (const command of [...commands.values()]) {
    if (!holds(reading, command.path, namedByCommand(command))) commands.delete(command.name);
  }
  for (const { kind, name, path, fields } of reading.broken)
    holds(reading, path, kind === "agent" ? namedBy(name, fields) : namedByCommand(fields));
}

/** Whatever of its fields can be read as names; one of another form has been reported by itself. */
function namedBy(name: string, fields: Readonly<Record<string, unknown>>): Reference[] {
  const list = (field: "skills" | "hooks" | "handoffs" | "subagents", kind: Reference["kind"]): Reference[] =>
    namesIn(fields[field]).map(([index, named]) => ({ path: [field, index], kind, name: named, of: name }));
  return [
    ...list("skills", "skill"),
    ...list("hooks", "hook"),
    ...list("handoffs", "agent"),
    ...list("subagents", "agent"),
  ];
}

function namesIn(value: unknown): [index: number, name: string][] {
  const items: unknown[] = typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
  return items.flatMap((item, index): [number, string][] =>
    typeof item === "string" && item.trim() !== "" ? [[index, item.trim()]] : [],
  );
}

function namedByCommand({ agent }: Readonly<Record<string, unknown>>): Reference[] {
  return typeof agent === "string" && agent !== "" ? [{ path: ["agent"], kind: "agent", name: agent }] : [];
}

function holds(reading: Reading, file: string, references: Reference[]): boolean {
  const { plugin, declared, lineOf } = reading;
  const found = { agent: plugin.agents, skill: plugin.skills, hook: plugin.hooks };
  const written = { agent: declared.agents, skill: declared.skills, hook: declared.hooks };
  let sound = true;
  for (const { path, kind, name, of } of references) {
    const itself = kind === "agent" && name === of;
    if (found[kind].has(name) && !itself) continue;
    sound = false;
    const field = String(path[0]);
    const missing = written[kind].has(name)
      ? `The ${kind} \`${name}\` has a problem of its own.`
      : `There is no ${kind} \`${name}\`.${didYouMean(name, written[kind]) || available(kind, written[kind])}`;
    const message = itself ? `\`${field}\` names the agent itself; name another, or nobody.` : missing;
    report(reading, file, lineOf.get(file)?.(path) ?? null, message);
  }
  return sound;
}

function available(kind: string, names: Set<string>): string {
  if (names.size === 0) return ` The plugin has no ${kind}s.`;
  return ` The plugin has ${[...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join(", ")}.`;
}
