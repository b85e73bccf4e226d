import { isStage, stageIn } from "../../workspace/stage.ts";

/**
 * A topic without whom it is for: "electrolysis, Year 10", "electrolysis (GCSE)", "A level electrolysis". A grade alone at
 * the end may be one of music or of judo, and stays. Pure.
 */
export function withoutStage(asked: string): string {
  const topic = withoutWhom(asked);
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

/** "fractions pour des CM2", "pecahan untuk Tahun 4", "lay-ups year 9 girls". */
function withoutWhom(topic: string): string {
  const [, about = "", whom = ""] =
    /^(.*\S)[\s,]+(?:pour|für|para|untuk|per|voor|bagi|for|with|mit|avec)\s+(?:(?:des|les|une?|mes|ma|meine?|die|eine|el|los|mis|mi|la|my|our|an?|the)\s+){0,2}(\S+(?:\s+\S+){0,2})$/iu.exec(
      topic,
    ) ?? [];
  if (about !== "" && isStage(whom)) return about;
  // Behind a topic without a comma, only where it also says who they are.
  const words = topic.split(/\s+/);
  for (const many of [4, 3, 2])
    if (words.length > many && isWhom(words.slice(-many).join(" "))) return words.slice(0, -many).join(" ");
  return topic;
}

function isWhom(text: string): boolean {
  return stageIn(text) !== text && isStage(text) && !/^grade/i.test(text);
}
