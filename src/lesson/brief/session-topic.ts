import type { Session } from "../../store/session.ts";
import { briefsIn } from "./understood.ts";

/** What a session's lesson is about, as it was last asked for; "" where nothing says so. */
export function topicOfSession({ messages }: Pick<Session, "messages">): string {
  const topics = briefsIn(messages).flatMap(({ about }) => ("topic" in about ? (about.topic ?? []) : []));
  return topics.findLast((one) => one.trim() !== "")?.trim() ?? "";
}
