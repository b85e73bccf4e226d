import type { AgentDefinition, Plugin, SkillDefinition } from "../plugin/definitions.ts";
import { claudeNames, memoryToolNames, notesToolName } from "../plugin/tool-names.ts";
import { Problem } from "../problem.ts";
import type { Studied } from "../store/session.ts";
import type { Setting } from "./prepare.ts";
import type { Resolved } from "./resolve.ts";

/** What a run may be given or go without, a letter each; a level is the place in its list (decision 52). */
export const factors = [
  { letter: "A", name: "workspace", levels: ["told nothing of the workspace", "told of the workspace"] },
  { letter: "B", name: "framing", levels: ["the request alone", "the command's framing"] },
  {
    letter: "C",
    name: "skills",
    levels: ["no skills", "their names", "names and overviews", "names, overviews and reference files"],
  },
  {
    letter: "D",
    name: "topology",
    levels: ["one agent", "may call others in", "may hand over", "may call in and hand over"],
  },
  { letter: "E", name: "memory", levels: ["nothing remembered", "what was remembered"] },
  {
    letter: "F",
    name: "guardrail",
    levels: ["claims that do not hold go out as they are", "claims that do not hold are sent back"],
  },
] as const;

type Factor = (typeof factors)[number]["name"];

/** The level of each factor. */
export type Condition = Readonly<Record<Factor, number>>;

/** What every run has that is told nothing else. */
export const usual: Condition = { workspace: 1, framing: 1, skills: 3, topology: 3, memory: 1, guardrail: 1 };

/** `A1B1C2D0E1`; a letter that is left out is as usual. Throws `Problem`. */
export function readCondition(text: string): Condition {
  const levels: Record<Factor, number> = { ...usual };
  const parts =
    text
      .trim()
      .toUpperCase()
      .match(/[A-Z]\d+/g) ?? [];
  const letters = parts.map((part) => part[0]);
  if (parts.join("") !== text.trim().toUpperCase() || parts.length === 0)
    throw new Problem("usage", `"${text}" is no condition. ${howToWrite()}`);
  if (new Set(letters).size !== letters.length)
    throw new Problem("usage", `"${text}" names a letter twice. ${howToWrite()}`);
  for (const part of parts) {
    const factor = factors.find(({ letter }) => letter === part[0]);
    const level = Number(part.slice(1));
    if (factor === undefined || factor.levels[level] === undefined)
      throw new Problem("usage", `There is no ${part} in a condition. ${howToWrite()}`);
    levels[factor.name] = level;
  }
  return levels;
}

/** Letters that came later stand only where they are not as usual: what was written down before they came is written so still. */
const cameLater: readonly string[] = ["F"];

/** A to E, in order, and whatever else is not as usual. */
export function conditionText(condition: Condition): string {
  return factors
    .filter(({ letter, name }) => !cameLater.includes(letter) || condition[name] !== usual[name])
    .map(({ letter, name }) => `${letter}${condition[name]}`)
    .join("");
}

/** What is other than usual, in words; what is no condition is said to be none. */
export function conditionInWords(text: string): string {
  let condition: Condition;
  try {
    condition = readCondition(text);
  } catch {
    return "not a condition";
  }
  const other = factors.flatMap(({ name, levels }) =>
    condition[name] === usual[name] ? [] : (levels[condition[name]] ?? []),
  );
  return other.length === 0 ? "everything as usual" : other.join(", ");
}

function howToWrite(): string {
  const lines = factors.map(
    ({ letter, name, levels }) => `${letter}0 to ${letter}${levels.length - 1} (${name})`,
  );
  return `A condition is written like ${conditionText(usual)}: ${lines.join(", ")}.`;
}

/** The same run with what the condition gives, for the agent and for everybody it calls in or hands over to. */
export function underCondition(
  condition: Condition,
  setting: Setting,
  { plugin, command, agent }: Resolved,
): { setting: Setting; resolved: Resolved } {
  const agents = new Map(
    Array.from(plugin.agents, ([name, one]): [string, AgentDefinition] => [name, given(one, condition)]),
  );
  const skills = new Map(
    Array.from(plugin.skills, ([name, skill]): [string, SkillDefinition] => [
      name,
      condition.skills < 3 ? { ...skill, references: [] } : skill,
    ]),
  );
  const own: Plugin = { ...plugin, agents, skills };
  const { memory, topology, ...rest } = setting;
  return {
    setting: {
      ...rest,
      ...(condition.memory === 0 ? {} : { memory }),
      topology: condition.topology === 0 ? "single" : (topology ?? "multi"),
      without: {
        workspace: condition.workspace === 0,
        memory: condition.memory === 0,
        guardrail: condition.guardrail === 0,
      },
      condition: conditionText(condition),
    },
    resolved: {
      plugin: own,
      command: condition.framing === 0 ? null : command,
      agent: agents.get(agent.name) ?? given(agent, condition),
    },
  };
}

/** The same for a saved session: what it was begun under for a study holds for everything that is asked in it later. */
export function underItsCondition(
  { study }: Studied,
  setting: Setting,
  resolved: Resolved,
): { setting: Setting; resolved: Resolved } {
  return study === undefined
    ? { setting, resolved }
    : underCondition(readCondition(study.condition), setting, resolved);
}

function given(agent: AgentDefinition, condition: Condition): AgentDefinition {
  const calls = condition.topology === 1 || condition.topology === 3;
  const handsOver = condition.topology === 2 || condition.topology === 3;
  return {
    ...agent,
    tools: toolsUnder(agent.tools, condition),
    skills: condition.skills === 0 ? [] : agent.skills,
    subagents: calls ? agent.subagents : [],
    handoffs: handsOver ? agent.handoffs : [],
  };
}

const readsWorkspace = ["read_file", "list_directory", notesToolName];

/** No tools named means all but one; from a list some can be taken. */
function toolsUnder(names: readonly string[], condition: Condition): string[] {
  const gone = new Set([
    ...(condition.workspace === 0 ? readsWorkspace : []),
    ...(condition.skills < 2 ? ["read_skill"] : []),
    ...(condition.memory === 0 ? memoryToolNames : []),
  ]);
  const all = names.length === 0 ? [...claudeNames.values()].filter((name) => name !== "bash") : names;
  return gone.size === 0 ? [...names] : all.filter((name) => !gone.has(claudeNames.get(name) ?? name));
}
