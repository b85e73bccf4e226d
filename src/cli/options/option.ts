import type { Command } from "../commands.ts";

/** One option: how it is written, and what it means to which commands. */
export type OptionSpec = {
  type: "boolean" | "string";
  value?: string;
  short?: string;
  multiple?: boolean;
  uses: readonly Use[];
};

export type Use = {
  of: readonly Command[] | "everywhere";
  help: string;
  /** What its value is called here, where that is not what it is elsewhere. */
  value?: string;
  /** What its value can be, where that is a list: for help and completion. */
  choices?: readonly string[];
};

export type OptionTable = Readonly<Record<string, OptionSpec>>;
