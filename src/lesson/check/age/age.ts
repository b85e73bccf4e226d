import { ageOf } from "../../../workspace/stage.ts";
import { withoutFields } from "../../fields.ts";
import { unfitModel } from "../../likeness/models.ts";
import { kindsOf } from "../../section-kind.ts";
import type { Finding } from "../finding.ts";
import { hardPassages } from "./hard-passages.ts";
import { proseOf } from "./prose.ts";
import { pupilFacing } from "./pupil-facing.ts";
import { measure, type Readability } from "./readability.ts";
import { readsUnfit } from "./reads-unfit.ts";
import { taughtWords } from "./vocabulary.ts";
import { everyText, guidanceFor, registerFindings, unfitFindings } from "./words-found.ts";

export type AgeCheck = {
  findings: Finding[];
  /** Of what pupils will read, not of what the teacher alone does. */
  readability: Readability;
  /** To be shown before the text: subjects that a class should be prepared for. They never block. */
  guidance: string[];
};

/** Whether a lesson or worksheet suits its stage. Only `unfit` findings are reason to hold a text back. */
export function checkAge(markdown: string, context: { stage: string; vocabulary: string[] }): AgeCheck {
  const age = ageOf(context.stage);
  const taught = taughtWords(context.vocabulary);
  const { passages, headings } = proseOf(withoutFields(markdown));
  const pupils = pupilFacing(passages);
  const texts = everyText(headings, passages);
  const unfit = unfitFindings(texts, age);
  const ruled = new Set(unfit.map(({ line }) => line));
  return {
    findings: [
      ...unfit,
      ...readsUnfit(passages, unfitModel()).filter(({ line }) => !ruled.has(line)),
      ...(age === null
        ? [unknownStage(context.stage)]
        : hardPassages(pupils, { stage: context.stage, age, taught })),
      ...registerFindings(pupils, age),
    ],
    readability: measure(pupils, taught),
    guidance: guidanceFor(texts.filter(({ section }) => section === null || !isOfCurriculum(section))),
  };
}

/** A curriculum's own titles are not what the lesson says. */
function isOfCurriculum(section: string): boolean {
  return kindsOf(section.replaceAll("-", " "))[0] === "curriculum-links";
}

function unknownStage(stage: string): Finding {
  const said = stage.trim() === "" ? "The class has no stage" : `The stage "${stage}" is not one I know`;
  return {
    rule: "stage-unknown",
    section: null,
    line: null,
    message: `${said}, so the reading level was measured but not compared with an age.`,
    fix: "Write the stage in the class file as P1 to P7, S1 to S6, Year 9, Grade 6 or KS3.",
  };
}
