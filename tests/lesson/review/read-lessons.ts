import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckContext } from "../../../src/lesson/check/check.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { loadRegistry } from "../../../src/workspace/curriculum/registry.ts";
import { workspaceReader } from "../../../src/workspace/reader.ts";
import { loadTopicNotes } from "../../../src/workspace/topic-notes.ts";
import { type Edit, type Planted, planted } from "./planted.ts";

export type Half = "dev" | "apart";
/** `fault`: null in a clean lesson. */
export type Sample = { name: string; markdown: string; context: CheckContext; fault: Planted | null };

const lessons = join(import.meta.dir, "lessons");
const own = join(import.meta.dir, "workspace");
const sample = join(import.meta.dir, "../../../workspace");

/** The lessons of one half: all that are clean, and then each with its planted fault. */
export async function samples(half: Half): Promise<Sample[]> {
  const names = readdirSync(lessons)
    .map((file) => file.replace(/\.md$/, ""))
    .filter((name) => name.startsWith(half));
  const clean = await Promise.all(
    names.map(async (name) => {
      const markdown = readFileSync(join(lessons, `${name}.md`), "utf8");
      return { name, markdown, context: await contextOf(name, markdown), fault: null };
    }),
  );
  const faulty = planted.flatMap((fault): Sample[] => {
    const base = clean.find(({ name }) => name === fault.lesson);
    if (base === undefined) return [];
    return [
      {
        ...base,
        fault,
        markdown: fault.edits.reduce((text, edit) => edited(text, edit, fault), base.markdown),
      },
    ];
  });
  return [...clean, ...faulty];
}

/** Read once: what a workspace holds does not change between lessons. */
const workspaces = new Map<string, ReturnType<typeof loaded>>();

async function loaded(root: string) {
  const [classes, registry, notes] = await Promise.all([
    loadClasses(root),
    loadRegistry(root),
    loadTopicNotes(root),
  ]);
  return { classes, files: { registry, notes, read: workspaceReader(root) } };
}

async function contextOf(name: string, markdown: string): Promise<CheckContext> {
  const root = name.includes("builtin") ? sample : own;
  const known = workspaces.get(root) ?? loaded(root);
  workspaces.set(root, known);
  const { classes, files } = await known;
  const profile = classes.find(({ id }) => new RegExp(`\\b${id}\\b`).test(markdown.slice(0, 400))) ?? null;
  if (profile === null) throw new Error(`${name} names no class`);
  return { ...files, profile };
}

function edited(text: string, edit: Edit, { lesson, kind }: Planted): string {
  const once = (part: string): number => {
    const at = text.indexOf(part);
    if (at < 0 || text.indexOf(part, at + 1) >= 0)
      throw new Error(`${lesson}, ${kind}: not exactly once: ${part}`);
    return at;
  };
  if ("swap" in edit) {
    const at = once(edit.swap[0]);
    return text.slice(0, at) + edit.swap[1] + text.slice(at + edit.swap[0].length);
  }
  if ("cut" in edit) {
    const at = once(edit.cut[0]);
    return text.slice(0, at) + text.slice(text.indexOf(edit.cut[1], at + edit.cut[0].length));
  }
  const at = once(edit.drop);
  const end = text.indexOf("\n", at);
  return text.slice(0, text.lastIndexOf("\n", at) + 1) + text.slice(end + 1);
}
