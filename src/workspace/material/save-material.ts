import { type Confined, confine } from "../confine.ts";
import { fileNameOf } from "../file-name.ts";
import { WorkspaceError } from "../path.ts";
import { type Agreement, askBeforeSaving } from "../privacy/before-saving.ts";
import type { Material } from "./material.ts";
import { noteOf } from "./note-of.ts";

/** It is looked at for personal data on our own thread (decision 43). */
const mostLetters = 300_000;

/**
 * Writes what was looked over as a note on its topic, whole or not at all. A note of that name is replaced only where
 * that is wished: `WorkspaceError` otherwise. Topic notes are about no pupil, but a worksheet that was marked is, so it
 * is looked at as other files are: throws `AsksFirst`.
 */
export async function saveMaterial(
  root: string,
  material: Material,
  { replace, agreement, subject }: { replace: boolean; agreement: Agreement; subject?: string | undefined },
): Promise<{ path: string; title: string }> {
  const { title } = material;
  const name = fileNameOf(title);
  if (name === "")
    throw new WorkspaceError("bad_path", `"${title}" cannot be the name of a note. Give it another.`);
  const path = `topics/${name}.md`;
  const files = confine(root);
  if (!replace && isThere(files, path))
    throw new WorkspaceError(
      "changed",
      `There is a note ${path} already, and it was left as it is. Give this one another name, or replace it.`,
    );
  const content = noteOf(material, subject);
  if (content.length > mostLetters)
    throw new WorkspaceError(
      "too_large",
      `The note would have ${Math.round(content.length / 1000)} thousand letters; up to ${mostLetters / 1000} thousand can be taken. Leave some of it out. Nothing was saved.`,
    );
  await askBeforeSaving(
    [["the note", content]],
    {
      ...agreement,
      keep: (consent) => agreement.keep({ ...consent, paths: [path] }),
    },
    "subject",
  );
  await files.write(path, content);
  return { path, title };
}

/** A name that differs only in its capitals is the same file on many a computer. */
export function isThere(files: Confined, path: string): boolean {
  if (files.entry("topics")?.kind !== "folder") return false;
  return files.list("topics").some(({ name }) => `topics/${name}`.toLowerCase() === path.toLowerCase());
}
