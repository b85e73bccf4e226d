import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { deckFindings } from "./deck-findings.ts";
import { Deck } from "./deck-format.ts";

export type DeckProblem = { line: number; message: string };

/** A deck and everything that is wrong with it, each at its line. `deck` is null where anything is. Never throws. */
export function readDeck(source: string): { deck: Deck | null; problems: DeckProblem[] } {
  const document = readYamlDocument(source, 0);
  if (!document.ok) return { deck: null, problems: document.problems };
  const problems = deckFindings(document.fields)
    .map(({ path, message }) => ({ line: document.lineOf(path), message }))
    .sort((a, b) => a.line - b.line);
  if (problems.length > 0) return { deck: null, problems };
  return { deck: Deck.parse(document.fields), problems };
}
