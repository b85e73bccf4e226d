import { stageIn } from "../../workspace/stage.ts";

/**
 * A topic without whom it is for: "electrolysis, Year 10", "electrolysis (GCSE)", "A level electrolysis". A grade alone at
 * the end may be one of music or of judo, and stays. Pure.
 */
export function withoutStage(topic: string): string {
  const stage = stageIn(topic);
  if (stage === null) return topic;
  const said = RegExp.escape(stage);
  const rest = topic
    .replace(
      new RegExp(
        `\\s*[,;(–—-]\\s*(?:for\\s+|at\\s+)?(?:the\\s+)?${said}(?:\\s+(?:level|class|pupils|students))?\\s*\\)?$`,
        "iu",
      ),
      "",
    )
    .replace(new RegExp(`^${said}\\s*[:,–—-]?\\s+(?=\\p{L})`, "iu"), "");
  const shorter = /^grade/i.test(stage)
    ? rest
    : rest.replace(new RegExp(`\\s+(?:at\\s+)?${said}$`, "iu"), "");
  return /\p{L}/u.test(shorter) ? shorter.trim() : topic;
}
