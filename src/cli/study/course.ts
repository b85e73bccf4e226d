import { basename, resolve } from "node:path";
import { bloomLevels } from "../../bloom.ts";
import { domainTypes } from "../../learning/course-words.ts";
import { openCourse } from "../../learning/courses.ts";
import { deleteCourse, restoreCourse } from "../../learning/making/deleted-courses.ts";
import { changeAbout } from "../../learning/making/edit-course.ts";
import { duplicateCourse, newCourse } from "../../learning/making/new-course.ts";
import { courseWords } from "../../learning/prompt-templates.ts";
import { conceptNamed, type Room } from "../../learning/room/room.ts";
import { openSharedCourse } from "../../learning/share/open-course.ts";
import { shareCourse } from "../../learning/share/share-course.ts";
import { templateUses } from "../../learning/template-words.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { writeNew } from "../write-new.ts";
import { bytesOf, needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** What was done, for a program and for a person. */
type Done = { data: Record<string, unknown>; said: string };
type Action = { usage: string; run(room: Room, invocation: Invocation): Promise<Done> };

const actions: Readonly<Record<string, Action>> = {
  new: {
    usage: 'study course new "<title>" [--domain d]',
    async run(room, { args }) {
      const title = needed(args.positionals[3], "What is it called?", actions.new?.usage ?? "");
      const domain = domainTypes.find((each) => each === args.domain) ?? "conceptual";
      const made = await newCourse(room, { title, domain });
      return { data: made, said: `${made.name} is there. Write it in the page, or in its folder.` };
    },
  },
  rename: {
    usage: 'study course rename <course> "<title>"',
    async run(room, { args }) {
      const usage = actions.rename?.usage ?? "";
      const name = needed(args.positionals[3], "Which course?", usage);
      const title = needed(args.positionals[4], "What is it to be called?", usage);
      await changeAbout(room, name, { title });
      return { data: { name, title }, said: `${name} is called ${title} now. What you know of it stays.` };
    },
  },
  words: {
    usage: "study course words <course> <concept> [--bloom level]",
    async run(room, { args }) {
      const usage = actions.words?.usage ?? "";
      const own = openCourse(
        needed(args.positionals[3], "Which course?", usage),
        room.courseFolders,
        room.cwd,
      );
      const concept = conceptNamed(own, needed(args.positionals[4], "Which concept?", usage));
      const level = bloomLevels.find((one) => one === args.bloom) ?? concept.bloom_target;
      const words = templateUses.flatMap((use) => {
        const text = courseWords(own, concept.id, level, use);
        return text === null ? [] : [{ for: use, text }];
      });
      const none = "This course has no words of its own (prompt_templates in config.json).";
      const said = words.map(({ for: use, text }) => `${use}\n${text.replace(/^/gm, "  ")}`);
      return { data: { words }, said: said.length === 0 ? none : said.join("\n\n") };
    },
  },
  duplicate: {
    usage: 'study course duplicate <course> ["<title>"]',
    async run(room, { args }) {
      const name = needed(args.positionals[3], "Which course?", actions.duplicate?.usage ?? "");
      const copy = await duplicateCourse(room, name, args.positionals[4]);
      return { data: copy, said: `${copy.name}: ${copy.title}` };
    },
  },
  delete: {
    usage: "study course delete <course>",
    async run(room, { args }) {
      const name = needed(args.positionals[3], "Which course?", actions.delete?.usage ?? "");
      const { comesBack } = await deleteCourse(room, name);
      const now = comesBack ? " It is as it came with the program again." : "";
      const back = `For thirty days it can be had back: teacher-assist study course restore ${name}`;
      return { data: { deleted: name, comesBack }, said: `${name} is deleted.${now} ${back}` };
    },
  },
  restore: {
    usage: "study course restore <course>",
    async run(room, { args }) {
      const name = needed(args.positionals[3], "Which course?", actions.restore?.usage ?? "");
      await restoreCourse(room, name);
      return { data: { restored: name }, said: `${name} is back.` };
    },
  },
  share: {
    usage: "study course share <course> [--by you] [-o file]",
    async run(room, { args, cwd }) {
      const name = needed(args.positionals[3], "Which course?", actions.share?.usage ?? "");
      const { bytes, fileName, title } = shareCourse(room, name, { by: args.by, licence: args.licence });
      const file = resolve(cwd, args.output ?? fileName);
      await writeNew(file, bytes, args.output !== undefined);
      return {
        data: { file, title, bytes: bytes.length },
        said: `${file}: ${title}. Nothing about you is in it.`,
      };
    },
  },
  open: {
    usage: "study course open <file.course>",
    async run(room, { args, cwd }) {
      const given = needed(args.positionals[3], "Which file?", actions.open?.usage ?? "");
      const bytes = await bytesOf(resolve(cwd, given));
      const opened = await openSharedCourse(room, { bytes, fileName: basename(given) });
      return { data: opened, said: `${opened.name}: ${opened.title}. ${opened.licence}` };
    },
  },
};

/** A course as a whole: made, renamed, copied, deleted and had back, shared as one file and opened from one. */
export async function course(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const word = args.positionals[2] ?? "";
  const action = Object.hasOwn(actions, word) ? actions[word] : undefined;
  if (action === undefined) {
    const list = Object.values(actions).map(({ usage }) => `  teacher-assist ${usage}`);
    const asked =
      word === ""
        ? "What of a course?"
        : `There is no study course ${word}.${didYouMean(word, Object.keys(actions))}`;
    throw new Problem("usage", `${asked} There is:\n${list.join("\n")}`);
  }
  const { data, said } = await action.run(openRoom(invocation), invocation);
  terminal.out(args.format === "text" ? `${said}\n` : `${JSON.stringify(data, null, 2)}\n`);
  return exit.done;
}
