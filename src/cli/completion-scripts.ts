import { type Command, commands, isCommand } from "./commands.ts";
import type { Use } from "./options/option.ts";
import { meaningTo } from "./options/uses.ts";
import { optionTable } from "./options.ts";

/** What each shell runs. A command's own options are offered once it stands there, all of them before. */

type Offer = { flags: string[]; choices: { flag: string; values: string }[] };

function offerOf(command: Command | null): Offer {
  const offer: Offer = { flags: [], choices: [] };
  for (const [name, spec] of Object.entries(optionTable)) {
    const uses = command === null ? spec.uses : [meaningTo(command, spec)].filter((use) => use !== undefined);
    const values = [...new Set(uses.flatMap(({ choices = [] }) => choices))].join(" ");
    if (uses.length > 0) offer.flags.push(`--${name}`);
    if (values !== "") offer.choices.push({ flag: `--${name}`, values });
  }
  return offer;
}

const drafting = "<plugin>:<command>";
/** Anything with a colon is taken for a drafting command, so that one comes last. */
const inOrder = [...Object.keys(commands).filter((name) => name !== drafting), drafting].filter(isCommand);

/** How a line looks that asks for a command, as a shell's pattern. */
function patternOf(command: Command): string {
  if (command === drafting) return '*" --interactive "*|*" --resume "*|*"teacher-assist "*:*';
  return command.startsWith("-") ? `*" ${command} "*` : `*"teacher-assist ${command} "*`;
}

/** Sets `flags`, and `values` where the word before has a list of its own. The same for bash and zsh. */
function cases(previous: string): string {
  const arm = (pattern: string, { flags, choices }: Offer) =>
    `    ${pattern}) flags="${flags.join(" ")}"
      case ${previous} in ${choices.map(({ flag, values }) => `${flag}) values="${values}" ;;`).join(" ")} esac ;;`;
  return [
    ...inOrder.map((command) => arm(patternOf(command), offerOf(command))),
    arm("*", offerOf(null)),
  ].join("\n");
}

export const bash = `# teacher-assist: completion for bash.  eval "$(teacher-assist completion bash)"
_teacher_assist() {
  local cur prev words cword flags values=
  if declare -F _get_comp_words_by_ref >/dev/null; then
    _get_comp_words_by_ref -n : cur prev
  else
    cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  fi
  case "\${COMP_WORDS[*]:0:COMP_CWORD} " in
${cases("$prev")}
  esac
  case $prev in
    --workspace|--plugin-dir) COMPREPLY=($(compgen -d -- "$cur")); return ;;
    completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")); return ;;
  esac
  if [[ -n $values ]]; then COMPREPLY=($(compgen -W "$values" -- "$cur")); return; fi
  case $cur in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -W "$(teacher-assist completion words 2>/dev/null)" -- "$cur")) ;;
  esac
  declare -F __ltrim_colon_completions >/dev/null && __ltrim_colon_completions "$cur"
}
complete -F _teacher_assist teacher-assist
`;

export const zsh = `#compdef teacher-assist
# teacher-assist: completion for zsh.  source <(teacher-assist completion zsh)
_teacher_assist() {
  local -a commands
  local flags values= said="\${words[1,CURRENT-1]} "
  case $said in
${cases("$words[CURRENT-1]")}
  esac
  case $words[CURRENT-1] in
    --workspace|--plugin-dir) _files -/; return ;;
    completion) compadd -- bash zsh fish; return ;;
  esac
  if [[ -n $values ]]; then
    compadd -- \${=values}
  elif [[ $words[CURRENT] == -* ]]; then
    compadd -- \${=flags}
  else
    commands=(\${(f)"$(teacher-assist completion words 2>/dev/null)"})
    compadd -- $commands
  fi
}
compdef _teacher_assist teacher-assist
`;

export const fish = `# teacher-assist: completion for fish.  teacher-assist completion fish | source
function __teacher_assist_said
  string match -qr -- $argv[1] (commandline -pc)' '
end
complete -c teacher-assist -f -n __fish_is_first_token -a '(teacher-assist completion words 2>/dev/null)'
complete -c teacher-assist -f -n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'
${Object.entries(optionTable)
  .flatMap(([name, { uses, ...spec }]) =>
    uses.map((use) => {
      const short = "short" in spec ? ` -s ${spec.short}` : "";
      const value =
        use.choices === undefined
          ? spec.type === "string"
            ? " -r"
            : ""
          : ` -x -a '${use.choices.join(" ")}'`;
      return `complete -c teacher-assist${condition(use)} -l ${name}${short}${value} -d '${use.help.replaceAll("'", "\\'")}'`;
    }),
  )
  .join("\n")}
`;

/** An option that is a command itself, as --serve is, is offered at once, and so is what begins a draft. */
function condition({ of }: Use): string {
  if (of === "everywhere" || of.some((command) => command === drafting || command.startsWith("-"))) return "";
  return ` -n '__teacher_assist_said "teacher-assist (${of.join("|")}) "'`;
}
