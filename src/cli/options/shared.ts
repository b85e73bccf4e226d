import { diagramFormats } from "../../coach/diagram/diagram-formats.ts";
import { exportFormats as courseFormats } from "../../learning/room/export-formats.ts";
import { exportFormats as lessonFormats } from "../../lesson/export/model.ts";
import { commandsOf } from "../commands.ts";
import type { OptionTable } from "./option.ts";

/** What commands of several rooms take, each in its own sense. */
export const sharedOptions = {
  format: {
    type: "string",
    value: "format",
    uses: [
      { of: ["export"], help: "the kind of file (md)", choices: lessonFormats },
      { of: ["study export"], help: "the kind of file (apkg)", choices: courseFormats },
      { of: ["coach diagram"], help: "how it is drawn (mermaid)", choices: diagramFormats },
    ],
  },
  output: {
    type: "string",
    value: "file",
    short: "o",
    uses: [
      {
        of: [
          "export",
          "curriculum export",
          "study export",
          "study course",
          "coach diagram",
          "research tables",
          "unit ics",
          "lessons share",
          "eval inspect",
          "eval claude-cases",
        ],
        help: "where to write",
      },
      { of: ["eval study", "eval export"], help: "the folder to write tables to" },
      { of: ["curriculum import"], help: "what the file is to be called" },
    ],
  },
  force: {
    type: "boolean",
    uses: [
      {
        of: ["export", "curriculum import", "curriculum export", "notes add", "study export"],
        help: "overwrite what is there",
      },
      { of: ["lessons delete", "library remove", "study forget", "eval study"], help: "do not ask" },
    ],
  },
  minutes: {
    type: "string",
    value: "n",
    uses: [
      { of: ["<plugin>:<command>"], help: "how long the lesson is" },
      { of: ["check"], help: "how long it was asked to be; without, the class's period" },
      { of: ["study plan", "study start", "study quiz"], help: "how long the session is" },
      { of: ["study settings"], help: "how long a session mostly is" },
    ],
  },
  limit: {
    type: "string",
    value: "n",
    uses: [
      { of: ["--sessions", "lessons list", "library search"], help: "how many (20)" },
      { of: ["curriculum list"], help: "how many" },
    ],
  },
  type: {
    type: "string",
    value: "kind",
    uses: [
      { of: ["decide"], help: "with revise: what kind of change (easier, shorter, …)" },
      { of: ["study modality"], help: "the type of the concept" },
    ],
  },
  seed: {
    type: "string",
    value: "n",
    uses: [
      {
        of: [
          "study start",
          "study quiz",
          "study new",
          "study repl",
          "study listen",
          "study cards",
          "study together",
          "coach start",
          "coach run",
        ],
        help: "the same seed gives the same exercises",
      },
      { of: ["eval study"], help: "with new: the same seed assigns the same conditions (1)" },
    ],
  },
  now: {
    type: "string",
    value: "iso",
    uses: [
      {
        of: [
          "<plugin>:<command>",
          ...commandsOf("study"),
          "coach start",
          "research tables",
          ...commandsOf("unit"),
        ],
        help: "another moment than now, for planning and tests",
      },
    ],
  },
} as const satisfies OptionTable;
