import { type Command, commands, commandsOf } from "./commands.ts";
import type { Invocation } from "./invocation.ts";
import type { OptionSpec, Use } from "./options/option.ts";
import { meaningTo, named } from "./options/uses.ts";
import { optionGroups, optionTable } from "./options.ts";
import { subcommands } from "./subcommands.ts";

const intro = `teacher-assist: teaching with AI, on your own machine.

Usage
  teacher-assist <plugin>:<command> "<input>"     run a command ("-" reads the input from stdin)
  teacher-assist --interactive                    ask, in several turns
  teacher-assist --resume <session-id> ["<input>"]
  teacher-assist --serve [--port <n>] [--no-open] the web workbench, on this computer alone
  teacher-assist --list | --sessions | --trace <trace-id>
  teacher-assist <command> --help                 what a command takes
`;

const outro = `
Without a key it uses built-in drafting (no AI model). Set ANTHROPIC_API_KEY or OPENAI_API_KEY for a model,
or --model ollama/<name> for one on your machine (lmstudio/, llamacpp/, vllm/ too; doctor lists what runs).

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 stopped by a check, 4 no key, 5 a limit, 130 interrupted
`;

/** Of a command, where one is named; of a room's commands, where a room is; else of everything. */
export async function help({ args, terminal }: Invocation): Promise<number> {
  const [first = ""] = args.positionals;
  const room = commandsOf(first);
  const isRoom = args.positionals.length === 1 && room.length > 1;
  const asked = args.command === null || isRoom ? room : [args.command];
  terminal.out(asked.length === 0 ? overview() : helpOf(asked));
  return 0;
}

function overview(): string {
  const rooms = Object.entries(subcommands).map(([name, { help }]): Row => [name, help]);
  const groups = optionGroups.map(([heading, options]) => {
    const rows = Object.entries(options).map(
      ([name, spec]): Row => [written(name, spec), spec.uses.map(meaningWhere).join("; ")],
    );
    return `\n${heading}\n${table(rows)}`;
  });
  return `${intro}\nCommands\n${table(rooms)}${groups.join("")}${outro}`;
}

/** What these commands take, and nothing else. */
function helpOf(asked: readonly Command[]): string {
  const usage = asked.map((command) => `  teacher-assist ${commands[command]}\n`).join("");
  const rows = Object.entries(optionTable).flatMap(([name, spec]): OptionRow[] => {
    const uses = new Set(asked.flatMap((command) => meaningTo(command, spec) ?? []));
    const meanings = Array.from(uses, (use) => {
      const own = use.of === "everywhere" ? [] : use.of.filter((command) => asked.includes(command));
      return own.length === asked.length ? meaning(use) : prefixed(own, use);
    });
    const [only, ...others] = uses;
    const called = only?.value === undefined || others.length > 0 ? spec : { ...spec, value: only.value };
    const everywhere = [...uses].some(({ of }) => of === "everywhere");
    return meanings.length === 0 ? [] : [{ everywhere, row: [written(name, called), meanings.join("; ")] }];
  });
  const own = rows.filter(({ everywhere }) => !everywhere).map(({ row }) => row);
  const common = rows.filter(({ everywhere }) => everywhere).map(({ row }) => row);
  const options = own.length === 0 ? "" : `\nOptions\n${table(own)}`;
  return `Usage\n${usage}${options}\nEverywhere\n${table(common)}`;
}

type Row = readonly [left: string, right: string];
type OptionRow = { everywhere: boolean; row: Row };

function written(name: string, { value, short }: OptionSpec): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` <${value}>`}`;
}

function meaning({ help, choices }: Use): string {
  return choices === undefined ? help : `${help}: ${either.format(choices)}`;
}

function meaningWhere(use: Use): string {
  return prefixed(use.of === "everywhere" ? [] : use.of, use);
}

function prefixed(of: readonly Command[], use: Use): string {
  return of.length === 0 ? meaning(use) : `${named(of).join(", ")}: ${meaning(use)}`;
}

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join("");
}

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });
