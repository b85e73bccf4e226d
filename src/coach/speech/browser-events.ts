/** The first alternative of the newest result. The browser's lists look like arrays but are none. */
export function bestOf(event: unknown): { text: string; confidence: number | null } | null {
  const results = field(event, "results");
  const index = field(event, "resultIndex");
  const best = field(field(results, typeof index === "number" ? String(index) : "0"), "0");
  const text = field(best, "transcript");
  const confidence = field(best, "confidence");
  if (typeof text !== "string") return null;
  return { text, confidence: typeof confidence === "number" && confidence > 0 ? confidence : null };
}

function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}

export function codeOf(event: unknown): string {
  const code = field(event, "error");
  return typeof code === "string" ? code : "unknown";
}

export function voiceProblem(code: string): string {
  if (code === "not-allowed")
    return "The browser speaks only after a click on the page. Click anywhere, then go on.";
  if (code === "canceled" || code === "interrupted")
    return "The browser's voice was interrupted. The text is shown.";
  return `The browser's voice could not speak (${code}). The text is shown instead.`;
}

export function earProblem(code: string): string {
  switch (code) {
    case "not-allowed":
    case "service-not-allowed":
      return "The browser may not use the microphone. Allow it beside the page's address, or type your answers.";
    case "audio-capture":
      return "The browser finds no microphone. Connect one, or type your answers.";
    case "network":
      return "The browser's ear needs the internet and cannot reach it. Type your answers for now.";
    case "language-not-supported":
      return "The browser cannot listen in this language. Type your answers.";
    default:
      return `The browser could not listen (${code}). Try again, or type your answer.`;
  }
}
