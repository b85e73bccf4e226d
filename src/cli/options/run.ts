import { factors } from "../../agent/condition.ts";
import { topologies } from "../../agent/topology.ts";
import type { OptionTable, Use } from "./option.ts";

const drafting = (help: string, choices?: readonly string[]): readonly Use[] => [
  { of: ["<plugin>:<command>"], help, ...(choices === undefined ? {} : { choices }) },
];
const drafts = (help: string): readonly Use[] => [
  { of: ["<plugin>:<command>", "decide", "lessons adapt", "unit next"], help },
];

const letters = factors.map(({ letter, name }) => `${letter} ${name}`).join(", ");

export const adjudications = ["ask", "accept", "skip"] as const;

/** Asking for something to be drafted, and what is asked without a command's name. */
export const runOptions = {
  interactive: { type: "boolean", uses: drafting("several turns, in the terminal") },
  resume: {
    type: "string",
    value: "session-id",
    uses: [
      ...drafting("go on with a saved session"),
      { of: ["eval run"], value: "run", help: "go on with a run that was cut off" },
    ],
  },
  outcome: {
    type: "string",
    value: "code",
    multiple: true,
    uses: [
      ...drafting("an outcome the lesson is to serve; may be repeated"),
      { of: ["lessons list"], help: "lessons that name this outcome" },
      { of: ["unit new"], help: "an outcome the unit is to serve; may be repeated" },
    ],
  },
  "max-turns": { type: "string", value: "n", uses: drafts("stop after so many model turns") },
  "max-budget-usd": {
    type: "string",
    value: "n",
    uses: [
      ...drafts("stop when it has cost so much"),
      { of: ["eval run"], help: "begin no further case once so much was spent" },
    ],
  },
  topology: {
    type: "string",
    value: "how",
    uses: drafting("whether agents call others in and hand over (multi)", topologies),
  },
  condition: {
    type: "string",
    value: "A1B1C3D3E1",
    uses: [
      {
        of: ["<plugin>:<command>"],
        help: `a research condition, ${letters} (docs/research.md)`,
      },
      {
        of: ["eval run"],
        help: `a research condition, ${letters} (docs/research.md); several as one value, as in "F0 F1"`,
      },
    ],
  },
  record: {
    type: "string",
    value: "file",
    uses: [
      {
        of: ["<plugin>:<command>", "eval run"],
        help: "write down what models answer, to be played again with no key and no network",
      },
    ],
  },
  replay: {
    type: "string",
    value: "file",
    uses: [
      {
        of: ["<plugin>:<command>", "eval run"],
        help: "play a recording: no model is reached, no key is needed",
      },
    ],
  },
  "allow-personal-data": {
    type: "boolean",
    uses: [
      ...drafts("go on although the privacy scan warned"),
      { of: ["memory edit"], help: "it is nobody's data, or you have good reason" },
      {
        of: [
          "workspace new",
          "workspace class",
          "notes add",
          "notes new",
          "notes fill",
          "unit name",
          "unit taught",
          "unit lost",
          "lessons share",
        ],
        help: "save it although the privacy scan warned",
      },
    ],
  },
  "approve-tools": {
    type: "boolean",
    uses: [
      {
        of: ["<plugin>:<command>", "decide", "lessons adapt", "unit next", "plugins approve"],
        help: "approve the tools that the plugin brings, as they are now; do not ask",
      },
    ],
  },
  "dry-run": { type: "boolean", uses: drafting("print the assembled prompt, call nothing") },
  feedforward: { type: "boolean", uses: drafting("show what context will be used, before it is used") },
  adjudicate: {
    type: "string",
    value: "how",
    uses: drafting("decide on the sections after drafting", adjudications),
  },
  list: {
    type: "boolean",
    uses: [{ of: ["--list"], help: "plugins, commands, agents, skills, hooks, tools" }],
  },
  sessions: { type: "boolean", uses: [{ of: ["--sessions"], help: "saved sessions, recent first" }] },
  plugin: { type: "string", value: "name", uses: [{ of: ["--sessions"], help: "of this plugin only" }] },
  trace: { type: "string", value: "trace-id", uses: [{ of: ["--trace"], help: "show a trace" }] },
  serve: { type: "boolean", uses: [{ of: ["--serve"], help: "start the web workbench on this computer" }] },
  port: {
    type: "string",
    value: "n",
    uses: [{ of: ["--serve"], help: "the port (4170, or the next free one)" }],
  },
  "no-open": { type: "boolean", uses: [{ of: ["--serve"], help: "print the address, open no browser" }] },
} as const satisfies OptionTable;
