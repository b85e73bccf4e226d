import type { OptionTable } from "./option.ts";

export const speeches = ["text", "espeak", "openai", "browser"] as const;

export const coachOptions = {
  speech: {
    type: "string",
    value: "how",
    uses: [{ of: ["coach start"], help: "how it speaks and listens (text)", choices: speeches }],
  },
  words: {
    type: "string",
    value: "n",
    uses: [{ of: ["coach start", "coach run"], help: "so many words at most" }],
  },
  spec: {
    type: "string",
    value: "which",
    uses: [
      {
        of: ["coach start", "coach run", "coach diagram"],
        help: "the session spec, 0.2, 0.3 or a file (0.3)",
      },
    ],
  },
  script: {
    type: "string",
    value: "file",
    uses: [{ of: ["coach run"], help: "what happens, one event a line, as JSON (- for stdin)" }],
  },
  micro: { type: "boolean", uses: [{ of: ["coach run"], help: "also a line for every state on the way" }] },
  deck: {
    type: "string",
    value: "name",
    uses: [{ of: ["coach diagram"], help: "light the state that its session is in" }],
  },
} as const satisfies OptionTable;
