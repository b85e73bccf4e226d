import { join } from "node:path";
import { startConversation } from "../../agent/conversation.ts";
import type { PluginCode } from "../../agent/plugin-code.ts";
import { prepareAgent } from "../../agent/prepare.ts";
import { type Plugins, resolveCommand } from "../../agent/resolve.ts";
import { titleInWords } from "../../formulas/in-plain.ts";
import { memoryStore } from "../../store/memory-store.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { sharesSubject, subjectsIn } from "../../workspace/packs/subjects.ts";
import { parseLesson } from "../document.ts";
import { type Stretch, shapeOf } from "../lesson-shape.ts";
import { minutesOf } from "../section-minutes.ts";

/** A finished lesson to look at, before there is one of one's own. */
export type SampleLesson = {
  title: string;
  class: string;
  stage: string;
  subject: string;
  /** What is to be typed for one like it. */
  topic: string;
  shape: Stretch[];
  sections: { id: string; title: string; body: string; minutes: number | null }[];
};

/** Desks that ship, with a topic that notes ship for. The first stands for every subject that has none of its own. */
export const samples = [
  {
    desk: "desks/mathematics",
    class: "7Y1",
    subject: "Mathematics",
    topic: "adding and subtracting fractions",
  },
  { desk: "desks/english", class: "8En2", subject: "English", topic: "persuasive writing" },
  { desk: "desks/history", class: "7H", subject: "History", topic: "the Norman Conquest of 1066" },
  { desk: "desks/science", class: "S2C", subject: "Science", topic: "speed, distance and time" },
  { desk: "desks/primary", class: "4M", subject: "Primary", topic: "the Romans in Britain" },
  { desk: "workspace", class: "3B", subject: "Computing Science", topic: "iteration with for loops" },
] as const;

export type Sample = (typeof samples)[number];

/** The one nearest to what a teacher's classes are taught. */
export function sampleFor(subjects: readonly string[]): Sample {
  const taught = subjects.flatMap(subjectsIn);
  const near = samples.find(({ subject }) => sharesSubject(subjectsIn(subject), taught));
  const general = subjects.some((subject) => /primary|all subjects/i.test(subject));
  return near ?? samples.find(({ subject }) => general && subject === "Primary") ?? samples[0];
}

/** Drafted now, by the built-in author, as anybody's would be: kept nowhere. null where no lesson came of it. */
export async function draftSample(
  { desk, class: klass, subject, topic }: Sample,
  { project, plugins, code }: { project: string; plugins: Plugins; code?: PluginCode },
): Promise<SampleLesson | null> {
  const root = join(project, desk);
  const profile = (await loadClasses(root)).find(({ id }) => id === klass);
  const resolved = resolveCommand(plugins, "lesson-planning:create-lesson");
  const setting = { workspaceRoot: root, env: {}, flags: { provider: "builtin" }, code };
  const prepared = await prepareAgent(setting, resolved, {});
  const conversation = await startConversation({ store: memoryStore() }, prepared, topic, root);
  const { status, text } = await conversation.send(topic, {
    signal: AbortSignal.timeout(mostMs),
    onEvent() {},
    about: { kind: "lesson", class: klass },
  });
  const lesson = parseLesson(text);
  if (status !== "success" || lesson.title === null) return null;
  const sections = lesson.sections.map(({ id, title, body }) => {
    return { id, title, body, minutes: minutesOf(lesson, id) };
  });
  const { stage = "" } = profile ?? {};
  return {
    title: titleInWords(lesson.title),
    class: klass,
    stage,
    subject,
    topic,
    shape: shapeOf(sections),
    sections,
  };
}

/** It takes a second; this ends what hangs. */
const mostMs = 120_000;
