import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { counted } from "../../counted.ts";
import { askAboutConsent } from "../../evals/studies/ask-about-consent.ts";
import { assign } from "../../evals/studies/assign.ts";
import {
  newStudy,
  participantIn,
  withConsent,
  withDecline,
  withNote,
  withParticipants,
} from "../../evals/studies/changes.ts";
import { deleteStudy } from "../../evals/studies/delete-study.ts";
import { withFinish, withFinishTakenBack } from "../../evals/studies/sittings.ts";
import { hasDeclined, type Study, StudyTask } from "../../evals/studies/study.ts";
import {
  changeStudy,
  createStudy,
  studyIds,
  studyNamed,
  studyPlaces,
} from "../../evals/studies/study-file.ts";
import { studyView } from "../../evals/studies/view.ts";
import { type Kept, sessionsOf, whatIsWithdrawn, withdraw } from "../../evals/studies/withdraw.ts";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { nearest } from "../../nearest.ts";
import { Problem, reasonOf } from "../../problem.ts";
import { AsksFirst } from "../../workspace/privacy/before-saving.ts";
import { tellAsked } from "../agreement.ts";
import { confirm } from "../confirm.ts";
import { consentsOf } from "../consents.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { begin } from "./begin.ts";
import { studyDesk, tell, wordsFor } from "./desk.ts";
import { exportTo } from "./export.ts";
import { shown } from "./shown.ts";

type Part = {
  how: string;
  run(invocation: Invocation, kept: Kept, words: readonly string[]): Promise<number>;
};

const parts: Readonly<Record<string, Part>> = {
  list: { how: "eval study list", run: list },
  new: {
    how: 'eval study new <study> <condition>… [--title "…"] [--shown-as "…"] [--random] [--by-task] [--seed n] --consent <file> [--tasks <file.yaml>]',
    run: create,
  },
  add: { how: "eval study add <study> <id>…", run: add },
  assign: { how: "eval study assign <study>", run: assignAll },
  consent: { how: "eval study consent <study> <id> [--texts] [--consent <file>]", run: consent },
  consents: { how: "eval study consents <study> <id>", run: consents },
  decline: { how: "eval study decline <study> <id>", run: decline },
  begin: { how: 'eval study begin <study> <id> <task> ["<request>"] [--force]', run: begin },
  finish: { how: "eval study finish <study> <id> <task>", run: finish },
  reopen: { how: "eval study reopen <study> <id> <task>", run: reopen },
  note: { how: 'eval study note <study> <id> "<text>"', run: note },
  show: { how: "eval study show <study>", run: show },
  export: { how: "eval study export <study> [-o <folder>]", run: exportOne },
  withdraw: { how: "eval study withdraw <study> <id> [--force]", run: withdrawOne },
  delete: { how: "eval study delete <study> [--force]", run: deleteOne },
};

/** Studies with people, from the first id to the tables (docs/research.md). */
export async function evalStudy(
  invocation: Invocation,
  [word = "list", ...words]: readonly string[],
): Promise<number> {
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return await part.run(invocation, await studyDesk(invocation), words);
  const near = nearest(word, Object.keys(parts));
  const there = Object.values(parts).map(({ how }) => `  teacher-assist ${how}`);
  throw new Problem(
    "usage",
    `There is no eval study ${word}. ${near === null ? `There is:\n${there.join("\n")}` : `Did you mean ${near}?`}`,
  );
}

function usage(part: keyof typeof parts): string {
  return parts[part]?.how ?? "";
}

const now = () => new Date().toISOString();

async function finish(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = "", participant = "", task = ""] = wordsFor(
    words,
    ["study", "participant", "task"],
    usage("finish"),
  );
  const at = { participant, task: task.toUpperCase() };
  const study = await changeStudy(data, id, (one) => withFinish(one, at, now()));
  const sitting = participantIn(study, participant).sittings.findLast((one) => one.task === at.task);
  const seconds = Math.round((Date.parse(sitting?.finished ?? "") - Date.parse(sitting?.begun ?? "")) / 1000);
  tell(
    invocation,
    { study: id, ...at, sitting },
    `${participant} has finished ${at.task}, ${counted(seconds, "second")} after it was begun. Pressed too early? teacher-assist eval study reopen ${id} ${participant} ${at.task}`,
  );
  return exit.done;
}

