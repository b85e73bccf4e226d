import { bloomLevels } from "../../bloom.ts";
import { domainTypes, modalities } from "../../learning/course-words.ts";
import type { OptionTable } from "./option.ts";

export const judgeKinds = ["answer", "short_answer", "essay"] as const;

export const studyOptions = {
  modality: {
    type: "string",
    value: "name",
    uses: [{ of: ["study new"], help: "the kind of exercise", choices: modalities }],
  },
  sealed: { type: "boolean", uses: [{ of: ["study new"], help: "keep the answer key out of the file" }] },
  quiz: {
    type: "boolean",
    uses: [{ of: ["study new"], help: "a quiz, sealed, with no hints and no second try" }],
  },
  unit: {
    type: "string",
    value: "name",
    uses: [{ of: ["study quiz"], help: "only this unit of the course, by its name or number" }],
  },
  bloom: {
    type: "string",
    value: "level",
    uses: [
      { of: ["study new", "study modality", "study course"], help: "how deep it goes", choices: bloomLevels },
    ],
  },
  domain: {
    type: "string",
    value: "name",
    uses: [{ of: ["study modality", "study course"], help: "what is studied", choices: domainTypes }],
  },
  context: {
    type: "string",
    value: "file",
    uses: [{ of: ["study modality"], help: "what else is known, as JSON" }],
  },
  "no-record": { type: "boolean", uses: [{ of: ["study grade"], help: "only show, count nothing" }] },
  response: {
    type: "string",
    value: "file",
    uses: [{ of: ["study grade"], help: "an answer that is not in the exercise's own file (- for stdin)" }],
  },
  image: {
    type: "string",
    value: "file",
    uses: [{ of: ["study grade"], help: "a photo of handwritten work" }],
  },
  self: {
    type: "string",
    value: "rating",
    uses: [{ of: ["study grade"], help: "your own rating, 1 to 4, or accuracy=3,reasoning=2" }],
  },
  result: {
    type: "string",
    value: "file",
    uses: [{ of: ["study record"], help: "a result, or an array of them, as JSON (- for stdin)" }],
  },
  kind: {
    type: "string",
    value: "kind",
    uses: [{ of: ["study judge"], help: "what is judged", choices: judgeKinds }],
  },
  prefer: {
    type: "string",
    value: "names",
    uses: [{ of: ["study settings"], help: "modalities you like, separated by commas" }],
  },
  avoid: {
    type: "string",
    value: "names",
    uses: [{ of: ["study settings"], help: "modalities you would rather not have" }],
  },
  style: {
    type: "string",
    value: "how",
    uses: [
      {
        of: ["study settings"],
        help: "examples_first or rule_first, when something new is taught",
      },
    ],
  },
  "new-words": {
    type: "string",
    value: "n",
    uses: [{ of: ["study settings"], help: "words met for the first time in a day, at most (20)" }],
  },
  zone: {
    type: "string",
    value: "name",
    uses: [{ of: ["study settings"], help: "your time zone, as in Asia/Kuala_Lumpur" }],
  },
  name: {
    type: "string",
    value: "name",
    uses: [{ of: ["study import"], help: "what the course is called" }],
  },
  all: {
    type: "boolean",
    uses: [{ of: ["study forget"], help: "everything that is kept of you as a learner" }],
  },
} as const satisfies OptionTable;
