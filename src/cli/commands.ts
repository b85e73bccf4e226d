/** Every command of the command line and how it is used, once. Options, help and completion speak of them by these names. */
export const commands = {
  "<plugin>:<command>": '<plugin>:<command> "<input>": draft, in one turn or with --interactive in several',
  "--list": "--list: plugins, commands, agents, skills, hooks, tools",
  "--sessions": "--sessions: saved sessions, recent first",
  "--trace": "--trace <trace-id>: what happened in one run",
  "--serve": "--serve: the web workbench, on this computer alone",
  decide: 'decide <session> <section> accept | revise "…" | alternatives | edit --file <f> | pick <n> | undo',
  "lessons list": "lessons list",
  "lessons rename": 'lessons rename <session> "<name>"',
  "lessons duplicate": "lessons duplicate <session>",
  "lessons adapt": "lessons adapt <session> --class <id>: the same lesson for another class",
  "lessons share":
    'lessons share <session> [--by "<name>"] [--licence "…"] [-o <file.lesson>]: as one file for a colleague',
  "lessons open":
    "lessons open <file.lesson> [--class <id>]: one that a colleague shared, checked against your curriculum",
  "lessons delete": "lessons delete <session> [--force]",
  "lessons summary": "lessons summary <session> [undo]: what a model is told in place of older messages",
  "unit list": "unit list: your units, and the next lesson of each",
  "unit new":
    'unit new "<topic>" --class <id> --lessons <n> [--outcome <code>] [--starts <day>] [--near]: lessons in order',
  "unit show": "unit show <unit>: its lessons, their days and how far they are",
  "unit next": "unit next <unit> [<lesson>]: draft the next lesson of it, or one by its number",
  "unit name": 'unit name <unit> <lesson> "<topic>": say what a lesson is about',
  "unit taught":
    'unit taught <unit> [<lesson>] [--on <day>] [--how "…"] [--left "…"]: it was taught, and how it went',
  "unit lost": 'unit lost <unit> [--on <day>] [--how "…"]: a period did not take place; the rest moves along',
  "unit add": 'unit add <unit> "<topic>" [<place>]: one more lesson, at the end or at that place',
  "unit move": "unit move <unit> <lesson> <place>: a lesson to another place, by their numbers",
  "unit remove": "unit remove <unit> <lesson>: take a lesson out; its draft stays, and undo brings it back",
  "unit undo": "unit undo <unit>: take back what was marked last",
  "unit coverage":
    "unit coverage --class <id>: which outcomes were planned, taught and assessed, and which not",
  "unit calendar": "unit calendar [--from <day>] [--days <n>]: the timetable with its lessons and holidays",
  "unit ics": "unit ics [-o <file.ics>]: the same for a calendar program",
  "memory list": "memory list: what was learned and waits for your word",
  "memory confirm": "memory confirm <id>: remember it",
  "memory edit": 'memory edit <id> "<your words>": remember it as you put it',
  "memory dismiss": "memory dismiss <id>: do not",
  "shelf list": "shelf list [<words>]: shared lessons in your department's folder",
  "shelf open": "shelf open <file> [--class <id>]: one of them as a lesson of yours",
  "shelf folder": "shelf folder [<dir>]: which folder that is",
  check: "check <lesson.md | session>: check any lesson",
  export: "export <session>: a saved lesson as a file",
  "curriculum list": "curriculum list [<words>]: outcomes of the curriculum files",
  "curriculum import": "curriculum import <file.json | file.csv>: bring one in",
  "curriculum verify": "curriculum verify: whether the files are sound",
  "curriculum export": "curriculum export <name>: as CASE 1.1",
  "notes add": "notes add <file | -> [--topic <name>]: a note from a document of yours, or from a pipe",
  "notes new": 'notes new "<topic>": a note with headings to fill in, at your editor or with notes fill',
  "notes fill":
    "notes fill <note> [ideas|example|practice|mistakes|starter|words] <file | ->: more into a note, under that heading or wherever it belongs",
  "notes list": "notes list: your notes on topics",
  "library add": "library add <folder | archive | address>: bring in open material to draw on",
  "library list": "library list: what was brought in",
  "library search": "library search <words>",
  "library show": "library show <id>: one entry, whole",
  "library remove": "library remove <name> [--force]",
  "workspace list": "workspace list: your own workspaces, and desks to look around at",
  "workspace new": "workspace new <name> [<answers.json | ->]: a desk of your own; at a terminal it asks",
  "workspace class": "workspace class <class.json | ->",
  "study courses": "study courses: which there are",
  "study plan": "study plan <course> [--minutes 25]: what to study now, and why",
  "study start": "study start <course> [--minutes 25]: study, here in the terminal",
  "study quiz": "study quiz <course> [--unit <name>]: what you have learned, put to the test",
  "study cards":
    "study cards <course> [<concept>]: flashcards that are due; with a concept, its own, answered in writing",
  "study together":
    'study together <course> [<concept>] ["<name>"]: two at one machine, by turns one answers and the other judges; without a name the other is a guest',
  "study new": "study new <course> <concept> [--modality m] [--seed n]: make an exercise",
  "study open": "study open <course>: exercises that were begun and wait",
  "study repl":
    "study repl <course> [<concept>]: small code questions, answered in a line and run; without a concept, type and run freely",
  "study listen":
    "study listen <course> <concept>: words and sentences to be heard, where something here can speak",
  "study hint":
    "study hint <exercise-id> [question]: the next hint, which counts; of a worksheet, to one question",
  "study explain":
    'study explain <exercise-id> "<why it works>": of a program that passes, in your own words; nothing counts by it',
  "study compare":
    "study compare <exercise-id>: how work by hand should look; then only your own rating counts",
  "study grade": "study grade <exercise-id | file> [--no-record] [--self 1-4] [--image photo]",
  "study record": "study record <course> --result <file|->: a result judged elsewhere",
  "study undo": "study undo <course> [exercise-id]: take the last result back",
  "study progress": "study progress <course>: how it goes",
  "study forget": "study forget <course> [--force], or forget --all: delete what is kept of you",
  "study settings":
    "study settings [--zone z] [--prefer m,…] [--avoid m,…] [--minutes n] [--style s] [--new-words n]",
  "study export": "study export <course> --format apkg|csv|xapi -o <file>",
  "study import":
    "study import <file|folder> --name <course>: a word list, an Anki deck, an Exercism track, Moodle XML or GIFT",
  "study course":
    "study course new | rename | duplicate | delete | restore | share | open …: a course as a whole (study course alone lists how)",
  "study check": "study check <course>: everything that is wrong with it, and what it asks but never teaches",
  "study modality": "study modality --domain d --bloom b --type t: which kind of exercise, and why",
  "study judge": "study judge <rows.jsonl|-> --kind answer|short_answer|essay: one verdict a line",
  "coach decks": "coach decks: what there is to practise",
  "coach start":
    "coach start <deck> [--speech text|espeak|openai] [--words n]: practise speaking, here in the terminal",
  "coach run":
    "coach run <deck> --script <events.jsonl|-> [--spec 0.2|0.3|file] [--json]: a session from a script",
  "coach check": "coach check <session.yaml>: every problem in a session spec, with its line",
  "coach diagram": "coach diagram [<session.yaml>] --format mermaid|svg|scxml [-o <file>]",
  "eval list": "eval list: cases, what is measured of them, and runs",
  "eval run": "eval run [<words>…] [--matrix <file>] [--repeat n] [--resume <run>]: try cases, in numbers",
  "eval show": "eval show <run>: what a run came to",
  "eval compare":
    "eval compare <run> <run>, or <run>@<condition> <run>@<condition>: what differs, with intervals",
  "eval judge":
    "eval judge <run> [<run>] [--rubric <file>] --provider p --model m: a model answers a rubric's questions, with quotations",
  "eval agreement":
    "eval agreement <ratings.jsonl | .csv> [<run> | <judge>]: how far a judge agrees with people, and what sways it",
  "eval ratings":
    "eval ratings <set> [unblind] [-o <file.csv>]: how far people agree on a set, and by condition once it is rated or unblinded",
  "eval rows":
    "eval rows [<rows.jsonl>…]: Study's graders and Speak's judge on labelled rows, with a confusion table",
  "eval study":
    "eval study [list | new | add | assign | consent | begin | note | show | export | withdraw] <study> …: studies with people (eval study alone lists how)",
  "eval export":
    "eval export <run>[@<condition>]… | --study <study> [-o <folder>]: every score as CSV; or tidy tables of a study, pseudonymised",
  "eval inspect": "eval inspect <run> [-o <folder>]: the run as logs that Inspect reads",
  "eval claude-cases": "eval claude-cases -o <plugin>/evals: our cases, as `claude plugin eval` reads them",
  "research tables": "research tables [<name>]: what was done, as CSV",
  "research decisions": "research decisions: what teachers decide, in numbers",
  "plugins approve": "plugins approve <plugin>: let the tools that it brings run, as they are now",
  "plugins revoke": "plugins revoke <plugin>: take that back; they wait for your approval again",
  doctor: "doctor: check this installation",
  completion: "completion <shell>: completions for bash, zsh or fish",
} as const;

export type Command = keyof typeof commands;

/** What comes after the first word: "plan" of "study plan". */
export type PartOf<Room extends string, C extends Command = Command> = C extends `${Room} ${infer Part}`
  ? Part
  : never;

export function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name);
}

/** The commands that begin with a word: "study" has twenty, "doctor" is one itself. */
export function commandsOf(word: string): Command[] {
  return Object.keys(commands)
    .filter(isCommand)
    .filter((name) => roomOf(name) === word);
}

export function roomOf(command: Command): string {
  return command.split(" ")[0] ?? command;
}
