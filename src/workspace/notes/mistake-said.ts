import { sentencesIn } from "../../text/sentences.ts";
import { pupilsThink } from "./signs.ts";

/**
 * What a line among mistakes says: a mistake, with what puts it right where the line says so; what is true; or something of
 * which the line does not tell which of the two it is.
 */
export type Said = { think: string; truth: string } | { truth: string } | { unclear: string };

/**
 * People write under "common mistakes" what is wrong, what is right, or both. Only what says which it is counts as that: a
 * truth that is taught as a mistake is worse than a line that is left open. `sure`: the line itself is called a mistake.
 */
export function mistakesSaid(text: string, sure = false): Said[] {
  const marked = byMarks(text);
  if (marked !== null) return [marked];
  const pair = bySeparator(text, sure);
  if (pair !== null) return [pair];
  const said: Said[] = [];
  for (const part of text.split(/;\s+/).flatMap((one) => sentencesIn(one))) {
    const last = said.at(-1);
    const open = last === undefined ? null : openIn(last);
    const corrects = correction.exec(part)?.[0];
    const rules = last !== undefined && "think" in last && norm.test(part) && !pupilsThink.test(part);
    if (open !== null && (corrects !== undefined || rules))
      said[said.length - 1] = { think: open, truth: part.slice(corrects?.length ?? 0) };
    else said.push(ofSentence(part, sure && said.length === 0));
  }
  return said;
}

/** What waits to be put right: a mistake, or what turns out to be one by the correction behind it. */
export function openIn(said: Said): string | null {
  if ("unclear" in said) return said.unclear;
  return "think" in said && said.truth === "" ? said.think : null;
}

/** Whether a line says what puts right the mistake before it: "Correction: …", "→ …", "Actually, …". */
export function correctionIn(text: string): string | null {
  const label = rightMark.exec(text);
  if (label?.index === 0) return text.slice(label[0].length).trim() || null;
  const opener = /^(?:→|⇒|=>|->)\s*/u.exec(text) ?? correction.exec(text);
  return opener === null ? null : text.slice(opener[0].length).trim() || null;
}

/** Whether a line begins by saying that it is wrong or right: "✗ …", "Right: …". */
export function isMarked(text: string): boolean {
  return wrongMark.exec(text)?.index === 0 || rightMark.exec(text)?.index === 0;
}

/** A sentence that says itself where it turns to what holds: "…, but actually …". */
export function turnsIn(part: string): Said | null {
  const turn = turning.exec(part);
  if (turn === null || turn[1] === undefined || turn.index === 0) return null;
  return { think: part.slice(0, turn.index), truth: part.slice(turn.index + turn[0].length) };
}

function ofSentence(part: string, sure: boolean): Said {
  const turn = turning.exec(part);
  const before = part.slice(0, turn?.index ?? 0);
  const believed = pupilsThink.test(part) || doesWrong.test(part);
  if (turn !== null && before !== "" && (believed || sure || turn[1] !== undefined))
    return { think: before, truth: part.slice(before.length + turn[0].length) };
  if (believed) return { think: part, truth: "" };
  if (isTrue(part)) return { truth: part };
  return sure ? { think: part, truth: "" } : { unclear: part };
}

/** "✗ 2/6 ✓ 3/4", "Wrong: … Right: …", in either order. */
export function byMarks(text: string): Said | null {
  const [wrong, right] = [wrongMark.exec(text), rightMark.exec(text)];
  if (right === null) return wrong?.index === 0 ? { think: cut(text, wrong), truth: "" } : null;
  if (wrong === null) return right.index === 0 ? { truth: cut(text, right) } : pairAt(text, right);
  const first = wrong.index < right.index ? wrong : right;
  const second = first === wrong ? right : wrong;
  if (first.index > 0) return null;
  const one = trimmed(text.slice(first[0].length, second.index));
  const other = cut(text, second);
  if (one === "" || other === "") return null;
  return first === wrong ? { think: one, truth: other } : { think: other, truth: one };
}

/** "Adding the tops (correct: find a common denominator)". */
function pairAt(text: string, mark: RegExpExecArray): Said | null {
  const think = trimmed(text.slice(0, mark.index));
  return think === "" || isTrue(think) ? null : { think, truth: cut(text, mark) };
}

function cut(text: string, mark: RegExpExecArray): string {
  return trimmed(text.slice(mark.index + mark[0].length));
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:.([–—-]+|[\s,;:([)\]–—-]+$/gu, "");
}

/**
 * "mistake → correction", "mistake – correction". An arrow or a column says which is which; a dash is as often a mere pause,
 * so there one of the two sides must say what it is.
 */
function bySeparator(text: string, sure: boolean): Said | null {
  const strong = arrow.exec(text);
  const found = strong ?? /\s+[–—-]\s+|:\s+/u.exec(text);
  if (found === null) return null;
  const [left, right] = [
    trimmed(text.slice(0, found.index)),
    text.slice(found.index + found[0].length).trim(),
  ];
  if (left === "" || right === "") return null;
  const believed = pupilsThink.test(left) || doesWrong.test(left);
  if (!believed && (isTrue(left) || contrast.test(right))) return { truth: text };
  if (strong !== null || believed || puts(left, right)) return { think: left, truth: right };
  if (found[0].startsWith(":")) return null;
  return sure ? { think: left, truth: right } : { unclear: text };
}

