import { gap } from "../../exercises/flashcards/card.ts";
import { htmlText } from "../html-text.ts";
import { type Quiz, type QuizAnswer, type QuizBody, type QuizQuestion, titleOf } from "./quiz.ts";

/** Moodle's GIFT: plain text, a question a paragraph, its answers in braces. Never throws. */
export function readGift(source: string): Quiz | { problem: string } {
  const quiz: Quiz = { questions: [], skipped: [] };
  let category = "";
  for (const { text, line } of paragraphs(source)) {
    const named = /^\$CATEGORY:\s*(.*)$/m.exec(text);
    if (named !== null) category = named[1]?.trim() ?? "";
    const rest = text.replace(/^\$CATEGORY:.*$/gm, "").trim();
    if (rest === "") continue;
    const question = readQuestion(rest, category);
    if ("why" in question) quiz.skipped.push({ where: `line ${line}`, why: question.why });
    else quiz.questions.push(question);
  }
  return quiz.questions.length === 0
    ? {
        problem: `There is no GIFT question in it${quiz.skipped[0] ? ` (${quiz.skipped[0].where}: ${quiz.skipped[0].why})` : ""}.`,
      }
    : quiz;
}

/** Escaped marks are put out of the way, so that what is left means what it says. */
const escapes = new Map(Array.from("~=#{}:\\", (mark, index) => [mark, String.fromCharCode(0xe000 + index)]));

