import { hasMedia, htmlText } from "../html-text.ts";
import { embeddedGaps } from "./embedded-gaps.ts";
import { type Quiz, type QuizAnswer, type QuizBody, titleOf } from "./quiz.ts";
import { partsOf, readXml, textIn, type XmlPart } from "./xml.ts";

/** Moodle's question bank as XML. Never throws. */
export function readMoodleXml(source: string): Quiz | { problem: string } {
  let root: XmlPart;
  try {
    root = readXml(source);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { problem: `This XML cannot be read: ${reason}. Export the questions from Moodle again.` };
  }
  const bank = partsOf(root, "quiz")[0];
  if (bank === undefined) {
    const [other = "nothing"] = [...root.parts.keys()].filter((name) => !name.startsWith("?"));
    return {
      problem: `This XML is no Moodle question bank: it holds <${other}>, not <quiz>. In Moodle: Question bank, Export, Moodle XML.`,
    };
  }
  const quiz: Quiz = { questions: [], skipped: [] };
  let category = "";
  for (const question of partsOf(bank, "question")) {
    const kind = question.attributes.type ?? "";
    if (kind === "category") {
      category = textIn(question, "category", "text").trim();
      continue;
    }
    const asked = partsOf(question, "questiontext")[0];
    const text = asked === undefined ? "" : said(asked);
    const where = titleOf(said(partsOf(question, "name")[0]), text);
    const body = bodyOf(kind, question, text);
    if ("why" in body) {
      quiz.skipped.push({ where, why: body.why });
      continue;
    }
    if (asked !== undefined && hasMedia(textIn(asked, "text")))
      quiz.skipped.push({ where, why: "Its picture or sound was left out; the words were kept." });
    const hints = partsOf(question, "hint")
      .map(said)
      .filter((hint) => hint !== "");
    const feedback = said(partsOf(question, "generalfeedback")[0]);
    quiz.questions.push({ where, category, text, feedback, hints, ...body });
  }
  return quiz.questions.length === 0
    ? {
        problem: `No question in it could be used${quiz.skipped[0] ? ` (${quiz.skipped[0].where}: ${quiz.skipped[0].why})` : ""}.`,
      }
    : quiz;
}

function bodyOf(kind: string, question: XmlPart, text: string): QuizBody | { why: string } {
  if (text === "") return { why: "There are no words in the question." };
  const answers = () =>
    partsOf(question, "answer")
      .map(answerOf)
      .filter((one) => one.text !== "");
  switch (kind) {
    case "multichoice":
      return { type: "choice", answers: answers() };
    case "shortanswer":
      return { type: "short", answers: answers() };
    case "truefalse": {
      const right = answers().find(({ fraction }) => fraction >= 100);
      const because = answers()
        .map(({ feedback }) => feedback)
        .filter((one) => one !== "");
      return right === undefined
        ? { why: "Neither true nor false is marked as right." }
        : { type: "truth", truth: right.text.toLowerCase() === "true", because: because.join(" ") };
    }
    case "matching":
    case "ddmatch":
      return {
        type: "matching",
        pairs: partsOf(question, "subquestion")
          .map((pair) => ({ left: said(pair), right: said(partsOf(pair, "answer")[0]) }))
          .filter(({ left, right }) => left !== "" && right !== ""),
      };
    case "numerical": {
      const right = partsOf(question, "answer").find((one) => Number(one.attributes.fraction ?? 0) >= 100);
      const value = right === undefined ? "" : answerOf(right).text;
      const tolerance = right === undefined ? "" : textIn(right, "tolerance").trim();
      return Number.isFinite(Number(value)) && value !== ""
        ? { type: "number", value, tolerance: tolerance || "0" }
        : { why: "No number is marked as right." };
    }
    case "essay": {
      const words = Number(textIn(question, "maxwordlimit").trim() || Number.NaN);
      const notes = said(partsOf(question, "graderinfo")[0]);
      const points = notes.split("\n").map((line) => line.replace(/^[-*•\d.)\s]+/, "").trim());
      return {
        type: "essay",
        points: points.filter((point) => point !== ""),
        words: Number.isInteger(words) && words > 0 ? words : null,
      };
    }
    case "cloze":
    case "multianswer": {
      const gaps = embeddedGaps(text);
      return gaps.length === 0 ? { why: "None of its gaps has an answer in words." } : { type: "gaps", gaps };
    }
    case "ordering":
      return { type: "ordering", parts: partsOf(question, "answer").map((one) => answerOf(one).text) };
    case "description":
      return { type: "description" };
    default:
      return { why: `Questions of the kind “${kind || "unnamed"}” have no counterpart here.` };
  }
}

function answerOf(answer: XmlPart): QuizAnswer {
  return {
    text: said(answer),
    fraction: Number(answer.attributes.fraction ?? 0) || 0,
    feedback: said(partsOf(answer, "feedback")[0]),
  };
}

/** The words of a part that holds a <text>, by the format it says it has. */
function said(part: XmlPart | undefined): string {
  if (part === undefined) return "";
  const text = textIn(part, "text");
  const { format = "html" } = part.attributes;
  if (format === "plain_text" || format === "markdown") return text.trim();
  return htmlText(text);
}
