import { inPlain } from "../../../../src/formulas/in-plain.ts";
import { readAmount } from "../../../../src/maths/amount.ts";
import { equal } from "../../../../src/maths/rational.ts";
import { worthOf } from "../../../../src/maths/worth.ts";
import { decimal, mixed } from "../../../../src/maths/written.ts";
import { computable } from "../../../../src/questions/computed.ts";
import type { Question } from "../../../../src/questions/question.ts";
import { letters } from "../../../../src/questions/shuffled.ts";
import type { Misconception } from "../../../../src/workspace/topic.ts";
import { figureApart } from "./figures-in.ts";

/** A task with its answer as a question, its figure apart. Nothing is added that neither says. */
export function questionFrom(text: string, answer: string, misconception: string | null): Question | null {
  const { words, figure } = figureApart(text);
  const question = questionInWords(words, answer.replace(move, ""), misconception);
  return question === null || figure === null ? question : { ...question, figure };
}

/** What a teacher does next is no part of a key: "False. Ask somebody who showed false to say what is right." */
const move = /\s+Ask (?:somebody|someone|a pupil|pupils|them|the class|two)\b[^.]*\.\s*$/;

function questionInWords(text: string, answer: string, misconception: string | null): Question | null {
  const options = optionsIn(text);
  if (options !== null) return choiceFrom(options, answer, misconception);
  const prompt = text.trim();
  if (prompt === "") return null;
  if (answer.trim() === "") return unanswered(prompt);
  const { said: asSet, why } = reasoned(answer.trim());
  const said = inPlain(asSet);
  if (/^(?:for example|e\.g\.|any\b|own answers?|various|answers? (?:will )?var)/i.test(said))
    return { kind: "short", prompt, answers: [], why: answer.trim() };
  // "5/10 = 1/2, so 1/2 of a litre is left": what it comes to stands before.
  const [sum = "", ...so] = said.split(/, so /);
  const number = numberFrom(
    prompt,
    sum,
    [why, ...so.map((end) => `So ${plainEnd(end)}`)].filter(Boolean).join(". "),
  );
  if (number !== null) return number;
  return { kind: "short", prompt, answers: [plainEnd(said)], ...(why === "" ? {} : { why }) };
}

/** The hinge question of a note, with what is behind its telling option. */
export function questionFromNote({ title, question, options, answer, why }: Misconception): Question | null {
  if (options.length < 2 || answer === "" || question === "") return null;
  const asked = { prompt: question, options: options.map(({ text }) => text) };
  const by = options.findIndex(({ letter }) => letter === answer);
  return choiceFrom(asked, `${letters.charAt(by)}, ${why}`, title);
}

/** A sum answers itself; anything else is for a person to mark. */
function unanswered(prompt: string): Question {
  const task = computable(prompt);
  if (task?.kind !== "sum" || asksForForm.test(prompt)) return { kind: "short", prompt, answers: [] };
  const { value } = task;
  return { kind: "number", prompt, answer: /[\d]\.\d|%|£/.test(prompt) ? decimal(value) : mixed(value) };
}

type Asked = { prompt: string; options: string[] };

function optionsIn(text: string): Asked | null {
  const lines = text.split("\n");
  const options: string[] = [];
  const asked: string[] = [];
  for (const line of lines) {
    const [, letter = "", option] =
      /^\s*(?:[-*+]\s+)?(?:\*\*)?([A-H])(?:[.)]|\*\*[.)]?)(?:\*\*)?\s+(\S.*)$/.exec(line) ?? [];
    if (option !== undefined && letter === letters.charAt(options.length)) options.push(option.trim());
    else if (options.length > 0 && line.trim() !== "") options.push(`${options.pop() ?? ""}\n${line.trim()}`);
    else asked.push(line);
  }
  // "Answer it on your own, on paper:" says how, not what; in a program it is a line like any other.
  const fence = asked.findIndex((line) => /^\s*(?:`{3}|~{3})/.test(line));
  const isCode = (at: number) => fence >= 0 && at >= fence;
  const prompt = asked.filter(
    (line, at) => at === asked.length - 1 || isCode(at) || !/:\s*$/.test(line) || asked.length === 1,
  );
  return options.length < 2 ? null : { prompt: prompt.join("\n").trim() || asked.join("\n").trim(), options };
}

function choiceFrom(
  { prompt, options }: Asked,
  answer: string,
  misconception: string | null,
): Question | null {
  const [, letter = "", rest = ""] = /^\W*([A-H])\b[\s.,:)]*([\s\S]*)$/.exec(answer.trim()) ?? [];
  const right = letters.indexOf(letter);
  if (letter === "" || right >= options.length || prompt === "") return null;
  const [, telling = ""] = /\b([A-H]) shows? the misconception/i.exec(rest) ?? [];
  const why = plainEnd(rest.replace(/[;,.]?\s*\b[A-H] shows? the misconception.*$/is, ""));
  return {
    kind: "choice",
    prompt,
    options: options.map((text, at) => ({
      text,
      ...(at === right ? { right: true } : {}),
      ...(misconception !== null && letters.charAt(at) === telling.toUpperCase() ? { misconception } : {}),
    })),
    ...(why === "" ? {} : { why: capital(why) }),
  };
}

/** Asked for in a form: as much in another form is not what was asked for. */
const asksForForm =
  /\bsimplif|\bsimplest\b|\blowest terms\b|\bwrite\b.*\b(?:as|with|in)\b|\bconvert|\bchange\b.*\b(?:into|to)\b|\bround|\bequivalent\b|\bstandard form\b|\bas an? (?:decimal|fraction|percentage|mixed)/i;

/** One number, or a chain of sums that all come to it; what says more than that is words. */
function numberFrom(prompt: string, said: string, why: string): Question | null {
  const parts = said
    .replace(/\.$/, "")
    .split("=")
    .map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const amount = readAmount(last);
  const worths = parts
    .filter((part) => !/^\p{L}$/u.test(part))
    .map((part) => readAmount(part)?.value ?? worthOf(part));
  if (amount === null || !worths.every((worth) => worth !== null && equal(worth, amount.value))) return null;
  const worked = worths.length > 1 ? said : "";
  const because = [plainEnd(worked), why].filter(Boolean).join(". ");
  return {
    kind: "number",
    prompt,
    answer: last.replace(amount.unit, "").trim(),
    ...(amount.unit === "" ? {} : { unit: amount.unit }),
    ...(asksForForm.test(prompt) ? { exact: true } : {}),
    ...(because === "" ? {} : { why: because }),
  };
}

/** "3/4, because …", "7/18. Worked: …": what is answered, and why. */
function reasoned(answer: string): { said: string; why: string } {
  const cut = /,? because |\. Worked: /.exec(answer);
  if (cut === null || cut.index === 0) return { said: answer, why: "" };
  const rest = answer.slice(cut.index).replace(/^[\s,.]+/, "");
  return { said: answer.slice(0, cut.index), why: capital(plainEnd(rest)) };
}

function plainEnd(text: string): string {
  return text.trim().replace(/[.;,]$/, "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