function hide(text: string): string {
  return text.replace(/\\([~=#{}:\\n])/g, (_, mark: string) =>
    mark === "n" ? "\n" : (escapes.get(mark) ?? mark),
  );
}

function plain(text: string, format: string): string {
  let shown = text;
  for (const [mark, hidden] of escapes) shown = shown.replaceAll(hidden, mark);
  const isHtml = format === "html" || /<\/[a-z]+>|<br\b|<p>|&[a-z]+;/i.test(shown);
  return isHtml && format !== "plain" ? htmlText(shown) : shown.replace(/[ \t]+/g, " ").trim();
}

/** Cut at empty lines, but not inside braces; comments are left out. */
function paragraphs(source: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  let lines: string[] = [];
  let start = 0;
  let depth = 0;
  const end = () => {
    if (lines.length > 0) found.push({ text: hide(lines.join("\n")), line: start });
    lines = [];
    depth = 0;
  };
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*\/\//.test(line)) continue;
    if (line.trim() === "" && depth <= 0) {
      end();
      continue;
    }
    if (lines.length === 0) start = index + 1;
    lines.push(line);
    const bare = line.replace(/\\./g, "");
    depth += bare.split("{").length - bare.split("}").length;
    if (line.startsWith("$CATEGORY:") && depth <= 0) end();
  }
  end();
  return found;
}

function readQuestion(paragraph: string, category: string): QuizQuestion | { why: string } {
  const title = /^::([\s\S]*?)::/.exec(paragraph);
  const afterTitle = paragraph.slice(title?.[0].length ?? 0).trim();
  const format = /^\[(html|moodle|plain|markdown)\]/.exec(afterTitle);
  const body = afterTitle.slice(format?.[0].length ?? 0).trim();
  const say = (text: string) => plain(text, format?.[1] ?? "moodle");
  const opens = body.indexOf("{");
  const closes = body.lastIndexOf("}");
  const shared = (text: string, feedback: string) => ({
    where: titleOf(say(title?.[1] ?? ""), text),
    category: say(category),
    text,
    feedback,
    hints: [],
  });
  if (opens < 0 && closes < 0) return { ...shared(say(body), ""), type: "description" };
  if (opens < 0 || closes < opens) return { why: "Its answers begin with { and must end with }." };
  const before = say(body.slice(0, opens));
  const after = say(body.slice(closes + 1));
  const inside = body.slice(opens + 1, closes);
  if (inside.includes("{")) return { why: "It has answers in two places, which GIFT does not know." };
  const [answers = "", feedback = ""] = inside.split("####");
  const read = readAnswers(answers.trim(), say);
  if ("why" in read) return read;
  const text = after === "" ? before : `${before} ${gap} ${after}`.replace(/ ([.,;:!?])/g, "$1").trim();
  if (text === "") return { why: "There is no question before the answers." };
  const asked = shared(text, say(feedback));
  const isGap = after !== "" && (read.type === "short" || read.type === "choice");
  if (!isGap) return { ...asked, ...read };
  const right = read.answers.filter(({ fraction }) => fraction >= 100).map((one) => one.text);
  return right.length === 0
    ? { why: "No answer for its gap is marked as right." }
    : { ...asked, type: "gaps", gaps: [{ text, answers: right }] };
}

function readAnswers(answers: string, say: (text: string) => string): QuizBody | { why: string } {
  if (answers === "") return { type: "essay", points: [], words: null };
  const truth = /^(TRUE|FALSE|T|F)\s*(?:#([\s\S]*))?$/i.exec(answers);
  if (truth !== null) {
    // The first feedback is for the wrong answer, the second for the right one.
    const said = (truth[2] ?? "")
      .split("#")
      .map(say)
      .filter((one) => one !== "");
    return { type: "truth", truth: /^t/i.test(truth[1] ?? ""), because: said.join(" ") };
  }
  if (answers.startsWith("#")) return readNumber(answers.slice(1).trim(), say);
  const parts = Array.from(answers.matchAll(/([=~])([^=~]*)/g), ([, mark = "", text = ""]) => ({
    mark,
    text,
  }));
  if (parts.length === 0) return { why: "Its answers begin with neither = nor ~." };
  if (parts.every(({ mark, text }) => mark === "=" && text.includes("->"))) {
    const pairs = parts.map(({ text }) => {
      const [left = "", right = ""] = (text.split("#")[0] ?? "").split("->");
      return { left: say(left), right: say(right) };
    });
    return { type: "matching", pairs: pairs.filter(({ left, right }) => left !== "" && right !== "") };
  }
  const read = parts.map(({ mark, text }) => readAnswer(mark, text, say)).filter(({ text }) => text !== "");
  return { type: parts.some(({ mark }) => mark === "~") ? "choice" : "short", answers: read };
}

function readAnswer(mark: string, text: string, say: (text: string) => string): QuizAnswer {
  const [answer = "", ...feedback] = text.split("#");
  const weight = /^\s*%(-?[\d.]+)%/.exec(answer);
  const fraction = weight === null ? (mark === "=" ? 100 : 0) : Number(weight[1]);
  return {
    text: say(answer.slice(weight?.[0].length ?? 0)),
    fraction,
    feedback: say(feedback.join(" ")),
  };
}

/** "3.14:0.01", "1..5", or several of these after "=". */
function readNumber(text: string, say: (text: string) => string): QuizBody | { why: string } {
  const first = text.startsWith("=") ? (text.slice(1).split(/[=~]/)[0] ?? "") : text;
  const bare = say((first.replace(/^\s*%[\d.]+%/, "").split("#")[0] ?? "").trim());
  const range = /^(-?[\d.]+?)\s*\.\.\s*(-?[\d.]+)$/.exec(bare);
  if (range !== null) {
    const [low, high] = [Number(range[1]), Number(range[2])];
    const value = (low + high) / 2;
    if (Number.isFinite(value))
      return { type: "number", value: String(value), tolerance: String(Math.abs(high - low) / 2) };
  }
  const single = /^(-?[\d.]+(?:e-?\d+)?)\s*(?::\s*([\d.]+))?$/i.exec(bare);
  return single === null || !Number.isFinite(Number(single[1]))
    ? { why: `“${bare}” is no number.` }
    : { type: "number", value: single[1] ?? "", tolerance: single[2] ?? "0" };
}
