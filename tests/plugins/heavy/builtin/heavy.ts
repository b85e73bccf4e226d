import type { Author } from "teacher-assist/builtin";
import { textOf } from "teacher-assist/message";
import { bear } from "../_burdens.ts";

const heavy: Author = {
  next({ messages }) {
    bear("author", messages.map(textOf).join("\n"));
    return { text: `Lifted, ${Bun.isMainThread ? "here" : "elsewhere"}.` };
  },
};

export default heavy;
