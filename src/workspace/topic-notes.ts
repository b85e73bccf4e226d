import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { searchWords, startsAWord } from "./curriculum/search-words.ts";
import { topicFiles } from "./packs/pack-paths.ts";
import { loadWorkspace } from "./workspace.ts";

const format = {
  kind: "a topic note",
  schema: z.object({
    title: z.coerce.string().default(""),
    subject: z.coerce.string().default(""),
    levels: z.array(z.coerce.string()).default([]),
    outcomes: z.array(z.coerce.string()).default([]),
    keywords: z.array(z.coerce.string()).default([]),
  }),
  foreign: ["prerequisites", "language", "ages", "shapes", "sources"],
};

/** What a teacher's note on a topic says of itself. */
export type TopicNote = {
  path: string;
  title: string;
  subject: string;
  levels: string[];
  outcomes: string[];
  keywords: string[];
};

/** Every note in `topics/`, and those of the packs that the workspace draws on. One that says nothing of itself has the first heading, or its file's name. */
export async function loadTopicNotes(root: string): Promise<TopicNote[]> {
  const { files } = await loadWorkspace(root, topicFiles);
  return files.map(({ path, content }) => {
    const parsed = parseFrontmatter(path, content, format);
    const { title = "", ...more } = parsed.ok ? parsed.value : {};
    const heading = /^# +(.+)$/m.exec(content)?.[1]?.trim() ?? "";
    const name = (path.split("/").at(-1) ?? path).replace(/\.md$/i, "").replaceAll("-", " ");
    return {
      path,
      subject: "",
      levels: [],
      outcomes: [],
      keywords: [],
      ...more,
      title: title.trim() || heading || name,
    };
  });
}

/** Those whose title or keywords have every word, best first: a word of the title counts for more. */
export function topicNotesFor(words: string, notes: readonly TopicNote[]): TopicNote[] {
  const asked = searchWords(words);
  if (asked.length === 0) return [];
  const scored = notes.flatMap((note) => {
    const title = searchWords(note.title);
    const all = [...title, ...searchWords(note.keywords.join(" "))];
    if (!asked.every((word) => startsAWord(word, all))) return [];
    return [{ note, score: asked.filter((word) => startsAWord(word, title)).length / title.length }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ note }) => note);
}
