import { z } from "zod";
import { notesToolName } from "../plugin/tool-names.ts";
import { findNotes } from "../workspace/topics/find-notes.ts";
import { defineTool, type Tool } from "./tool.ts";

const most = 8;

/** Topic notes by what they are about, in every subject: the workspace's list shows those of its own classes only. */
export function searchNotesTool(workspaceRoot: string): Tool {
  return defineTool({
    name: notesToolName,
    reads: true,
    description:
      "Finds topic notes that a topic calls by name, best first: the teacher's own, and those that come with the program in every subject. `share` says how much of the topic a note is about, `title` how much of its title the topic says, `missing` which words it knows nothing of. Answers with JSON; read_file reads a note by its path.",
    schema: z.strictObject({
      words: z.string().min(1).max(500).describe("The topic, as the teacher wrote it."),
      limit: z.number().int().min(1).max(most).optional(),
    }),
    run({ words, limit = most }) {
      const found = findNotes(workspaceRoot, words, limit);
      return { content: JSON.stringify({ found }), facts: { found: found.length } };
    },
  });
}
