import { classWithId, onlyClass } from "../../../src/lesson/brief/frame.ts";
import { latestBrief } from "../../../src/lesson/brief/understood.ts";
import { classChanges } from "../../../src/lesson/memory/class-change.ts";
import type { LineChange } from "../../../src/memory/line-changes.ts";
import { type Message, textOf, toolCalls } from "../../../src/message.ts";
import type { Author, AuthorRequest, AuthorTurn } from "../../../src/model/builtin.ts";
import { masked } from "../../../src/workspace/privacy/mask.ts";
import { fileIn, knowledge } from "./drafting/knowledge.ts";

const longestQuote = 2_000;

/** What a teacher says has changed in a class, as a change to its file that waits to be confirmed. */
const classKeeper: Author = {
  next(request: AuthorRequest): AuthorTurn {
    const known = knowledge(request);
    const { profiles } = known;
    const asked = request.messages.findLastIndex(({ role }) => role === "user");
    const message = request.messages[asked];
    const proposed = proposedSince(request.messages.slice(asked + 1));
    if (proposed !== null) return { text: proposed };
    if (message?.role !== "user") return { text: sayWhat };
    const words = textOf(message).trim();
    const brief = latestBrief(request.messages, known);
    const id = brief !== null && "class" in brief ? brief.class : undefined;
    const profile = classWithId(id, profiles) ?? onlyClass(profiles);
    if (profile === null)
      return {
        text: `Which class do you mean: ${profiles.map(({ id }) => id).join(", ") || "there is none yet"}?`,
      };
    if (!request.tools.some(({ name }) => name === "update_memory"))
      return {
        text: "Nothing can be proposed here, so nothing was changed. Change the class's file instead.",
      };
    const changes = classChanges(words, profile, fileIn(request.system, profile.path));
    if (changes.length === 0) return { text: sayWhat };
    const args = { class: profile.id, file: "class", changes, because: words.slice(0, longestQuote) };
    return { calls: [{ name: "update_memory", args }] };
  },
};

export default classKeeper;

const sayWhat = 'Say what has changed, for example "a new EAL pupil has joined 2A". Nothing was changed.';

/** What came of the proposal, with its lines; null before it was made. */
function proposedSince(messages: readonly Message[]): string | null {
  const result = messages.find((message) => message.role === "tool");
  if (result?.role !== "tool") return null;
  const told = textOf(result);
  if (result.isError) return `That could not be proposed, and nothing was changed. ${told}`;
  const lines = messages
    .flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []))
    .flatMap(({ args }) => changesIn(args));
  const shown = lines.flatMap((change) => [
    ...(change.old === null ? [] : [`- ${masked(change.old)}`]),
    ...(change.new === null ? [] : [`+ ${masked(change.new)}`]),
  ]);
  return `${told}\n\n\`\`\`diff\n${shown.join("\n")}\n\`\`\`\n\nConfirm, edit or dismiss it under "To remember" in Plan, or on the command line with \`memory\`.`;
}

function changesIn(args: unknown): LineChange[] {
  return typeof args === "object" && args !== null && "changes" in args && Array.isArray(args.changes)
    ? args.changes
    : [];
}
