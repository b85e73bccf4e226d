import { parts } from "../../lesson/export/part-names.ts";
import type { OptionTable } from "./option.ts";

export const audiences = ["teacher", "student"] as const;

export const photoLanguages = ["en", "ms"] as const;

/** What a teacher has beside a draft: lessons as files, and the curriculum. */
export const lessonOptions = {
  class: {
    type: "string",
    value: "id",
    uses: [
      { of: ["<plugin>:<command>"], help: "the class the lesson is for, whatever the request's words name" },
      { of: ["check"], help: "the class to check it for" },
      { of: ["lessons adapt"], help: "the class to plan it for" },
    ],
  },
  file: {
    type: "string",
    value: "section.md",
    uses: [
      { of: ["decide"], help: "with edit: the section as you wrote it (- reads it from standard input)" },
    ],
  },
  for: {
    type: "string",
    value: "who",
    uses: [{ of: ["export"], help: "whom it is for", choices: audiences }],
  },
  level: { type: "string", value: "name", uses: [{ of: ["curriculum list"], help: "of this level only" }] },
  topic: { type: "string", value: "name", uses: [{ of: ["notes add"], help: "what the note is about" }] },
  language: {
    type: "string",
    value: "code",
    uses: [{ of: ["notes add"], help: "what a photo is written in (en)", choices: photoLanguages }],
  },
  organiser: {
    type: "string",
    value: "name",
    uses: [{ of: ["curriculum list"], help: "of this organiser only" }],
  },
  part: {
    type: "string",
    value: "which",
    uses: [{ of: ["export"], help: "the lesson, or what was made beside it", choices: parts }],
  },
} as const satisfies OptionTable;
