import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { classNamedIn } from "../../../../src/workspace/classes.ts";

/** What a teacher asks for, as far as words tell. */
export type LessonRequest = {
  /** As written. */
  text: string;
  /** The words that name the topic: without the class, the length and the words of asking. */
  topic: string;
  profile: ClassProfile | null;
  minutes: number | null;
};

const asking =
  /\b(please|can|could|would|you|i|we|need|want|like|help|me|plan|planning|make|create|write|draft|prepare|design|give|build|a|an|the|my|our|lesson|lessons|period|class|pupils?|students?|worksheet|quiz|revision|guide|starter|activity|about|on|for|of|to|with|using|introduc(?:e|es|ing|tion)|teach(?:es|ing)?|next|today|tomorrow|week|monday|tuesday|wednesday|thursday|friday|new|first|minute|minutes|min|mins|long|some|and)\b/gi;

export function understand(text: string, profiles: readonly ClassProfile[]): LessonRequest {
  const profile = classNamedIn(text, profiles) ?? onlyOne(profiles);
  const [, minutes] = /\b(\d{2,3})[\s-]*(?:minutes?|mins?)\b/i.exec(text) ?? [];
  const named =
    profile === null
      ? text
      : text.replace(new RegExp(`\\b(?:class\\s+)?${RegExp.escape(profile.id)}\\b`, "gi"), " ");
  const topic = named
    .replace(/\b\d{2,3}[\s-]*(?:minutes?|mins?)\b/gi, " ")
    .replace(/\b[SP][1-7]\b/g, " ")
    .replace(asking, " ")
    .replace(/[^\p{L}\p{N}+#'-]+/gu, " ")
    .trim();
  return { text, topic, profile, minutes: minutes === undefined ? null : Number(minutes) };
}

function onlyOne(profiles: readonly ClassProfile[]): ClassProfile | null {
  return profiles.length === 1 ? (profiles[0] ?? null) : null;
}
