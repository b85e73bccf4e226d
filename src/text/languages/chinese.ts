import type { LanguageBegun } from "./language.ts";

export const chinese: LanguageBegun = {
  tag: "zh",
  yes: { words: "是 对", alone: [] },
  no: { words: "不 不是 不对", alone: [] },
  isSo: "",
  isNotSo: "",
};
