import { answerApart, tellApart } from "../strangers/answer-apart.ts";
import { Ask, importLibrary } from "./import-library.ts";

if (import.meta.main)
  await answerApart(({ ask }) => importLibrary(Ask.parse(ask), (done, of) => tellApart({ done, of })));
