import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { workspaceReader } from "./reader.ts";

/** A desk to look around at: a made-up teacher of some subject, with classes. Packs give it notes and a curriculum. */
export type SampleDesk = { name: string; root: string; title: string };

const format = { kind: "a teacher's profile", schema: z.looseObject({ title: z.string() }), foreign: [] };

/** Those that come with the program, beside the first sample (`workspace/`). */
export function sampleDesks(project: string): SampleDesk[] {
  const folder = join(project, "desks");
  return names(folder).flatMap((name) => {
    const root = join(folder, name);
    const parsed = parseFrontmatter("teacher.md", workspaceReader(root)("teacher.md") ?? "", format);
    return parsed.ok ? [{ name, root, title: parsed.value.title }] : [];
  });
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
