import { providerNames } from "../../model/provider-names.ts";
import type { OptionTable, Use } from "./option.ts";

export const outputFormats = ["text", "json", "stream-json"] as const;

const everywhere = (help: string, choices?: readonly string[]): readonly Use[] => [
  { of: "everywhere", help, ...(choices === undefined ? {} : { choices }) },
];

/** What may stand in an alias for the whole program, whatever is then asked of it. */
export const everywhereOptions = {
  provider: { type: "string", value: "name", uses: everywhere("who drafts", providerNames) },
  model: { type: "string", value: "id", uses: everywhere("the model to use") },
  "base-url": {
    type: "string",
    value: "url",
    uses: everywhere("a server that speaks OpenAI's API (Ollama, llama.cpp, …)"),
  },
  workspace: { type: "string", value: "dir", uses: everywhere("the teacher's files") },
  "plugin-dir": {
    type: "string",
    value: "dir",
    multiple: true,
    uses: everywhere("a plugin, or a folder of plugins; may be repeated"),
  },
  "output-format": {
    type: "string",
    value: "format",
    uses: everywhere("how results are printed", outputFormats),
  },
  json: { type: "boolean", uses: everywhere("one JSON document on stdout") },
  "no-input": { type: "boolean", uses: everywhere("never ask anything") },
  "no-color": { type: "boolean", uses: everywhere("no colour") },
  help: { type: "boolean", short: "h", uses: everywhere("this text; with a command, its own options") },
  version: { type: "boolean", uses: everywhere("the version") },
} as const satisfies OptionTable;
