import { transferTool } from "./handoffs/transfer-tool.ts";
import type { RuntimeTool } from "./runtime-tool.ts";
import { spawnTool } from "./subagents/spawn-tool.ts";

type Named = { name: string; description: string };

/** The tools by which an agent calls others in and hands over; none where it works alone. */
export function teamTools(colleagues: {
  subagents: readonly Named[];
  handoffs: readonly Named[];
}): RuntimeTool[] {
  const { subagents, handoffs } = colleagues;
  const spawn = subagents.length === 0 ? [] : [spawnTool(subagents.map(({ name }) => name))];
  return [...spawn, ...handoffs.map(transferTool)];
}
