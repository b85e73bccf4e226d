import { categories, categoryLists } from "./categories.ts";
import { cloze } from "./cloze.ts";
import { correction } from "./corrections.ts";
import { definitionChoice, definitionMatching, definitionTerms } from "./definitions.ts";
import { truth, truthMatching } from "./facts.ts";
import { betterAnswer, faultMatching } from "./faults.ts";
import type { SectionMaker } from "./maker.ts";
import { ordering, reorder } from "./orders.ts";
import { callResults, outputs } from "./outputs.ts";
import { ownOutline, starParts } from "./star.ts";
import { choice, matching, sentenceCloze, translation } from "./vocabulary.ts";

/** Every kind of section, in the order in which a sheet has them: recognising first, then producing. */
export const sectionMakers: readonly SectionMaker[] = [
  matching,
  definitionMatching,
  choice,
  definitionChoice,
  starParts,
  categories,
  categoryLists,
  truthMatching,
  faultMatching,
  betterAnswer,
  translation,
  definitionTerms,
  sentenceCloze,
  cloze,
  outputs,
  callResults,
  ordering,
  reorder,
  correction,
  truth,
  ownOutline,
];
