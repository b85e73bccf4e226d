/** Reading program text without running it: where brackets close and commas part, strings and comments left alone. */
export type SourceLanguage = "python" | "javascript" | "typescript";

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Where the bracket at `open` closes; -1 where it does not. */
export function closing(source: string, open: number, language: SourceLanguage): number {
  const stack: string[] = [];
  for (let at = open; at < source.length; at = next(source, at, language)) {
    const letter = source[at] ?? "";
    const closes = pairs[letter];
    if (closes !== undefined) stack.push(closes);
    else if (letter === stack.at(-1)) {
      stack.pop();
      if (stack.length === 0) return at;
    } else if (")]}".includes(letter)) return -1;
  }
  return -1;
}

/** Cut at a mark that stands in no bracket, string or comment; comments are left out. */
export function cutAt(source: string, marks: string, language: SourceLanguage): string[] {
  const parts = [""];
  let at = 0;
  while (at < source.length) {
    const letter = source[at] ?? "";
    const end = letter in pairs ? closing(source, at, language) : -1;
    const after = end >= 0 ? end + 1 : next(source, at, language);
    if (marks.includes(letter)) parts.push("");
    else if (!isComment(source, at, language)) parts[parts.length - 1] += source.slice(at, after);
    at = after;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

/** The place after what stands at `at`: a string or a comment as a whole, else one letter. */
function next(source: string, at: number, language: SourceLanguage): number {
  const letter = source[at] ?? "";
  if (isComment(source, at, language)) {
    const mark = source.startsWith("/*", at) ? "*/" : "\n";
    const end = source.indexOf(mark, at + 1);
    return end < 0 ? source.length : mark === "\n" ? end : end + 2;
  }
  const isQuote = letter === '"' || letter === "'" || (letter === "`" && language !== "python");
  if (!isQuote) return at + 1;
  const triple = letter.repeat(3);
  const quote = language === "python" && source.startsWith(triple, at) ? triple : letter;
  for (let end = at + quote.length; end < source.length; end++) {
    if (source[end] === "\\") end++;
    else if (source.startsWith(quote, end)) return end + quote.length;
    else if (source[end] === "\n" && quote.length === 1 && quote !== "`") return end;
  }
  return source.length;
}

function isComment(source: string, at: number, language: SourceLanguage): boolean {
  if (language === "python") return source[at] === "#";
  return source.startsWith("//", at) || source.startsWith("/*", at);
}
