import { jsonSchemaOf } from "../markdown/plain-words.ts";
import { didYouMean, nearest } from "../nearest.ts";
import { claudeNames } from "../plugin/tool-names.ts";
import type { Tool } from "./tool.ts";

/** For development and evals: an agent has it only by asking for it. */
const byNameOnly = new Set(["bash"]);

export type ToolDefinition = { name: string; description: string; parameters: { [key: string]: unknown } };

export type Registry = {
  /** By name or alias; null where there is none. */
  get(name: string): Tool | null;
  /**
   * An agent's tools, sorted by name, each once. No names: all but bash.
   * Throws on names that mean nothing, all of them at once.
   */
  resolve(names: readonly string[]): Tool[];
};

/** `unused`: names of Claude Code's that an agent file may hold and that mean nothing for this agent here. */
export function createRegistry(tools: readonly Tool[], unused: readonly string[] = []): Registry {
  const byName = new Map<string, Tool>();
  for (const tool of tools) {
    if (byName.has(tool.name)) throw new Error(`There are two tools called \`${tool.name}\`.`);
    byName.set(tool.name, tool);
  }
  const get = (name: string) => byName.get(name) ?? byName.get(claudeNames.get(name) ?? "") ?? null;
  return {
    get,
    resolve(names) {
      const asked = names.length > 0 ? names : [...byName.keys()].filter((name) => !byNameOnly.has(name));
      const wanted = asked.filter((name) => !unused.includes(name));
      const unknown = wanted.filter((name) => get(name) === null);
      if (unknown.length > 0) throw new Error(unknownTools(unknown, [...byName.keys()]));
      return sorted(new Set(wanted.map(get).filter((tool) => tool !== null)));
    },
  };
}

type Described = Pick<Tool, "name" | "description" | "schema">;

/** What a model is told of its tools: the same bytes for the same tools, so that a prompt can be cached. */
export function definitions(tools: Iterable<Described>): ToolDefinition[] {
  return sorted(tools).map(definition);
}

export function unknownTools(unknown: readonly string[], available: readonly string[]): string {
  const asked = unknown.map((name) => `There is no tool \`${name}\`.${meant(name, available)}`).join(" ");
  return `${asked} Available: ${[...available].sort().join(", ")}.`;
}

function meant(name: string, available: readonly string[]): string {
  const alias = claudeNames.get(nearest(name, claudeNames.keys()) ?? "");
  return (
    didYouMean(name, available) || (alias && available.includes(alias) ? ` Did you mean \`${alias}\`?` : "")
  );
}

const cached = new WeakMap<Described, ToolDefinition>();

function definition(tool: Described): ToolDefinition {
  let known = cached.get(tool);
  if (!known) {
    known = { name: tool.name, description: tool.description, parameters: jsonSchemaOf(tool.schema) };
    cached.set(tool, known);
  }
  return known;
}

function sorted<T extends Described>(tools: Iterable<T>): T[] {
  return [...tools].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
