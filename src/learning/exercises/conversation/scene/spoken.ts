import type { ConversationState } from "../conversation-record.ts";

/** What the other person of a scene says, under their name. */
export function spoken({ body }: ConversationState, words: string): string {
  return `**${body.scene?.character ?? "The other person"}**: “${words}”`;
}