async function reopen(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = "", participant = "", task = ""] = wordsFor(
    words,
    ["study", "participant", "task"],
    usage("reopen"),
  );
  const at = { participant, task: task.toUpperCase() };
  await changeStudy(data, id, (one) => withFinishTakenBack(one, at));
  tell(
    invocation,
    { study: id, ...at },
    `${participant} goes on with ${at.task}; that it was called finished stays written down.`,
  );
  return exit.done;
}

async function list(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  wordsFor(words, [], usage("list"));
  const ids = await studyIds(data);
  const how = Object.values(parts).map((part) => `  teacher-assist ${part.how}`);
  const none = `No study yet. How one goes:\n${how.join("\n")}`;
  tell(invocation, { studies: ids }, ids.length === 0 ? none : ids.join("\n"));
  return exit.done;
}

async function create(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const { args, env, cwd } = invocation;
  const [id, ...conditions] = words;
  if (id === undefined || conditions.length === 0)
    throw new Problem("usage", `Which study, under which conditions? teacher-assist ${usage("new")}`);
  const study = newStudy(
    {
      id,
      title: args.title ?? id,
      shownAs: args["shown-as"],
      conditions,
      how: args.random ? "random" : "balanced",
      per: args["by-task"] ? "task" : "participant",
      seed: args.seed ?? 1,
      consent: args.consent === undefined ? "" : await textIn(cwd, args.consent),
      tasks: args.tasks === undefined ? undefined : tasksIn(args.tasks, await textIn(cwd, args.tasks)),
    },
    now(),
  );
  await createStudy(data, study, findPlaces(args, env, cwd).workspace);
  const { file } = studyPlaces(data, id);
  tell(invocation, { study: id, file }, `The study ${id} is kept in ${file}. Next: ${usage("add")}`);
  return exit.done;
}

async function add(invocation: Invocation, { data }: Kept, [id, ...ids]: readonly string[]): Promise<number> {
  if (id === undefined || ids.length === 0)
    throw new Problem("usage", `Whom to which study? teacher-assist ${usage("add")}`);
  return told(invocation, await changeStudy(data, id, (study) => withParticipants(study, ids, now())));
}

async function assignAll(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = ""] = wordsFor(words, ["study"], usage("assign"));
  return told(invocation, await changeStudy(data, id, assign));
}

async function consent(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const { args, cwd } = invocation;
  const [id = "", participant = ""] = wordsFor(words, ["study", "participant"], usage("consent"));
  const text = args.consent === undefined ? undefined : await textIn(cwd, args.consent);
  const agreed = { text, texts: args.texts ?? false };
  const study = await studyNamed(data, id);
  try {
    const asked = { text: text ?? study.consent, agreed: consentsOf(args).has("personal-data") };
    await askAboutConsent(data, study, participant, asked, () => new Date());
  } catch (error) {
    if (error instanceof AsksFirst) return tellAsked(invocation, error);
    throw error;
  }
  return told(
    invocation,
    await changeStudy(data, id, (study) => withConsent(study, participant, agreed, now())),
  );
}

/** What somebody agreed to, word for word, and what was recorded before it was corrected. */
async function consents(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = "", typed = ""] = wordsFor(words, ["study", "participant"], usage("consents"));
  const { id: participant, consent: holds, earlier = [] } = participantIn(await studyNamed(data, id), typed);
  const all = [...earlier, ...(holds === undefined ? [] : [holds])].toReversed();
  const lines = all.map(
    ({ at, texts, text }, place) =>
      `${at}${texts ? ", texts too" : ""}${place === 0 ? "" : ", corrected since"}\n${text}`,
  );
  tell(
    invocation,
    { study: id, participant, consent: holds ?? null, earlier },
    lines.join("\n\n") || `${participant} has not agreed yet.`,
  );
  return exit.done;
}

async function decline(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = "", participant = ""] = wordsFor(words, ["study", "participant"], usage("decline"));
  return told(invocation, await changeStudy(data, id, (study) => withDecline(study, participant, now())));
}

async function note(invocation: Invocation, { data }: Kept, words: readonly string[]): Promise<number> {
  const [id = "", participant = "", text = ""] = wordsFor(
    words,
    ["study", "participant", "note"],
    usage("note"),
  );
  return told(invocation, await changeStudy(data, id, (study) => withNote(study, participant, text, now())));
}

