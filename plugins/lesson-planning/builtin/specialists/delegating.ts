import { readOutcome } from "../../../../src/agent/subagents/outcome.ts";
import { counted } from "../../../../src/counted.ts";
import { requestAnswered } from "../../../../src/lesson/brief/asked.ts";
import { classOfSession } from "../../../../src/lesson/brief/session-class.ts";
import { latestBrief } from "../../../../src/lesson/brief/understood.ts";
import { calledAs } from "../../../../src/lesson/companions/called.ts";
import { partAsked } from "../../../../src/lesson/companions/kinds.ts";
import { readDecided } from "../../../../src/lesson/draft/decided-note.ts";
import { draftsIn, lessonText, madeInRun } from "../../../../src/lesson/draft/drafts.ts";
import { type Companion, type Message, textOf, toolCalls } from "../../../../src/message.ts";
import type { AuthorRequest, AuthorTurn } from "../../../../src/model/builtin.ts";
import { spawnName } from "../../../../src/plugin/tool-names.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { makeCompanion } from "../companions/make.ts";
import { noteAtHand } from "../companions/note-at-hand.ts";
import type { Knowledge } from "../drafting/knowledge.ts";
import { readWorkspace } from "../drafting/reading.ts";
import { adapted } from "./adapted.ts";
import { reviewed } from "./reviewing.ts";

type Job = { agent: string; title: string; task: string; alone: () => AuthorTurn };

/** What the teacher wants beside, or of, a lesson that stands; null where nothing, or where there is no lesson yet. */
export function askedBeside(
  { messages, volatile }: AuthorRequest,
  known: Knowledge,
): { lesson: string; wanted: readonly Companion[]; profile: ClassProfile | null } | null {
  const wanted = wantedOf(messages, known);
  if (wanted.length === 0) return null;
  const standing = () => readDecided(volatile)?.markdown ?? draftsIn(messages).at(-1)?.text ?? null;
  const ofALesson = latestBrief(messages, known)?.kind === "companion";
  const lesson = madeInRun("", messages) || (ofALesson ? standing() : null);
  return lesson === null
    ? null
    : { lesson, wanted, profile: classOfSession(messages, lesson, known.profiles) };
}

function manyOf(messages: readonly Message[], known: Knowledge): number | null {
  const about = latestBrief(messages, known);
  return about?.kind === "companion" || about?.kind === "lesson" ? (about.many ?? null) : null;
}

function wantedOf(messages: readonly Message[], known: Knowledge): readonly Companion[] {
  const about = latestBrief(messages, known);
  if (about?.kind === "companion") return about.what;
  return about?.kind === "lesson" ? (about.with ?? []) : [];
}

/** A new lesson, and who is called in for what is wanted beside it: those come to the teacher in the turns after it. */
export function withWhatIsBeside(
  written: AuthorTurn & { text: string },
  request: AuthorRequest,
  known: Knowledge,
  profile: ClassProfile,
): AuthorTurn {
  const wanted = wantedOf(request.messages, known);
  const { text: lesson } = written;
  if (wanted.length === 0 || lessonText(lesson) === null) return written;
  const { calls = [noted(wanted)] } = besideTheLesson(request, known, lesson, profile, wanted);
  return { ...written, calls };
}

function noted(wanted: readonly Companion[]) {
  const titles = wanted.map((one) => (one === "adaptation" ? "changes for the class's needs" : one));
  const tasks = titles.map((title, i) => ({ id: `beside-${i + 1}`, title, status: "in_progress" }));
  return { name: "update_tasks", args: { tasks } };
}

/**
 * What is wanted of a lesson, done by the specialists side by side, and told to the teacher as it came. Where nobody
 * can be called in, or one did not finish, the same work is done here.
 */