/** Whether the second side corrects the first: it says so, or gives the same thing another name ("is a planet – it is a star"). */
function puts(left: string, right: string): boolean {
  if (correction.test(right) || norm.test(right)) return true;
  const is = /^(?:\S+\s){0,5}?(is|are|was|were)\s/i.exec(left)?.[1]?.toLowerCase();
  const again = /^(?:it|they|he|she|this|these|those)\s*(?:'|’)?\s*(is|are|was|were|s|re)\b/i.exec(
    right,
  )?.[1];
  return is !== undefined && again !== undefined && (again === is || (is === "is" ? "s" : "re") === again);
}

function isTrue(text: string): boolean {
  return reminds.test(text) || norm.test(text.replace(sweeping, "")) || notOther.test(text);
}

/** It points from a mistake to what is right. */
export const arrow = /\s*(?:→|⇒|⟶|➔|=>|->)\s*|\s+\|\s+/u;
const end = "(?![\\p{L}\\p{M}])";
const wrongMark =
  /[✗✘❌✖]\s*|(?<![\p{L}])(?:wrong|incorrect|not right|myth|false|mistake|error|faux|erreur|falsch|fehler|mal|incorrecto|falso|salah)\s*:\s*/iu;
const rightMark =
  /[✓✔✅]\s*|(?<![\p{L}])(?:right|correct(?:ion|ly)?|correct answer|fact|truth|true|the truth|what is (?:true|right)|instead|better|fix|should be|reality|juste|vrai|correction|en fait|richtig|korrekt|wahr|tatsache|correcto|corrección|verdad|betul|benar|sebenarnya|pembetulan)\s*:\s*/iu;
const actually =
  "(?:actually|in (?:actual )?fact|in reality|really|in truth|the truth is(?: that)?|it should be|it must be|en fait|en réalité|eigentlich|tatsächlich|in wirklichkeit|en realidad|en verdad|sebenarnya|hakikatnya)";
const correction = new RegExp(
  `^(?:(?:but|no|mais|aber|pero|tetapi)[,:]?\\s+)?${actually}${end}[,:]?\\s*`,
  "iu",
);
/** Where a sentence turns from what is believed to what holds. */
const turning = new RegExp(
  `[,;]?\\s+(?:(?:but|when|whereas|while|mais|alors que|aber|während|pero|mientras que|tetapi)\\s+)?(${actually})${end}[,:]?\\s*|[,;]?\\s+(?:but|whereas|mais|alors que|aber|sondern|pero|sino|tetapi)\\s+`,
  "iu",
);
/** It tells of somebody who goes wrong. */
const doesWrong =
  /^(?:(?:often|sometimes|pupils|students|children|learners|they|people|some|many|beginners)\s+){0,3}(?:forget|confus|think|believ|assum|mix(?:es|ing)? up|muddl|ignor|omit|skip|leav(?:e|es|ing) out|miss(?:es|ing)?\b|neglect|mis(?:read|spell|plac|us|tak|interpret|pronounc|heard|hear|judg)|over(?:work|knead|mix|cook|load|tighten|fill|use|heat)|under(?:cook|estimat|mix)|rush|guess|fail)|^(?:pupils|students|children|learners)\s+(?!should|must|need|have to|can\b)\p{L}|^(?:not|without|no)\s+\p{L}+ing\b|^(?:too|wrong|bad|poor|careless|missing|lack of)\s|^\p{L}+ing\s.*\b(?:instead of|rather than)\b|\btoo\s+\p{L}+$|^(?:oubli|confond|penser|croire|vergess|verwechsel|denken, |zu (?:viel|wenig|früh|spät|schnell)|olvid|confund|pensar|creer|lupa|terlupa|keliru|terlalu|menyangka)/iu;
const reminds =
  /^[*_(]*(?:remember|always|never|do not|don[’']t|make sure|be sure|be careful|take care|ensure|note|n\.?b\.?|tip|check|keep|avoid|stress|emphasi[sz]e|remind|actually|in fact|(?:n[’']oublie[zs]? pas|rappel|toujours|ne jamais|jamais|il faut|attention|vérifie)|(?:denk(?:t|e)? daran|achte|immer|nie(?:mals)?|nicht vergessen|merke|beachte|man muss)|(?:recuerda|siempre|nunca|no olvides?|hay que|asegúrate|ojo|cuidado)|(?:ingat|jangan|sentiasa|mesti|pastikan|perlu diingat|elakkan))(?![\p{L}\p{M}])/iu;
/** It says what is to be. */
const norm =
  /(?<![\p{L}])(?:must|should|ought to|need(?:s)? to be|has to|have to|always|doit|doivent|il faut|muss|müssen|soll(?:en|te)?|debe[n]?|hay que|mesti|harus|hendaklah)(?![\p{L}])/iu;
/** "Heavy things always sink": what is said of every case is wrong as often as it is right. */
const sweeping = /(?<![\p{L}])always(?![\p{L}])/giu;
/** "…, not the top": it is told apart from what it is not. */
const notOther =
  /,\s*(?:(?:and|but)\s+)?(?:not|never|pas|et non|nicht|no|y no|bukan)\s+\S+|^(?:it is )?not\s.+\bbut\b/iu;
const contrast = /^(?:not|never|pas|nicht|no|bukan)(?![\p{L}])(?!,)/iu;
