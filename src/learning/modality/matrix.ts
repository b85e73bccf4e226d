import type { BloomLevel, DomainType, Modality } from "../course-format.ts";

export type MatrixRow = {
  readonly domain: DomainType;
  readonly bloom: BloomLevel | "*";
  /** As the spec writes it; either side of a slash names the row too. */
  readonly type: string;
  readonly primary: Modality;
  readonly secondary: Modality;
  /** Other words that course authors use for the type. */
  readonly also: readonly string[];
};

type Cells = [MatrixRow["bloom"], string, Modality, Modality, ...string[]];

/** The decision matrix (exercise-modalities §2.1), row by row; what follows the two modalities are our synonyms. */
export const matrix: readonly MatrixRow[] = [
  ...rows("language", [
    ["remember", "Vocabulary", "worksheet", "conversation", "vocab", "words", "phrases", "lexis"],
    ["remember", "Grammar rules", "worksheet", "conversation", "grammar", "rules", "conjugation", "spelling"],
    ["understand", "Grammar patterns", "conversation", "worksheet", "grammar", "patterns", "grammar rules"],
    ["understand", "Cultural context", "conversation", "long_form", "culture", "customs", "pragmatics"],
    ["apply", "Sentence construction", "conversation", "worksheet", "sentences", "sentence building"],
    ["apply", "Translation", "worksheet", "conversation", "translating", "interpretation"],
    ["analyze", "Text analysis", "long_form", "conversation", "texts", "reading", "reading comprehension"],
    ["evaluate", "Register/style", "long_form", "conversation", "tone", "formality"],
    ["create", "Free composition", "long_form", "conversation", "composition", "free writing", "writing"],
    ["*", "Script/handwriting", "image_review", "worksheet", "writing system", "characters", "alphabet"],
  ]),
  ...rows("technical", [
    ["remember", "Terminology", "worksheet", "conversation", "terms", "definitions", "vocabulary"],
    ["remember", "Syntax/APIs", "worksheet", "code", "commands", "functions", "library"],
    ["understand", "Concepts", "conversation", "long_form", "theory", "principles", "models"],
    ["apply", "Implementation", "code", "conversation", "coding", "programming", "implementing"],
    ["apply", "Problem-solving", "code", "worksheet", "problems", "algorithms", "puzzles"],
    ["analyze", "Code review", "long_form", "conversation", "reviewing code", "debugging", "code reading"],
    ["analyze", "Architecture", "long_form", "conversation", "system design", "structure"],
    ["evaluate", "Trade-offs", "conversation", "long_form", "trade-off analysis", "comparison"],
    ["create", "Design/build", "code", "long_form", "project", "building", "design and build"],
  ]),
  ...rows("conceptual", [
    ["remember", "Facts/definitions", "worksheet", "conversation", "terminology", "terms", "dates"],
    ["understand", "Concepts/models", "conversation", "long_form", "theory", "principles", "ideas"],
    ["apply", "Case application", "long_form", "conversation", "cases", "case study", "application"],
    ["analyze", "Relationships", "long_form", "conversation", "relations", "connections", "causes"],
    ["evaluate", "Arguments/evidence", "conversation", "long_form", "critique", "claims"],
    ["create", "Synthesis/proposals", "long_form", "conversation", "research design", "essays"],
  ]),
  ...rows("interview", [
    ["remember", "Knowledge recall", "conversation", "worksheet", "knowledge", "recall", "facts"],
    ["understand", "Concept explanation", "conversation", "long_form", "concepts", "explanation"],
    ["apply", "Problem-solving", "conversation", "code", "problems", "coding", "algorithms"],
    ["analyze", "System design", "long_form", "conversation", "architecture", "design"],
    ["evaluate", "Trade-off analysis", "conversation", "long_form", "trade-offs", "comparison"],
  ]),
];

function rows(domain: DomainType, cells: Cells[]): MatrixRow[] {
  return cells.map(([bloom, type, primary, secondary, ...also]) => ({
    domain,
    bloom,
    type,
    primary,
    secondary,
    also,
  }));
}