export function besideTheLesson(
  request: AuthorRequest,
  known: Knowledge,
  lesson: string,
  profile: ClassProfile | null,
  wanted: readonly Companion[],
): AuthorTurn {
  const { messages } = request;
  const jobs = jobsFor(
    known,
    lesson,
    profile,
    wanted,
    requestAnswered(messages, messages.length),
    manyOf(messages, known),
  );
  const called = outcomes(request.messages);
  const calls = canCall(request) ? jobs.filter((job) => fits(job, lesson) && !called.has(job.agent)) : [];
  if (calls.length > 0)
    return { calls: calls.map((job) => ({ name: spawnName, args: given(job, lesson, profile) })) };
  const done = jobs.map((job) => ({ job, turn: called.get(job.agent) ?? job.alone() }));
  const reading = done.flatMap(({ turn }) => (typeof turn === "string" ? [] : (turn.calls ?? [])));
  if (reading.length > 0) return { calls: reading };
  const texts = done.map(({ turn }) => (typeof turn === "string" ? turn : (turn.text ?? "")));
  return { text: texts.join("\n\n---\n\n") };
}

function jobsFor(
  known: Knowledge,
  lesson: string,
  profile: ClassProfile | null,
  wanted: readonly Companion[],
  asked: string,
  many: number | null,
): Job[] {
  const resources = wanted.flatMap((one) => partAsked(one) ?? []);
  const counted = many === null ? "" : `, with ${many} questions`;
  const all: (Job | null)[] = [
    resources.length === 0
      ? null
      : {
          agent: "resource-creator",
          title: resources.map((part) => calledAs[part]).join(" and "),
          task: `Make this from the lesson below, and nothing that is not in it: ${resources.map((part) => (part === "text" ? "levelled text" : calledAs[part])).join(", ")}${counted}.`,
          alone: () => {
            const note = noteAtHand(lesson, known);
            if (note !== null && "calls" in note) return note;
            return { text: resources.map((part) => makeCompanion(part, lesson, note, many)).join("\n\n") };
          },
        },
    wanted.includes("adaptation")
      ? {
          agent: "differentiation-specialist",
          title: "tasks changed for the class's needs",
          task: `Change the tasks of the lesson below for what ${profile?.id ?? "the class"} needs.`,
          alone: () => adapted(lesson, profile, known),
        }
      : null,
    wanted.includes("review")
      ? {
          agent: "pedagogy-reviewer",
          title: "findings with lines",
          task: `Read the lesson below against good practice${profile === null ? "" : `, for ${profile.id}`}. It was asked for with these words: ${asked.slice(0, 300)}`,
          alone: () => {
            const unread = readWorkspace(known);
            return unread.length > 0 ? { calls: unread } : reviewed(lesson, profile, known, asked);
          },
        }
      : null,
  ];
  return all.flatMap((job) => job ?? []);
}

function canCall({ tools }: AuthorRequest): boolean {
  return tools.some(({ name }) => name === spawnName);
}

/** A lesson too long to be handed over is worked on here. */
function fits({ task }: Job, lesson: string): boolean {
  return task.length + lesson.length < mostHandedOver;
}

/** A task holds 20,000 characters. */
const mostHandedOver = 19_900;

function given({ agent, task, title }: Job, lesson: string, profile: ClassProfile | null) {
  return {
    agent,
    task: `${task}\n\n<lesson>\n${lesson}\n</lesson>`,
    context: {
      decisions: "The lesson stands as it is; nothing in it is to be changed.",
      constraints:
        profile === null
          ? "No class is named."
          : `Class ${profile.id}, ${counted(profile.periodMinutes, "minute")}.`,
      deliverable: title,
    },
  };
}

/** What the specialists answered to the teacher's latest request, by agent; the text of those that finished. */
function outcomes(messages: readonly Message[]): Map<string, string | undefined> {
  const from = messages.findLastIndex((message) => message.role === "user");
  const agents = new Map<string, string>();
  const told = new Map<string, string | undefined>();
  for (const message of messages.slice(from + 1)) {
    if (message.role === "assistant")
      for (const { id, name, args } of toolCalls(message)) {
        const agent = typeof args === "object" && args !== null && "agent" in args ? args.agent : null;
        if (name === spawnName && typeof agent === "string") agents.set(id, agent);
      }
    const agent = message.role === "tool" ? agents.get(message.callId) : undefined;
    if (agent === undefined || message.role !== "tool") continue;
    const outcome = readOutcome(textOf(message));
    told.set(agent, outcome?.status === "success" && outcome.text !== "" ? outcome.text : undefined);
  }
  return told;
}
