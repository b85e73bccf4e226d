import { Problem, reasonOf } from "../problem.ts";
import { createRegistry, definitions } from "../tools/registry.ts";
import type { Tool } from "../tools/tool.ts";
import type { Toolset } from "./run.ts";
import type { RuntimeTool } from "./runtime-tool.ts";

/** These tools and no others. Throws `Problem` where two have the same name. */
export function toolsetOf(tools: readonly Tool[], forTeam: readonly RuntimeTool[] = []): Toolset {
  const registry = registryOf(tools);
  const all = [...tools, ...forTeam];
  const twice = forTeam.find(({ name }) => registry.get(name) !== null);
  if (twice !== undefined) throw new Problem("setup", `There are two tools called \`${twice.name}\`.`);
  return {
    definitions: definitions(all),
    names: all.map(({ name }) => name),
    find: (name) => forTeam.find((tool) => tool.name === name) ?? registry.get(name) ?? undefined,
  };
}

function registryOf(tools: readonly Tool[]) {
  try {
    return createRegistry(tools);
  } catch (error) {
    throw new Problem("setup", reasonOf(error));
  }
}
