import { z } from "zod";
import { attribution, entryPath } from "../library/as-curriculum.ts";
import type { LessonRead } from "../library/entry.ts";
import type { Libraries } from "../library/libraries.ts";
import { subjectsMeant } from "../library/subjects.ts";
import { nearest } from "../nearest.ts";
import { defineTool, type Tool } from "./tool.ts";

const most = 20;

/** What was brought in to draw on (decision 45): found by words, read by its pointer. Both answer with JSON. */
export function libraryTools(libraries: Libraries): Tool[] {
  return [searchTool(libraries), readTool(libraries)];
}

function searchTool(libraries: Libraries): Tool {
  return defineTool({
    name: "search_library",
    description:
      "Finds lessons, units and national-curriculum descriptors in the libraries that were brought in, best first. Name the class's subject and years: without them everything is searched.",
    schema: z.strictObject({
      words: z.string().min(1).max(500).describe("The topic, in a few words."),
      subject: z.string().max(100).optional().describe("As the class calls it: `Maths`, `Science`."),
      years: z.array(z.number().int().min(1).max(13)).max(13).optional().describe("England's years: 5, 10."),
      kind: z.enum(["lesson", "unit", "descriptor"]).optional(),
      limit: z.number().int().min(1).max(most).optional(),
    }),
    run({ words, subject = "", years, kind, limit = 8 }) {
      const subjects = subjectsMeant(subject, libraries.subjects());
      const found = libraries.search({ words, subjects, years, kind, limit });
      const entries = found
        .slice(0, limit)
        .map((one) => ({ pointer: entryPath(one.library, one.id), ...one }));
      return { content: JSON.stringify({ found: entries }), facts: { found: entries.length } };
    },
  });
}

function readTool(libraries: Libraries): Tool {
  return defineTool({
    name: "read_library",
    description:
      "Reads one entry of a library by its pointer, a lesson with the lessons before it. What you use of it is cited as `[title](pointer)`, with the attribution that is given.",
    schema: z.strictObject({
      pointer: z.string().min(1).max(300).describe("As search_library gives it: `library/oak/lesson-9566`."),
    }),
    run({ pointer }) {
      const [, name = "", id = ""] = /^library\/([^/#]+)\/([^/#]+)/.exec(pointer.trim()) ?? [];
      const about = libraries.known(name);
      if (about === null || !about.here) throw new Error(noLibrary(name, libraries));
      const lesson = libraries.lesson(name, id);
      const entry = lesson ?? libraries.entry(name, id);
      if (entry === null)
        throw new Error(`There is no ${id} in the library ${name}. Search for it with search_library.`);
      return {
        content: JSON.stringify({ attribution: attribution(about.about), ...asRead(entry) }),
        facts: { library: name, id },
      };
    },
  });
}

function asRead(entry: LessonRead | object): object {
  return "lesson" in entry ? entry : { entry };
}

function noLibrary(name: string, libraries: Libraries): string {
  const names = libraries.list().map((about) => about.name);
  const near = nearest(name, names);
  return `There is no library \`${name}\`. ${near === null ? `There is: ${names.join(", ")}.` : `Did you mean ${near}?`}`;
}
