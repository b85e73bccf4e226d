import { z } from "zod";
import { parseFrontmatter } from "../markdown/frontmatter.ts";
import { searchWords, startsAWord } from "./curriculum/search-words.ts";
import { looseTopic } from "./notes/loose-topic.ts";
import { isPackPath, topicFiles } from "./packs/pack-paths.ts";
import { remembered } from "./remembered.ts";
import { loadWorkspace } from "./workspace.ts";

/** The shapes that a lesson may have. A note names those that suit its topic, best first. */
export const lessonShapes = [
  "direct-instruction",
  "enquiry",
  "discussion",
  "practical",
  "group-work",
  "reading",
  "making",
  "review",
] as const;

/** One, or a list. */
const kindsOfTask = z.union([
  z.array(z.string().min(1)),
  z
    .string()
    .min(1)
    .transform((one) => [one]),
]);

/** For whom a note is, how it may be taught, where its facts can be checked and what draws tasks for it. */
export const fitFields = {
  /** The youngest and the oldest, in years. */
  ages: z.tuple([z.number().int(), z.number().int()]).optional(),
  shapes: z.array(z.enum(lessonShapes)).default([]),
  sources: z.array(z.string().min(1)).default([]),
  /** Kinds of mathematics that is made from rules (src/maths), the easier first. */
  tasks: kindsOfTask.default([]),
};

const format = {
  kind: "a topic note",
  schema: z.object({
    title: z.coerce.string().default(""),
    subject: z.coerce.string().default(""),
    levels: z.array(z.coerce.string()).default([]),
    outcomes: z.array(z.coerce.string()).default([]),
    keywords: z.array(z.coerce.string()).default([]),
    ...fitFields,
  }),
  foreign: ["prerequisites", "language"],
};

/**
 * A note of a pack leaves nothing about itself unsaid.
 * @internal Asked by tests alone.
 */
export const packedNote = {
  kind: "a topic note of a pack",
  schema: z.object({
    title: z.string().min(3),
    subject: z.string().min(3),
    levels: z.array(z.string()),
    outcomes: z.array(z.string()),
    keywords: z.array(z.string().min(1)).min(6),
    prerequisites: z.array(z.string()),
    ages: z
      .tuple([z.number().int().min(3), z.number().int().max(19)])
      .refine(([youngest, oldest]) => youngest <= oldest && oldest - youngest <= 7, {
        message: "the youngest come first, and one note serves eight years at most",
      }),
    shapes: z.array(z.enum(lessonShapes)).min(2),
    sources: z.array(z.string().min(5)).min(1),
    tasks: kindsOfTask.default([]),
    language: z.string().optional(),
  }),
  foreign: [],
};

/** What a teacher's note on a topic says of itself. */
export type TopicNote = {
  path: string;
  title: string;
  subject: string;
  levels: string[];
  outcomes: string[];
  keywords: string[];
  ages?: [number, number] | undefined;
  shapes: (typeof lessonShapes)[number][];
  sources: string[];
  tasks: string[];
};

/** Every note in `topics/`, and those of the packs that the workspace draws on. One that says nothing of itself has the first heading, or its file's name. */
export async function loadTopicNotes(root: string): Promise<TopicNote[]> {
  const { files } = await loadWorkspace(root, topicFiles);
  return files.map(({ path, content }) => noteOf(path, content));
}

/** What a note says of itself, however little that is. */
export const noteOf = remembered(2_000, (path, content): TopicNote => {
  const parsed = parseFrontmatter(path, content, format);
  const loose = parsed.ok && parsed.value.title !== "" ? null : looseIn(path, content);
  const { title = "", ...more } = parsed.ok ? parsed.value : {};
  const heading = /^# +(.+)$/m.exec(content)?.[1]?.trim() ?? "";
  const name = (path.split("/").at(-1) ?? path).replace(/\.(?:md|txt)$/i, "").replaceAll("-", " ");
  return {
    path,
    subject: "",
    levels: [],
    outcomes: [],
    keywords: [],
    shapes: [],
    sources: [],
    tasks: [],
    ...more,
    ...loose,
    title: title.trim() || loose?.title || heading || name,
  };
});

/** What a note that says nothing of itself is found by. */
function looseIn(path: string, content: string): Pick<TopicNote, "title" | "keywords" | "subject"> | null {
  const found = isPackPath(path) ? null : looseTopic(path, content);
  return found && { title: found.title, keywords: found.keywords, subject: found.subject };
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
