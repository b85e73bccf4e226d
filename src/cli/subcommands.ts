import type { Subcommand } from "./invocation.ts";

export const subcommands: Readonly<Record<string, { help: string; load(): Promise<Subcommand> }>> = {
  decide: {
    help: 'decide on a section: decide <session> <section> accept | revise "…" | alternatives | edit --file <f> | pick <n> | undo',
    load: async () => (await import("./decide.ts")).decideSection,
  },
  lessons: {
    help: 'lessons list | rename <session> "<name>" | duplicate <session> | adapt <session> --class <id> | share <session> | open <file.lesson> | delete <session> | summary <session>',
    load: async () => (await import("./lessons.ts")).lessons,
  },
  shelf: {
    help: "shared lessons of your department: shelf list [<words>] | open <file> | folder <dir>",
    load: async () => (await import("./shelf.ts")).shelf,
  },
  unit: {
    help: 'lessons in order: unit list | new "<topic>" --class <id> --lessons <n> | show | next | taught | lost | undo | coverage | calendar | ics',
    load: async () => (await import("./unit.ts")).unit,
  },
  memory: {
    help: 'what to remember: memory list | confirm <id> | edit <id> "<your words>" | dismiss <id>',
    load: async () => (await import("./memory.ts")).memory,
  },
  check: {
    help: "check any lesson: check <lesson.md | session> [--class <id>]",
    load: async () => (await import("./check.ts")).check,
  },
  export: {
    help: "export <session> [--part lesson|worksheet|quiz|guide|slides] --format md|html|docx|pptx|pdf [--for teacher|student] [--look light|dark] [-o <file>]",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  curriculum: {
    help: "curriculum list | import <file> | verify | export <name>",
    load: async () => (await import("./curriculum.ts")).curriculum,
  },
  notes: {
    help: 'notes new "<topic>" | fill <note> [<heading>] <file | -> | add <file | -> | list: notes on topics, from nothing or from documents of yours (DOCX, PPTX, PDF, ODT, HTML, text, a photo)',
    load: async () => (await import("./notes.ts")).notes,
  },
  library: {
    help: "library add <folder | archive | address> | list | search <words> | show <id> | remove <name>",
    load: async () => (await import("./library.ts")).library,
  },
  workspace: {
    help: "workspace list | new <name> <answers.json> | class <class.json> (as in the web's set-up; - for stdin)",
    load: async () => (await import("./workspace.ts")).workspace,
  },
  study: {
    help: "study plan | start | quiz | cards | new | grade | progress … (study alone lists them)",
    load: async () => (await import("./study/study.ts")).study,
  },
  coach: {
    help: "coach start | run | check | diagram | decks … (coach alone lists them)",
    load: async () => (await import("./coach/coach.ts")).coach,
  },
  eval: {
    help: "eval list | run | show <run> | compare <a> <b> | judge <run> | agreement <ratings> | rows | study … | export --study <study>: does a part help? in numbers with intervals",
    load: async () => (await import("./eval.ts")).evaluate,
  },
  research: {
    help: "research tables [<name>] | decisions: what was done, as CSV and in numbers",
    load: async () => (await import("./research.ts")).research,
  },
  plugins: {
    help: "plugins approve <plugin> | revoke <plugin>: let the tools that it brings run, as they are now; take that back",
    load: async () => (await import("./plugins.ts")).plugins,
  },
  doctor: { help: "check this installation", load: async () => (await import("./doctor.ts")).doctor },
  completion: {
    help: "completions for bash, zsh or fish: completion <shell>",
    load: async () => (await import("./completion.ts")).completion,
  },
};
