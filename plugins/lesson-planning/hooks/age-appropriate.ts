import { defineHook } from "teacher-assist/hooks";
import { classOfSession } from "../../../src/lesson/brief/session-class.ts";
import { checkAge } from "../../../src/lesson/check/age/age.ts";
import { proseOf } from "../../../src/lesson/check/age/prose.ts";
import { topicVocabulary, vocabularyIn } from "../../../src/lesson/check/age/vocabulary.ts";
import { madeInRun } from "../../../src/lesson/draft/drafts.ts";
import { type Message, textOf } from "../../../src/message.ts";
import { loadClasses } from "../../../src/workspace/classes.ts";
import { topicFiles } from "../../../src/workspace/packs/pack-paths.ts";
import { stageIn } from "../../../src/workspace/stage.ts";
import { loadWorkspace } from "../../../src/workspace/workspace.ts";

/** Where neither a class nor a stage is named. */
const defaultStage = "S3";

/** Whether a draft suits its class. Only content that is unfit stops it; the rest goes to the teacher beside the draft. */
export default defineHook({
  name: "age-appropriate",
  on: "postLoop",
  apart: true,
  async run({ text: said, messages }, { workspaceRoot }) {
    const made = madeInRun(said, messages);
    const text = made === said ? said : `${made}\n\n${said}`;
    const { headings } = proseOf(text);
    if (headings.length === 0)
      return { report: { checked: false, why: "no headings: not a lesson or worksheet" } };

    const request = requestIn(messages);
    const { stage, stageFrom } = await stageFor(request, messages, text, workspaceRoot);
    const { files } = await loadWorkspace(workspaceRoot, topicFiles);
    const about = `${request} ${headings[0]?.text ?? ""}`;
    const taught = topicVocabulary(
      files.map(({ content }) => content),
      about,
    );
    const age = checkAge(text, { stage, vocabulary: [...vocabularyIn(text), ...taught] });

    const report = { checked: true, stage, stageFrom, ...age };
    const unfit = age.findings.filter(({ rule }) => rule === "unfit");
    if (unfit.length === 0) return { result: { age }, report };
    const lines = unfit.map(({ message, fix }) => `- ${message} ${fix}`);
    const abort = [
      "The draft has content that is not fit for pupils. It is kept in the session.",
      ...lines,
    ].join("\n");
    return { abort, report };
  },
});

function requestIn(messages: readonly Message[]): string {
  return messages
    .filter(({ role }) => role === "user")
    .map(textOf)
    .join("\n");
}

async function stageFor(
  request: string,
  messages: readonly Message[],
  text: string,
  workspaceRoot: string,
): Promise<{ stage: string; stageFrom: string }> {
  const named = classOfSession(messages, text, await loadClasses(workspaceRoot));
  if (named !== null && named.stage !== "") {
    return { stage: named.stage, stageFrom: `class ${named.id}` };
  }
  const stage = stageIn(request);
  if (stage !== null) return { stage, stageFrom: "the request" };
  return {
    stage: defaultStage,
    stageFrom: `no class was named, so the default stage ${defaultStage} was used`,
  };
}
