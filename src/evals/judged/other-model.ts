/** How near a judge is to the author of what it judges: one that judges its own work favours it. */
export type Nearness = "same" | "same maker" | "another";

/** By the names that providers give. Dates, gateways and version tags do not make another model. */
export function nearness(judge: string, author: string): Nearness {
  const [one, other] = [plain(judge), plain(author)];
  if (one === other) return "same";
  return maker(one) === maker(other) ? "same maker" : "another";
}

/** `anthropic/claude-x-4-5-20250929`, `claude-x-4-5-latest`, `claude-x-4-5@20250929`, `llama3:8b-q4` → the model itself. */
function plain(model: string): string {
  const last = model.toLowerCase().split("/").at(-1) ?? "";
  return last
    .replace(/@.*$/, "")
    .replace(/-(?:latest|preview)$/, "")
    .replace(/-?(?:\d{8}|\d{4}-\d{2}-\d{2})$/, "")
    .replace(/:latest$/, "")
    .replace(/-v\d+:\d+$/, "");
}

/** The word that a name begins with: claude, gpt, gemini, llama. o1 and o3 are gpt's. */
function maker(model: string): string {
  const word = /^[a-z]+/.exec(model.replace(/^(?:us|eu|apac)\.anthropic\./, ""))?.[0] ?? model;
  return word === "o" || word === "chatgpt" ? "gpt" : word;
}
