/** One entry of a curriculum file, and the lines it stands on. */
export type Outcome = {
  /** Normalised: plain hyphen, single plain space ("TCH 4-14a"). */
  code: string;
  title: string;
  /** As the file says it ("Fourth", "Grade 6"); "" where it does not. */
  level: string;
  organiser: string;
  /** The outcome's own text: official wording or our summary, as the file's `wording` says. */
  text: string;
  /** Codes and courses it comes from and leads to, each with the words in brackets after it. */
  from: Reference[];
  to: Reference[];
  related: Reference[];
  expectations: string[];
  misconceptions: string[];
  priorKnowledge: string;
  keywords: string[];
  /** Workspace-relative path, `curriculum/cfe-computing.md`. */
  file: string;
  /** 1-based, inclusive: from the entry's heading to its last line that is not blank. */
  startLine: number;
  endLine: number;
  /** The line its own text stands on; left out where it has none. */
  textLine?: number;
  /** Bullets we have no name for, as written, so that nothing is lost. */
  other?: { label: string; text: string }[];
};

/** `code` is null where it names a course and no outcome. */
export type Reference = { code: string | null; name: string; note: string };

export type CurriculumFile = {
  path: string;
  title: string;
  subject: string;
  source: string;
  retrieved: string;
  licence: string;
  version: string;
  /** A summary is never to be shown as a quotation. */
  wording: "official" | "summary";
  /** `ours`: the curriculum has no codes, and its file says that these are the program's own numbers. */
  numbering: "official" | "ours";
  codePattern: RegExp;
  /** From easiest to hardest. */
  levels: string[];
  /** Whether an imported file still has the content it was imported with; `unhashed` where nobody recorded one. */
  integrity: "intact" | "edited" | "unhashed";
  outcomes: Outcome[];
  /** What an imported file's source said that markdown does not show, by code; "" is the framework itself. */
  records?: ReadonlyMap<string, Record<string, unknown>>;
  /** What is wrong with the file, with lines; its sound entries are still in `outcomes`. */
  problems: { line: number; message: string }[];
};
