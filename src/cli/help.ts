import manifest from "../../package.json" with { type: "json" };
import type { Invocation } from "./invocation.ts";
import { optionTable } from "./options.ts";
import { subcommands } from "./subcommands.ts";

const intro = `teacher-assist: teaching with AI, on your own machine.

Usage
  teacher-assist <plugin>:<command> "<input>"     run a command ("-" reads the input from stdin)
  teacher-assist --interactive                    ask, in several turns
  teacher-assist --resume <session-id> ["<input>"]
  teacher-assist --serve [--port <n>] [--no-open] the web workbench, on this computer alone
  teacher-assist --list | --sessions | --trace <trace-id>
`;

const outro = `
Without a key it uses built-in drafting (no AI model). Set ANTHROPIC_API_KEY or OPENAI_API_KEY for a model,
or --provider openai --base-url http://localhost:11434/v1 --model <name> for one on your machine.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 stopped by a check, 4 no key, 5 a limit, 130 interrupted
`;

export async function help({ terminal }: Invocation): Promise<number> {
  const rows = Object.entries(optionTable).map(([name, spec]): [string, string] => {
    const value = spec.value === undefined ? "" : ` <${spec.value}>`;
    const short = spec.short === undefined ? "" : `-${spec.short}, `;
    return [`${short}--${name}${value}`, spec.help];
  });
  const commands = Object.entries(subcommands).map(([name, { help }]): [string, string] => [name, help]);
  terminal.out(`${intro}\nCommands\n${table(commands)}\nOptions\n${table(rows)}${outro}`);
  return 0;
}

export async function version({ terminal }: Invocation): Promise<number> {
  terminal.out(`${manifest.version}\n`);
  return 0;
}

function table(rows: readonly [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}\n`).join("");
}
