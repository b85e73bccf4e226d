import type { Material } from "../../../workspace/material/material.ts";

export const kinds = ["ideas", "words", "examples", "questions", "mistakes", "rest"] as const;
export type Kind = (typeof kinds)[number];

/**
 * One thing that was found, as the teacher leaves it. `second`: a word's meaning, a question's answer; null where its
 * kind has none.
 */
export type Row = {
  id: string;
  kind: Kind;
  keep: boolean;
  text: string;
  second: string | null;
  page: number | null;
  at: number;
  /** It is said to be what somebody thinks. */
  believed?: boolean | undefined;
};

export function rowsOf(material: Material): Row[] {
  const row = (kind: Kind, index: number, said: Pick<Row, "text" | "second" | "page" | "at">): Row => ({
    id: `${kind}-${index}`,
    kind,
    keep: true,
    ...said,
  });
  return kinds.flatMap((kind) => {
    if (kind === "words")
      return material.words.map(({ term, meaning, page, at }, index) =>
        row(kind, index, { text: term, second: meaning, page, at }),
      );
    if (kind === "questions")
      return material.questions.map(({ answer, ...said }, index) =>
        row(kind, index, { ...said, second: answer }),
      );
    return material[kind].map((said, index) => row(kind, index, { ...said, second: null }));
  });
}

/** The rows of a kind, as they stand in the document: what was made one later has its place among them. */
export function rowsIn(rows: readonly Row[], kind: Kind): Row[] {
  return rows.filter((row) => row.kind === kind).toSorted((a, b) => a.at - b.at);
}

/** What is saved: without what was unticked or emptied, and with every change. */
export function materialFrom(
  { source }: Pick<Material, "source">,
  title: string,
  rows: readonly Row[],
): Material {
  const kept = (kind: Kind) =>
    rowsIn(rows, kind)
      .filter(({ keep, text }) => keep && text.trim() !== "")
      .map(({ text, page, at, second, believed }) => ({ text, page, at, second: second ?? "", believed }));
  const plain = (kind: Kind) => kept(kind).map(({ text, page, at }) => ({ text, page, at }));
  return {
    title,
    source,
    ideas: plain("ideas"),
    words: kept("words").map(({ text, second, page, at }) => ({ term: text, meaning: second, page, at })),
    examples: plain("examples"),
    questions: kept("questions").map(({ second, ...said }) => ({ ...said, answer: second })),
    mistakes: kept("mistakes").map(({ text, page, at, believed }) => ({ text, page, at, believed })),
    rest: plain("rest"),
  };
}
