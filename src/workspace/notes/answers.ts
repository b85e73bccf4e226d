/** An answer as it stands, and the number or letter before it; "" where it has none. */
export type Answer = { label: string; text: string };

type Question = { text: string; page: number | null; at: number; answer: string | null; label: string };
type Given = { text: string; page: number | null; at: number; parts: Answer[] };

const inline =
  /^(.*?\S)\s*(?:\(|\[)?\s*(?:\*\*)?(?:answers?|ans|réponse|antwort|lösung|respuesta|jawapan)\s?(?:\*\*)?[:=](?:\*\*)?\s*(\S.*?)\s*[)\]]?$/isu;
const behind = /^(.*?\?)\s*(?:→|=>|->|=)\s*(\S.*)$/su;
const bracketed = /^(.*?\?)\s*[([]([^()[\]]{1,240})[)\]]$/su;

/** A question and the answer that stands in its own line, where one does. */
export function inlineAnswer(text: string): { text: string; answer: string | null } {
  const [, question, answer] = inline.exec(text) ?? behind.exec(text) ?? bracketed.exec(text) ?? [];
  return question === undefined || answer === undefined ? { text, answer: null } : { text: question, answer };
}

/** "1. At its source. 2. A waterfall.", "12; 30 €", "B": the answers of a line. */
export function answersIn(line: string): Answer[] {
  const text = line.replace(
    /^[*_(]*(?:answers?|réponses?|lösung(?:en)?|antwort(?:en)?|respuestas?|soluci(?:ón|ones)|jawapan)[*_]*\s*:[*_]*\s*/iu,
    "",
  );
  const labels = [...text.matchAll(/(?:^|\s)\(?(?:A|Q)?(\d{1,3}|[a-z])[.):]\s+(?=\S)/giu)];
  if (labels.length > 0 && labels[0]?.index === 0)
    return labels.map((label, at) => ({
      label: label[1]?.toLowerCase() ?? "",
      text: text
        .slice(label.index + label[0].length, labels[at + 1]?.index)
        .replace(/[;,]\s*$/, "")
        .trim(),
    }));
  return [{ label: "", text: text.trim() }];
}

/** Each answer with the question it belongs to: by its number, else in their order where there are as many. */
export function matched(
  questions: readonly Question[],
  given: readonly Given[],
): { questions: Omit<Question, "label">[]; unused: Given[] } {
  const open = questions.map((question) => ({ ...question }));
  const unused: Given[] = [];
  let unlabelled: Given[] = [];
  for (const one of given) {
    if (one.parts.every(({ label }) => label === "")) {
      unlabelled.push(one);
      continue;
    }
    const found = one.parts.map(({ label, text }) => {
      const question = open.findLast(
        (asked) => asked.label === label && asked.answer === null && asked.at < one.at,
      );
      if (question !== undefined) question.answer = text;
      return question !== undefined;
    });
    // A part that belongs to no question keeps its whole line.
    if (!found.every(Boolean)) unused.push(one);
  }
  unlabelled = unlabelled.filter((one) => !inOrder(open, one));
  const left = open.filter(({ answer }) => answer === null);
  if (unlabelled.length > 0 && unlabelled.length === left.length) {
    for (const [at, question] of left.entries()) question.answer = unlabelled[at]?.parts[0]?.text ?? null;
    unlabelled = [];
  }
  return {
    questions: open.map(({ label: _, ...question }) => question),
    unused: [...unused, ...unlabelled],
  };
}

/** "120°, 85°, 90°" after three questions; one answer after one question. True where it was used. */
function inOrder(open: Question[], { parts, at }: Given): boolean {
  const text = parts[0]?.text ?? "";
  const before = open.filter((question) => question.answer === null && question.at < at);
  for (const separator of [/\s*;\s*/, /\s*,\s+/]) {
    const answers = text.split(separator).filter(Boolean);
    if (answers.length > 1 && answers.length === before.length) {
      for (const [index, question] of before.entries()) question.answer = answers[index] ?? null;
      return true;
    }
  }
  const last = open.at(-1);
  const alone = before.length === 1 || before.at(-1)?.at === at - 1;
  if (!alone || last === undefined) return false;
  const question = before.at(-1);
  if (question === undefined) return false;
  question.answer = text;
  return true;
}
