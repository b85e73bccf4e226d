import { type Habit, promised } from "../../../../src/lesson/brief/scope/habits.ts";
import { type Manner, mannerIn } from "../../../../src/lesson/memory/remembered-manner.ts";
import { type RememberedWish, wishesIn } from "../../../../src/lesson/memory/remembered-wish.ts";
import { memoryPath, notesIn } from "../../../../src/memory/memory-files.ts";
import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import { type ClassProfile, classProfileOf } from "../../../../src/workspace/class-profile.ts";
import { parseOnce } from "../../../../src/workspace/curriculum/parse-once.ts";
import { buildRegistry, type Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { isCurriculumPath, isTopicPath } from "../../../../src/workspace/packs/pack-paths.ts";
import { remembered } from "../../../../src/workspace/remembered.ts";
import { parseTopic, parseTopicHead, type Topic, type TopicHead } from "../../../../src/workspace/topic.ts";
import { type NeedSection, needSections } from "./needs.ts";
import { type Pages, readPages } from "./pages.ts";
import { lostMinutes } from "./phases.ts";
import type { ShapeId } from "./shapes/shape.ts";
import { shapesIn, titlesIn } from "./shapes/shapes.ts";

const readTopicHead = remembered(2_000, parseTopicHead);
const readTopic = remembered(50, parseTopic);

/** What the author knows at this turn: from its prompt, and from what the tools have shown. */
export type Knowledge = {
  command: string;
  profiles: ClassProfile[];
  pages: Pages;
  registry: Registry;
  heads: TopicHead[];
  topic(path: string): Topic | null;
  needSections: NeedSection[];
  /** Minutes of every period that go on arriving and packing up, as the teacher's profile says; 0 where it does not. */
  lostMinutes: number;
  /** How the teacher says she teaches, as far as it was promised of the draft. */
  habits: Habit[];
  /** Shapes of the class's last lessons, newest first. */
  lately: ShapeId[];
  /** What those lessons were called, without the class. */
  done: string[];
  /** What the teacher has confirmed is to be remembered of every class and of this one, as far as code can do it. */
  wishes(classId: string): RememberedWish[];
  /** The same lines, as far as they say how a lesson is held. */
  manner(classId: string): Manner;
};

export function knowledge({ system, messages }: Pick<AuthorRequest, "system" | "messages">): Knowledge {
  const pages = readPages(messages);
  const files = [...pages.files];
  const curriculum = files
    .filter(([path, { whole }]) => whole && isCurriculumPath(path))
    .map(([path, { text }]) => parseOnce(path, text));
  return {
    command: /<command name="([^"]+)">/.exec(system)?.[1] ?? "create-lesson",
    profiles: classesIn(system),
    pages,
    registry: buildRegistry(curriculum),
    heads: files
      .filter(([path]) => isTopicPath(path))
      .flatMap(([path, { text }]) => readTopicHead(path, text) ?? []),
    topic(path) {
      const file = pages.files.get(path);
      return file !== undefined && readEnough(file) ? readTopic(path, file.text) : null;
    },
    needSections: [...pages.skills]
      .filter(([name]) => name.startsWith("differentiation/"))
      .flatMap(([, page]) => needSections(page)),
    lostMinutes: lostMinutes(fileIn(system, "teacher.md")),
    habits: promised(fileIn(system, "pedagogy.md")),
    lately: shapesIn(pages.lately ?? ""),
    done: titlesIn(pages.lately ?? ""),
    wishes: (classId) => wishesIn(rememberedOf(system, classId)),
    manner: (classId) => mannerIn(rememberedOf(system, classId)),
  };
}

/** As much of a note as is understood (src/workspace/notes): a longer one is read no further. */
const enough = 200_000;

export function readEnough({ whole, text }: { whole: boolean; text: string }): boolean {
  return whole || text.length >= enough;
}

/** What was confirmed of every class, then of this one. */
function rememberedOf(system: string, classId: string): string[] {
  const memory = /<memory>\n([\s\S]*?)\n<\/memory>/.exec(system)?.[1] ?? "";
  const paths = [memoryPath(null), memoryPath(classId)];
  return paths.flatMap((path) => notesIn({ content: fileIn(memory, path) }));
}

/** A file of the workspace as it stands in the prompt; "" where it does not. */
export function fileIn(system: string, path: string): string {
  const file = new RegExp(`<file path="${RegExp.escape(path)}">\\n([\\s\\S]*?)\\n</file>`);
  return file.exec(system)?.[1] ?? "";
}

/** The class profiles stand in the prompt, each in a section of its own. */
function classesIn(system: string): ClassProfile[] {
  const files = system.matchAll(/<file path="(classes\/[^"]+)">\n([\s\S]*?)\n<\/file>/g);
  return Array.from(files, ([, path = "", text = ""]) => classProfileOf(path, text));
}
