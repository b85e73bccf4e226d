import { z } from "zod";
import { didYouMean } from "../nearest.ts";
import type { SkillDefinition } from "../plugin/definitions.ts";
import { confine } from "../workspace/confine.ts";
import { decodeText, withoutBom } from "../workspace/text.ts";
import { defineTool, type Tool, type ToolOutput } from "./tool.ts";

const maxBytes = 1_000_000;

/** Tiers 2 and 3 of the skills handed in, and of no others (teacher-assist, "Progressive Skill Loading"). */
export function readSkillTool(skills: readonly SkillDefinition[]): Tool {
  return defineTool({
    name: "read_skill",
    reads: true,
    description:
      "Reads a skill. `name` reads its overview, which lists its reference files; `name/file` reads one of those. Read a reference file only when this task needs its detail.",
    schema: z.strictObject({
      name: z.string().min(1).describe("`backward-design` or `backward-design/framework`."),
    }),
    run({ name }) {
      const asked = name.trim().replace(/\/+$/, "");
      const slash = asked.indexOf("/");
      const skill = findSkill(skills, slash < 0 ? asked : asked.slice(0, slash));
      const file = slash < 0 ? "SKILL" : asked.slice(slash + 1).replace(/\.md$/i, "");
      return file === "SKILL" ? overview(skill) : reference(skill, file);
    },
  });
}

function findSkill(skills: readonly SkillDefinition[], asked: string): SkillDefinition {
  const found = skills.find(({ name, plugin }) => asked === name || asked === `${plugin}:${name}`);
  if (found) return found;
  if (skills.length === 0) throw new Error(`There is no skill \`${asked}\`: this agent has no skills.`);
  const names = skills.map(({ name }) => name).sort();
  const bare = asked.slice(asked.indexOf(":") + 1);
  throw new Error(
    `There is no skill \`${asked}\`.${didYouMean(bare, names)} Available: ${names.join(", ")}.`,
  );
}

function overview(skill: SkillDefinition): ToolOutput {
  const files = skill.references.map((file) => `- ${skill.name}/${file}`).join("\n");
  const index = files === "" ? "" : `\n\nReference files, to read with read_skill:\n${files}`;
  return { content: `${skill.body}${index}`, facts: { skill: skill.name, tier: 2 } };
}

/** A file is chosen from the skill's own list: the name asked for never becomes a path. */
function reference(skill: SkillDefinition, asked: string): ToolOutput {
  const file = skill.references.find((name) => name === asked);
  if (file === undefined) {
    const known = skill.references.map((name) => `${skill.name}/${name}`);
    const available = known.length === 0 ? "It has no reference files." : `Available: ${known.join(", ")}.`;
    const likely = didYouMean(`${skill.name}/${asked}`, known);
    throw new Error(`The skill \`${skill.name}\` has no file \`${asked}\`.${likely} ${available}`);
  }
  const text = decodeText(confine(skill.dir).read(`${file}.md`, maxBytes));
  if (text === null) throw new Error(`\`${skill.name}/${file}\` is not a text file.`);
  return { content: withoutBom(text), facts: { skill: skill.name, tier: 3, file } };
}
