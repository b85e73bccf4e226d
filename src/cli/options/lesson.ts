import { parts } from "../../lesson/export/part-names.ts";
import { slideLooks } from "../../lesson/export/slide-themes.ts";
import { levels } from "../../questions/paper.ts";
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
      { of: ["unit new"], help: "the class that it is for" },
      { of: ["lessons open", "shelf open"], help: "the class you will teach it to" },
      { of: ["unit coverage"], help: "the class that is looked at" },
    ],
  },
  by: {
    type: "string",
    value: "name",
    uses: [{ of: ["lessons share", "study course"], help: "who shares it, as you wish to be called" }],
  },
  licence: {
    type: "string",
    value: "terms",
    uses: [{ of: ["lessons share", "study course"], help: "what others may do with it" }],
  },
  "with-decisions": {
    type: "boolean",
    uses: [{ of: ["lessons share"], help: "say how many sections you have decided on" }],
  },
  lessons: { type: "string", value: "n", uses: [{ of: ["unit new"], help: "how many periods there are" }] },
  starts: {
    type: "string",
    value: "day",
    uses: [{ of: ["unit new"], help: "the first day on which it may be taught (today)" }],
  },
  near: {
    type: "boolean",
    uses: [
      { of: ["unit new"], help: "fill up with what is near, where there are too few notes on the topic" },
    ],
  },
  on: {
    type: "string",
    value: "day",
    uses: [{ of: ["unit taught", "unit lost"], help: "the day, as 2026-11-16 (today)" }],
  },
  how: {
    type: "string",
    value: "line",
    uses: [{ of: ["unit taught", "unit lost"], help: "how it went, or why" }],
  },
  left: {
    type: "string",
    value: "line",
    uses: [
      {
        of: ["unit taught"],
        help: "what was not finished: it gets a lesson of its own, the rest moves along",
      },
    ],
  },
  from: { type: "string", value: "day", uses: [{ of: ["unit calendar"], help: "the first day (today)" }] },
  days: { type: "string", value: "n", uses: [{ of: ["unit calendar"], help: "how many days (14)" }] },
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
  support: {
    type: "string",
    value: "level",
    uses: [{ of: ["export"], help: "how much support a worksheet gives (core)", choices: levels }],
  },
  look: {
    type: "string",
    value: "look",
    uses: [
      { of: ["export"], help: "of slides: for a bright room or a dark one (light)", choices: slideLooks },
    ],
  },
  topic: { type: "string", value: "name", uses: [{ of: ["notes add"], help: "what the note is about" }] },
  language: {
    type: "string",
    value: "code",
    uses: [
      { of: ["notes add", "notes fill"], help: "what a photo is written in (en)", choices: photoLanguages },
    ],
  },
  organiser: {
    type: "string",
    value: "name",
    uses: [{ of: ["curriculum list"], help: "of this organiser only" }],
  },
  part: {
    type: "string",
    value: "which",
    uses: [{ of: ["export"], help: "the lesson, or what goes with it", choices: parts }],
  },
} as const satisfies OptionTable;