async function show(
  invocation: Invocation,
  { data, store }: Kept,
  words: readonly string[],
): Promise<number> {
  const [id = ""] = wordsFor(words, ["study"], usage("show"));
  const view = await studyView(store, await studyNamed(data, id), studyPlaces(data, id).file);
  tell(invocation, view, shown(view));
  return exit.done;
}

async function exportOne(invocation: Invocation, kept: Kept, words: readonly string[]): Promise<number> {
  const [id = ""] = wordsFor(words, ["study"], usage("export"));
  return await exportTo(invocation, kept, id);
}

async function withdrawOne(invocation: Invocation, kept: Kept, words: readonly string[]): Promise<number> {
  const { args, terminal } = invocation;
  const [id = "", typed = ""] = wordsFor(words, ["study", "participant"], usage("withdraw"));
  const { participant, sessions, notes, hasLearned } = await whatIsWithdrawn(
    kept,
    await studyNamed(kept.data, id),
    typed,
  );
  const learned = hasLearned ? ", what they learned in Study and Speak" : "";
  const what = `${participant} withdraws from ${id}: ${counted(sessions, "session")} with traces and decisions, the desks they worked at with all notes and files on them, ${counted(notes, "note")}${learned}, ratings of their lessons and their line of the key would be deleted for good. Tables that were exported before stay where they are, and nothing says any more whose rows they hold.`;
  if (!(await confirm(what, args, terminal))) return exit.failed;
  const { left } = await withdraw(kept, id, participant, now());
  for (const line of left) terminal.err(`${terminal.style.yellow("note:")} ${line}\n`);
  tell(
    invocation,
    { study: id, withdrawn: participant, left },
    `${participant} withdrew; nothing of theirs is kept.`,
  );
  return exit.done;
}

async function deleteOne(invocation: Invocation, kept: Kept, words: readonly string[]): Promise<number> {
  const { args, terminal } = invocation;
  const [id = ""] = wordsFor(words, ["study"], usage("delete"));
  const { participants } = await studyNamed(kept.data, id);
  const sessions = (await sessionsOf(kept.store, id)).length;
  const what = `The study ${id} would be deleted for good: ${counted(participants.length, "participant")} with ${counted(sessions, "session")}, desks, notes, consents, ratings of their lessons, and the key. Tables that were exported before stay where they are.`;
  if (!(await confirm(what, args, terminal))) return exit.failed;
  const left = await deleteStudy(kept, id, id, now());
  for (const line of left) terminal.err(`${terminal.style.yellow("note:")} ${line}\n`);
  tell(invocation, { deleted: id, left }, `${id} is deleted.`);
  return exit.done;
}

function told(invocation: Invocation, study: Study): number {
  const people = study.participants.map((one) =>
    "withdrawn" in one
      ? `${one.id}  withdrawn`
      : `${one.id}  ${hasDeclined(one) ? "declined" : one.consent === undefined ? "no consent yet" : one.consent.texts ? "agreed, texts too" : "agreed"}, ${
          one.assigned === undefined
            ? "no condition yet"
            : Object.entries(one.assigned)
                .map(([task, condition]) => `${task} ${condition}`)
                .join(" ")
        }`,
  );
  tell(invocation, { study: study.id, participants: study.participants }, people.join("\n"));
  return exit.done;
}

async function textIn(cwd: string, file: string): Promise<string> {
  try {
    return await readFile(resolve(cwd, file), "utf8");
  } catch (error) {
    throw new Problem("usage", `${file} cannot be read: ${reasonOf(error)}. Nothing was changed.`);
  }
}

const Tasks = z.strictObject({ tasks: z.array(StudyTask).min(1) });

function tasksIn(file: string, source: string): StudyTask[] {
  const yaml = readYamlDocument(source, 0);
  const wrong = (problems: readonly { line: number; message: string }[]) =>
    new Problem("usage", problems.map(({ line, message }) => `${file}:${line}: ${message}`).join("\n"));
  if (!yaml.ok) throw wrong(yaml.problems);
  const parsed = Tasks.safeParse(yaml.fields);
  if (parsed.success) return parsed.data.tasks;
  throw wrong(
    inPlainWords(Tasks, yaml.fields, parsed.error).map(({ path, message }) => ({
      line: yaml.lineOf(path),
      message: `${message}.`,
    })),
  );
}
