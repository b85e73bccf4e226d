/** What a markdown file says about itself between its first `---` and the next, and the text after it. */
export function splitFront(text: string): { front: string | null; body: string } {
  const found = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (found === null) return { front: null, body: text };
  const [whole, front = ""] = found;
  return { front, body: text.slice(whole.length) };
}

/** By the ending of its name. */
export function languageOf(path: string): "markdown" | "python" | "javascript" | "text" {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (["md", "markdown"].includes(ending)) return "markdown";
  if (ending === "py") return "python";
  return ["js", "mjs", "ts"].includes(ending) ? "javascript" : "text";
}
