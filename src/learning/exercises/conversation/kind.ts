import type { ExerciseRecord } from "../exercise.ts";
import { type ExerciseKind, type Needs, practiceMinutes, quickMinutes, type Sound, some } from "../kind.ts";
import { ConversationBody, wholePrompt } from "./conversation-record.ts";
import { onPath } from "./scene/path.ts";

/** Where a conversation stands: question `at` of `of`, counted from 1; and what was said so far. */
export type ConversationWork = {
  kind: "conversation";
  phase: string;
  at: number;
  of: number;
  past: PastQuestion[];
  /** Of a scene: who the other person is, and where it plays. */
  scene: { character: string; setting: string } | null;
};

export type PastQuestion = {
  prompt: string;
  replies: { text: string; verdict: "correct" | "partial" | "incorrect" }[];
  /** What the tutor said about it, hints included, each after so many replies. */
  said: {
    after: number;
    text: string;
    /** Said to a question of the learner's own: their words. */
    asked?: string | undefined;
    sound?: Sound | undefined;
  }[];
  /** null: it is still open. */
  settled: "correct" | "partial" | "incorrect" | null;
};

export const conversation: ExerciseKind<ConversationWork> = {
  name: "conversation",
  modality: "conversation",
  suffix: "cv",
  words: { one: "conversation", several: "conversations", short: "conversation" },
  body: ConversationBody,
  needsBox: false,
  canPractise: ({ questions, scenarios, errors, facts, vocabulary, definitions, star }) =>
    some(questions, scenarios, errors, facts, vocabulary, definitions, star),
  make: async (request, { teach, style }) =>
    (await import("./generate-conversation.ts")).generateConversation(request, { teach, style }),
  grade: async (record, desk) => (await import("./grade-replies.ts")).gradeReplies(record, desk),
  view,
  page: null,
  // Each question has its own, and they are asked for as one talks.
  hints: () => [],
  needs,
  minutes: ({ quick }) => (quick ? quickMinutes : practiceMinutes),
  manner: "talk",
  effort: 1,
  wayOut: "worksheet",
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "experienced",
};

function needs({ body }: ExerciseRecord): Needs {
  const talk = ConversationBody.safeParse(body).data;
  const asked = talk?.questions ?? [];
  return {
    answers: asked.flatMap(({ source, weighing, accepted }) =>
      source === "vocabulary" ? [] : weighing === "scene" ? accepted : accepted.slice(0, 1),
    ),
    pieces: talk?.teaching == null ? [] : [talk.teaching.check.item],
    teaches: talk?.teaching != null,
  };
}

async function view({ body }: ExerciseRecord): Promise<ConversationWork | null> {
  const talk = ConversationBody.safeParse(body).data;
  if (talk === undefined) return null;
  const { questions, progress } = talk;
  const { at, phase, answers } = progress;
  const past = questions.slice(0, at + 1).flatMap((question, index) => {
    const { replies = [], said = [], settled = null } = answers[index] ?? {};
    if (replies.length === 0 && said.length === 0 && settled === null) return [];
    return [
      {
        prompt: wholePrompt(question),
        replies: replies.map(({ text, verdict }) => ({ text, verdict })),
        said: said.map(({ after, text, asked, sound }) => ({ after, text, asked, sound })),
        settled: settled?.verdict ?? null,
      },
    ];
  });
  const path = onPath(talk);
  const scene = talk.scene === null ? null : { character: talk.scene.character, setting: talk.scene.setting };
  const of = path.length;
  const place = path.filter(({ index }) => index < at).length + 1;
  return { kind: "conversation", phase, at: Math.min(place, of), of, past, scene };
}
