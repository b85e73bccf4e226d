import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { answerApart } from "../../strangers/answer-apart.ts";
import { importFile } from "./import.ts";
import { Ask } from "./read-curriculum-apart.ts";
import { readGiven } from "./read-given.ts";

if (import.meta.main)
  await answerApart(({ ask, bytes }) => {
    const asked = Ask.parse(ask);
    if ("path" in asked) return importFile(basename(asked.path), readFileSync(asked.path), asked.day);
    const { day, ...about } = asked;
    return readGiven({ ...about, text: new TextDecoder().decode(bytes) }, day);
  });
