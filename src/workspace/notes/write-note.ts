import { blockText, itemText, lineText } from "./note-text.ts";
import { withPage } from "./page-mark.ts";

/** Something a note says, and the page of the document that it comes from, where there is one. Markdown, as written. */
export type NoteItem = { text: string; page?: number | null | undefined };

/** What a topic note is made of. A part that is empty is left out; `answer`: "" where nobody has given one. */
export type NoteParts = {
  title: string;
  subject?: string | undefined;
  /** The youngest and the oldest, in years. */
  ages?: readonly [number, number] | undefined;
  level?: string | undefined;
  /** Where it comes from: the name of a document, or an address. */
  source?: string | undefined;
  /** Beside the words and the title, what it is found by. */
  keywords?: readonly string[] | undefined;
  ideas: readonly NoteItem[];
  words: readonly { term: string; meaning: string; page?: number | null | undefined }[];
  example?:
    | { problem: string; steps: readonly string[]; solution: string; result?: string; page?: number | null }
    | undefined;
  /** What is practised, each with how hard it is. */
  tasks: readonly (NoteItem & { answer: string; level: "easy" | "medium" | "hard" })[];
  misconceptions: readonly NoteMistake[];
  /** What a lesson may begin with: what pupils should know already. */
  questions: readonly (NoteItem & { answer: string })[];
  /** What belongs to none of these, kept as it stands. */
  rest?: readonly NoteItem[] | undefined;
};

/** What pupils get wrong. With a question that shows it, where there is one: its right option by letter, and why. */
export type NoteMistake = {
  think: string;
  truth: string;
  title?: string;
  question?: string;
  options?: readonly string[];
  answer?: string;
  why?: string;
};

const letters = "ABCDE";
const levels = [
  ["Easy", "easy"],
  ["Medium", "medium"],
  ["Hard", "hard"],
] as const;

/** What a note may say, in the order in which it stands there. */
export const noteHeadings = [
  "Key ideas",
  "Worked example",
  "Practice",
  "Misconceptions",
  "Retrieval questions",
  "Vocabulary",
] as const;
export type NoteHeading = (typeof noteHeadings)[number];

/**
 * A topic note in the form that topic-note.ts reads: what is written here is read there, whatever its text. `empty`: what
 * stands there for a part that nobody has written; nothing, where it is left out.
 */
export function writeNote(parts: NoteParts, empty: (heading: NoteHeading) => string = () => ""): string {
  const title = lineText(parts.title);
  const graded = levels.map(([name, level]) => practice(`### ${name}`, parts, level)).join("\n");
  const bodies: Readonly<Record<NoteHeading, string>> = {
    "Key ideas": bulleted(parts.ideas.map(paged)),
    "Worked example": example(parts.example),
    Practice: graded,
    Misconceptions: parts.misconceptions.map(mistake).filter(Boolean).join("\n\n"),
    "Retrieval questions": numbered(parts.questions.map(asked)),
    Vocabulary: bulleted(parts.words.map(word)),
  };
  return `${[
    head(parts),
    title === "" ? "" : `# ${title}`,
    ...noteHeadings.map((heading) => section(`## ${heading}`, bodies[heading]) || empty(heading)),
    section("## Notes", bulleted((parts.rest ?? []).map(paged))),
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

/** JSON is YAML, whatever stands in it. */
function head({ title, subject, ages, level, source, keywords, words }: NoteParts): string {
  const found = [...(keywords ?? []), ...words.map(({ term }) => term)].map(plainLine).filter(Boolean);
  const fields: [string, unknown][] = [
    ["title", plainLine(title)],
    ["subject", plainLine(subject ?? "")],
    ["levels", level === undefined || level.trim() === "" ? [] : [plainLine(level)]],
    ["ages", ages === undefined ? "" : ages],
    ["keywords", [...new Set(found)]],
    ["sources", source === undefined || source.trim() === "" ? [] : [plainLine(source)]],
  ];
  const told = fields.filter(([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0));
  return `---\n${told.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join("")}---`;
}

function example(given: NoteParts["example"]): string {
  if (given === undefined) return "";
  const problem = blockText(withPage(given.problem, given.page));
  const result = blockText(given.result ?? "");
  const solution = [blockText(given.solution), result === "" ? "" : `**Result:** ${result}`];
  const body = [
    problem === "" ? "" : `**Problem:** ${problem}`,
    section("### Steps", numbered(given.steps)),
    section("### Solution", solution.filter(Boolean).join("\n\n")),
  ];
  return body.filter(Boolean).join("\n\n");
}

function practice(heading: string, { tasks }: NoteParts, wanted: string): string {
  return section(heading, numbered(tasks.filter(({ level }) => level === wanted).map(asked)));
}

/** A line of the text that would be read as its answer is written so that it is not. */
function asked({ text, answer, page }: NoteParts["questions"][number]): string {
  const question = withPage(text, page).replace(/^(\s*)(?=\*\*Answer:?\*\*)/gim, "$1\\");
  if (question.trim() === "") return "";
  return answer.trim() === "" ? question : `${question.trimEnd()}\n**Answer:** ${answer.trim()}`;
}

function mistake({ think, truth, title, question = "", options = [], answer, why }: NoteMistake): string {
  const called = lineText(title ?? think);
  if (called === "") return "";
  const given = options
    .slice(0, letters.length)
    .map((option, at) => `- ${letters[at]}. ${indented(itemText(option), 2)}`);
  const fields = [
    labelled("What pupils think", think),
    labelled("What is true", truth),
    labelled("Question", [itemText(question), ...given].filter(Boolean).join("\n")),
    labelled("Answer", answer === undefined ? "" : [answer, why].filter(Boolean).join(", ")),
  ];
  return [`### ${called}`, ...fields.filter(Boolean)].join("\n");
}

function labelled(label: string, text: string): string {
  const told = itemText(text);
  return told === "" ? "" : `- **${label}:** ${indented(told, 2)}`;
}

function word({ term, meaning, page }: NoteParts["words"][number]): string {
  const called = plainLine(term.replaceAll("*", "")).replace(/:+$/, "").trim();
  const told = meaning.trim().replace(/^:+\s*/, "");
  if (called === "") return itemText(told);
  return told === "" ? `**${called}**` : `**${called}**: ${withPage(told, page)}`;
}

function paged({ text, page }: NoteItem): string {
  return withPage(text, page);
}

function section(heading: string, body: string): string {
  const told = body.trim();
  return told === "" ? "" : `${heading}\n${told}`;
}

function bulleted(items: readonly string[]): string {
  return listed(items, () => "- ");
}

function numbered(items: readonly string[]): string {
  return listed(items, (at) => `${at + 1}. `);
}

function listed(items: readonly string[], marker: (at: number) => string): string {
  return items
    .map(itemText)
    .filter(Boolean)
    .map((text, at) => `${marker(at)}${indented(text, marker(at).length)}`)
    .join("\n");
}

function indented(text: string, by: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(by)}`);
}

function plainLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
