import type { Topic } from "../../../../../src/workspace/topic.ts";
import { shareOut } from "../tasks.ts";
import { bullets, numbered } from "../wording.ts";
import { askedTasks, paragraphs } from "./pieces.ts";
import { type Shape, taughtParts } from "./shape.ts";

/** A library gives words and key points and no worked example: words first, then a point at a time. */
export const fromLibrary: Shape = {
  id: "direct-instruction",
  called: "direct instruction",
  parts: taughtParts("Words and key points", "In pairs, key points in view", "Alone, then deeper"),
  fits: ({ drawn }) => drawn !== undefined,
  write(plan, style) {
    const { guided, independent, deeper } = shareOut(plan, style);
    return {
      "Explain and model": plan.topic === null ? "" : byPoints(plan.topic),
      "Guided practice": paragraphs(
        plan.topic?.drawn?.moving
          ? "In pairs. One does it and the other watches for the key points; then swap."
          : "In pairs. Keep the list of key points in view. One explains and the other writes; then swap.",
        askedTasks(guided),
      ),
      "Independent practice": paragraphs(
        "On your own, with the list out of sight. If you are stuck after five minutes, ask your partner.",
        askedTasks(independent),
        deeper.length === 0 ? "" : `Going deeper, if you are ready:\n\n${askedTasks(deeper)}`,
      ),
    };
  },
  brings: () => [],
};

function byPoints({ vocabulary, keyIdeas }: Topic): string {
  const words = vocabulary.map(({ term, meaning }) => `**${term}**: ${meaning}`);
  return paragraphs(
    words.length === 0 ? "" : `New words, each with its meaning, on the board:\n\n${bullets(words)}`,
    `Key points:\n\n${numbered(keyIdeas)}`,
    "Teacher: one point at a time. Say it, show an example or a picture, and let a pupil put it in other words before the next. The list stays on the board.",
  );
}
