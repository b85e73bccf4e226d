/** What is special about the inputs of a call, told from its text in any of the languages. */
export type InputShape =
  | "empty"
  | "nothing"
  | "zero"
  | "negative"
  | "single"
  | "repeats"
  | "large"
  | "ordinary";

const sizes = /\brange\(|\*\*|\*\s*\d{2,}|\d{2,}\s*\*|\.repeat\(|Array\.from|new Array\(|\bfill\(/;
const largeNumber = /\d(_?\d){3}/;

export function inputShape(call: string): InputShape {
  const bare = withoutStrings(call);
  const inputs = literals(bare);
  if (sizes.test(bare) || largeNumber.test(bare.replace(/\[[^\]]*\]/g, ""))) return "large";
  if (/\[\s*\]|\(\s*\)\s*[,)]|\{\s*\}|''/.test(bare.replace(/^[^(]*\(\s*\)/, ""))) return "empty";
  if (inputs.some((one) => /^(None|null|undefined)$/.test(one))) return "nothing";
  if (inputs.some((one) => /^\[[^[\],]+\]$|^\([^(),]+(,\s*(None|null))+\)$/.test(one))) return "single";
  if (inputs.includes("0")) return "zero";
  if (inputs.length === 1 && inputs[0] === "1") return "single";
  if (inputs.some((one) => /^-\d|[[(,]\s*-\d/.test(one))) return "negative";
  return inputs.some(repeats) ? "repeats" : "ordinary";
}

/** It does not write out what it gives: `range(1000)`, `"ab" * 50`. */
export function makesInput(call: string): boolean {
  return sizes.test(withoutStrings(call));
}

export function isEdge(shape: InputShape): boolean {
  return shape !== "ordinary" && shape !== "large";
}

/** The arguments of every call in the text, as text. */
export function literals(call: string): string[] {
  const found: string[] = [];
  for (let at = call.indexOf("("); at !== -1; at = call.indexOf("(", at + 1)) {
    if (at === 0 || !/[\w)\]]/.test(call[at - 1] ?? "")) continue;
    found.push(...split(inside(call, at)));
  }
  return found.map((one) => one.trim()).filter((one) => one !== "");
}

function inside(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const mark = text[at] ?? "";
    if (`'"\``.includes(mark)) at = endOfString(text, at);
    else if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark) && --depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}

function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at] ?? "";
    if (`'"\``.includes(mark)) at = endOfString(text, at);
    else if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
    else if (mark === "," && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

function endOfString(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === text[open]) return at;
  }
  return text.length;
}

function repeats(literal: string): boolean {
  const items = elements(literal);
  return new Set(items).size < items.length;
}

/** What a list or tuple written out holds, each as text; nothing for any other text. */
export function elements(literal: string): string[] {
  if (!/^[[(]/.test(literal)) return [];
  return split(literal.slice(1, -1))
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** Each string as a word of its own, the same for the same; an empty one as ''. */
function withoutStrings(text: string): string {
  const seen: string[] = [];
  let bare = "";
  for (let at = 0; at < text.length; at++) {
    if (!`'"\``.includes(text[at] ?? "")) {
      bare += text[at];
      continue;
    }
    const end = endOfString(text, at);
    const inside = text.slice(at + 1, end);
    if (inside !== "" && !seen.includes(inside)) seen.push(inside);
    bare += inside === "" ? "''" : `s${letter(seen.indexOf(inside))}`;
    at = end;
  }
  return bare;
}

function letter(index: number): string {
  return String.fromCodePoint("a".charCodeAt(0) + index);
}
