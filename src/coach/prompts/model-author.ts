import { z } from "zod";
import type { ModelAnswer, ModelQuestion } from "../../learning/ask-model.ts";
import { foldText } from "../../text/fold.ts";
import { saysItem } from "../deck/spoken-form.ts";
import { builtinAuthor } from "./builtin-author.ts";
import { type Line, type PromptRequest, promptHandlers } from "./prompt.ts";
import { contains, spoken } from "./spoken.ts";

type Ask = <T>(question: ModelQuestion<T>) => Promise<ModelAnswer<T>>;

const ModelLine = z.object({
  text: z.string().trim().min(1).max(240),
  language: z.enum(["target", "instruction"]),
  translation: z.string().max(240).nullable(),
});

/**
 * One turn in a model's words. A part that does not do what it is for (an introduction without the word, a cue that gives it
 * away) is said in the built-in author's words instead. null: the model did not answer.
 */
export async function modelWords(ask: Ask, requests: readonly PromptRequest[]): Promise<Line[][] | null> {
  const [first] = requests;
  if (first === undefined) return [];
  const answer = await ask({
    agent: "coach",
    task: taskOf(requests),
    material: materialOf(first),
    schema: z.object({
      parts: z.array(z.object({ lines: z.array(ModelLine).min(1).max(3) })).length(requests.length),
    }),
  });
  if ("problem" in answer) return null;
  return requests.map((request, i) => {
    const lines = (answer.value.parts[i]?.lines ?? []).map(
      (line): Line => ({
        text: line.text,
        language:
          line.language === "target" ? request.deck.target_language : request.deck.instruction_language,
        slow: line.language === "target" && request.action === "coach_slow_repeat",
        translation: line.translation,
      }),
    );
    return serves(request, lines) ? lines : (builtinAuthor([request])[0] ?? []);
  });
}

function taskOf(requests: readonly PromptRequest[]): string {
  const parts = requests.map(({ action, handler }, i) => {
    const how = Object.entries(promptHandlers).find(([name]) => name === (handler ?? handlerOf[action]));
    return `${i + 1}. \`${action}\`: ${how?.[1] ?? "Ask the learner to say the word once more."}`;
  });
  return ["Word the coach's next turn, part by part:", ...parts].join("\n");
}

/** 0.2 names its handlers in comments only. */
const handlerOf: Readonly<Record<string, keyof typeof promptHandlers>> = {
  coach_introduce_word: "COACH_First_Use",
  coach_explain_word: "COACH_First_Use",
  coach_example_sentence: "COACH_First_Use",
  coach_prompt_dialogue: "COACH_Practice_Dialogue",
  coach_slow_repeat: "COACH_Repeat_After_Me",
  coach_positive_reinforce: "COACH_Positive_Reinforce",
  coach_encourage: "COACH_Encourage",
};

function materialOf({
  deck,
  item,
  woven,
  heard,
  wasUsed,
  asked,
  candidate,
  lately,
  counters,
}: PromptRequest): Record<string, string> {
  const sentences = (list: readonly { text: string; translation: string }[]) =>
    list.map(({ text, translation }) => `${text} (${translation})`).join("\n");
  return {
    "the word": item.target,
    "what it means": item.gloss,
    "an explanation": item.explanation,
    "accepted forms": item.accepted.join("\n"),
    "example sentences": sentences(item.examples),
    cues: sentences(item.cues),
    "praise and encouragement": sentences([...deck.praise, ...deck.encouragement]),
    "words coached before, those that fit the sentences first": woven
      .map(({ target, gloss }) => `${target} (${gloss})`)
      .join("\n"),
    "said of late": lately.slice(-6).join("\n"),
    "the learner just said": heard ?? "",
    "it was asked": asked,
    "that was a use of the word": wasUsed ? "yes" : "no",
    "it may have been": candidate ?? "",
    languages: `target: ${deck.target_language}, instruction: ${deck.instruction_language}`,
    failures: String(counters.failures ?? 0),
  };
}

function serves({ action, deck, item, lately }: PromptRequest, lines: readonly Line[]): boolean {
  const said = lines.map(({ text }) => text).join(" ");
  const own = { ...item, accepted: [...item.accepted, spoken(item.target)] };
  switch (action) {
    case "coach_slow_repeat":
      return lines.some(({ text, language }) => language === deck.target_language && saysItem(text, item));
    case "coach_introduce_word":
    case "coach_example_sentence":
    case "coach_positive_reinforce":
      return contains(said, own);
    case "coach_prompt_dialogue":
      return !contains(said, own) && !lines.every(({ text }) => lately.includes(foldText(text)));
    default:
      return lines.length > 0;
  }
}
