import { answerApart } from "../strangers/answer-apart.ts";
import { readAny } from "./read-any.ts";
import { Ask } from "./read-document.ts";

if (import.meta.main) await answerApart(({ ask, bytes }) => readAny(bytes, Ask.parse(ask)));
