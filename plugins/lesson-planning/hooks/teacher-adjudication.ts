import { defineHook } from "teacher-assist/hooks";
import { sectionAsked } from "../../../src/lesson/brief/asked.ts";
import { latestBrief } from "../../../src/lesson/brief/understood.ts";
import { lessonOf } from "../../../src/lesson/decide/decisions.ts";
import { looksLikeLesson, parseLesson } from "../../../src/lesson/document.ts";
import { decidedNote } from "../../../src/lesson/draft/decided-note.ts";
import { lessonText, madeInRun } from "../../../src/lesson/draft/drafts.ts";
import { keepDecided } from "../../../src/lesson/draft/keep-decided.ts";
import { type AssistantMessage, type Message, textOf } from "../../../src/message.ts";
import type { Decision } from "../../../src/store/session.ts";

/**
 * A lesson is the teacher's to decide on, section by section, and what was decided outlives a new draft (decision 42):
 * the author is told what stands, and a draft that comes all the same without it gets it back. The decisions are kept
 * in the session and wait there for as long as it takes; this says which sections wait.
 */
export default defineHook({
  name: "teacher-adjudication",
  on: ["preModel", "postModel", "postLoop"],
  apart: true,
  run(event, { decisions }) {
    if (event.point === "preModel") {
      const { messages, volatile } = event.request;
      const note = noteFor(messages, decisions);
      return note === "" ? undefined : { volatile: [volatile, note].filter(Boolean).join("\n\n") };
    }
    if (event.point === "postModel") {
      const kept = withDecided(event.response.message, event.messages, decisions);
      return kept === null ? undefined : { message: kept };
    }
    if (event.point !== "postLoop") return undefined;
    const text = madeInRun(event.text, event.messages);
    if (!looksLikeLesson(text)) return undefined;
    const standing = lessonOf({ messages: [...event.messages], decisions: [...decisions] });
    const drafted = parseLesson(text).sections.map(({ id, title }) => ({
      id,
      title,
      decision: "pending" as const,
    }));
    const sections =
      standing?.original === text
        ? standing.sections.map(({ id, title, decision }) => ({ id, title, decision }))
        : drafted;
    const waiting = sections.flatMap(({ id, decision }) => (decision === "pending" ? [id] : []));
    // A run that ends with something else hands the lesson out beside its last words.
    const lesson = text === event.text ? {} : { lesson: text };
    return { result: { sections, ...lesson }, report: { waiting } };
  },
});

function noteFor(messages: readonly Message[], decisions: readonly Decision[]): string {
  const asked = latestBrief(messages);
  if (asked === null || (sectionAsked(asked) !== null && sectionAsked(asked)?.part === undefined)) return "";
  const lesson = lessonOf({ messages: [...messages], decisions: [...decisions] });
  // What is made of a lesson is made of the one that stands, whatever was drafted since.
  return lesson === null
    ? ""
    : decidedNote(lesson, asked.kind === "companion" || sectionAsked(asked) !== null);
}

/** null where there is nothing to put back. */
function withDecided(
  message: AssistantMessage,
  messages: readonly Message[],
  decisions: readonly Decision[],
): AssistantMessage | null {
  const draft = lessonText(textOf(message));
  const asked = latestBrief(messages);
  if (draft === null || asked === null || sectionAsked(asked) !== null) return null;
  const before = lessonOf({ messages: [...messages], decisions: [...decisions] });
  if (before === null) return null;
  const kept = keepDecided(before, draft, asked);
  if (kept === draft) return null;
  const others = message.content.filter((block) => block.type !== "text");
  return { ...message, content: [...others, { type: "text", text: kept }] };
}
