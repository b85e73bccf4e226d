import type { OptionTable } from "./option.ts";

/** Cases, runs and comparisons. */
export const evalOptions = {
  cases: {
    type: "string",
    value: "folder",
    uses: [
      {
        of: ["eval list", "eval run", "eval inspect", "eval claude-cases"],
        help: "files of cases of your own; without, those that ship",
      },
    ],
  },
  rubric: {
    type: "string",
    value: "file.yaml",
    uses: [{ of: ["eval judge"], help: "questions of your own; without, evals/rubrics/lesson.yaml" }],
  },
  html: {
    type: "string",
    value: "file",
    uses: [
      {
        of: ["eval run", "eval show", "eval compare"],
        help: "the report as one page with plots, which needs nothing else",
      },
    ],
  },
  markdown: {
    type: "boolean",
    uses: [
      {
        of: ["eval run", "eval show", "eval compare"],
        help: "print the report as markdown beside --html too",
      },
    ],
  },
  matrix: {
    type: "string",
    value: "file.yaml",
    uses: [{ of: ["eval run"], help: "conditions and models, each crossed with every case" }],
  },
  repeat: {
    type: "string",
    value: "n",
    uses: [
      { of: ["eval run"], help: "try each case so often (1)" },
      { of: ["eval judge"], help: "ask each question so often (3)" },
    ],
  },
  cache: {
    type: "boolean",
    uses: [{ of: ["eval run"], help: "what a model was asked before is not asked, nor paid for, again" }],
  },
  parallel: {
    type: "string",
    value: "n",
    uses: [
      { of: ["eval run"], help: "so many cases at once" },
      { of: ["eval judge"], help: "so many questions at once (4)" },
    ],
  },
  study: {
    type: "string",
    value: "study",
    uses: [{ of: ["eval export"], help: "the study to export" }],
  },
  title: {
    type: "string",
    value: "text",
    uses: [{ of: ["eval study"], help: "with new: what it is called" }],
  },
  "shown-as": {
    type: "string",
    value: "text",
    uses: [{ of: ["eval study"], help: "with new: what participants read in place of the title" }],
  },
  random: {
    type: "boolean",
    uses: [{ of: ["eval study"], help: "with new: conditions are drawn, and not balanced" }],
  },
  "by-task": {
    type: "boolean",
    uses: [{ of: ["eval study"], help: "with new: the condition changes from task to task" }],
  },
  consent: {
    type: "string",
    value: "file",
    uses: [{ of: ["eval study"], help: "with new and consent: the text that is agreed to" }],
  },
  texts: {
    type: "boolean",
    uses: [{ of: ["eval study"], help: "with consent: what they write may be exported too, names masked" }],
  },
  tasks: {
    type: "string",
    value: "file.yaml",
    uses: [{ of: ["eval study"], help: "with new: tasks of your own in place of T1 to T3" }],
  },
} as const satisfies OptionTable;
