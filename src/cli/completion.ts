import { nearest } from "../nearest.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem } from "../problem.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { optionTable } from "./options.ts";
import { findPlaces } from "./places.ts";
import { subcommands } from "./subcommands.ts";

/** Prints a script for a shell. The script asks `completion words` for the commands there are at that moment. */
export async function completion(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const [, shell = ""] = args.positionals;
  if (shell === "words") {
    terminal.out((await words(invocation)).map((word) => `${word}\n`).join(""));
    return exit.done;
  }
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
  if (script === undefined) {
    const near = nearest(shell, Object.keys(scripts));
    const hint = near === null ? `It can be ${Object.keys(scripts).join(", ")}.` : `Did you mean ${near}?`;
    throw new Problem(
      "usage",
      shell === "" ? `Which shell? ${hint}` : `There is no completion for "${shell}". ${hint}`,
    );
  }
  terminal.out(script);
  return exit.done;
}

async function words({ args, env, cwd }: Invocation): Promise<string[]> {
  const { plugins } = await discoverPlugins(findPlaces(args, env, cwd).pluginDirs);
  const commands = [...plugins.values()].flatMap((plugin) =>
    [...plugin.commands.keys()].map((command) => `${plugin.name}:${command}`),
  );
  return [...commands, ...Object.keys(subcommands)];
}

const flags = Object.keys(optionTable).map((name) => `--${name}`);

const choices = Object.entries(optionTable).flatMap(([name, spec]) =>
  spec.choices === undefined ? [] : [{ flag: `--${name}`, values: spec.choices.join(" ") }],
);

const bash = `# teacher-assist: completion for bash.  eval "$(teacher-assist completion bash)"
_teacher_assist() {
  local cur prev words cword
  if declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref -n : cur prev
  else
    cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  fi
  case $prev in
${choices.map(({ flag, values }) => `    ${flag}) COMPREPLY=($(compgen -W "${values}" -- "$cur")); return ;;`).join("\n")}
    --workspace|--plugin-dir) COMPREPLY=($(compgen -d -- "$cur")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")); return ;;
  esac
  case $cur in
    -*) COMPREPLY=($(compgen -W "${flags.join(" ")}" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$(teacher-assist completion words 2>/dev/null)" -- "$cur")) ;;
  esac
  declare -F __ltrim_colon_completions >/dev/null && __ltrim_colon_completions "$cur"
}
complete -F _teacher_assist teacher-assist
`;

const zsh = `#compdef teacher-assist
# teacher-assist: completion for zsh.  source <(teacher-assist completion zsh)
_teacher_assist() {
  local -a flags commands
  case $words[CURRENT-1] in
${choices.map(({ flag, values }) => `    ${flag}) compadd -- ${values}; return ;;`).join("\n")}
    --workspace|--plugin-dir) _files -/; return ;;
    completion) compadd -- bash zsh fish; return ;;
  esac
  if [[ $words[CURRENT] == -* ]]; then
    compadd -- ${flags.join(" ")}
  else
    commands=(\${(f)"$(teacher-assist completion words 2>/dev/null)"})
    compadd -- $commands
  fi
}
compdef _teacher_assist teacher-assist
`;

const fish = `# teacher-assist: completion for fish.  teacher-assist completion fish | source
complete -c teacher-assist -f -n __fish_is_first_token -a '(teacher-assist completion words 2>/dev/null)'
complete -c teacher-assist -f -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'
${Object.entries(optionTable)
  .map(([name, spec]) => {
    const value =
      spec.choices === undefined
        ? spec.type === "string"
          ? " -r"
          : ""
        : ` -x -a '${spec.choices.join(" ")}'`;
    return `complete -c teacher-assist -l ${name}${spec.short === undefined ? "" : ` -s ${spec.short}`}${value} -d '${spec.help.replaceAll("'", "\\'")}'`;
  })
  .join("\n")}
`;

const scripts: Readonly<Record<string, string>> = { bash, zsh, fish };
