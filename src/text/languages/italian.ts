import type { LanguageBegun } from "./language.ts";

export const italian: LanguageBegun = {
  tag: "it",
  articles: "il lo la gli le un una",
  yes: { words: "sì", alone: [] },
  no: { words: "no", alone: [] },
  isSo: "vero",
  isNotSo: "falso",
};
