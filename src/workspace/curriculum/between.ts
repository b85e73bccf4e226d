import { editDistance } from "../../nearest.ts";
import { codeKey } from "./codes.ts";
import type { CurriculumFile, Outcome } from "./outcome.ts";

/** Codes held twice, and references to codes that a file should hold and none does. */
export function between(
  files: readonly CurriculumFile[],
  find: (code: string) => Outcome | null,
): { file: string; line: number; message: string }[] {
  const prefixes = new Set(files.flatMap(({ outcomes }) => outcomes.map(({ code }) => prefix(code))));
  return files.flatMap((file) =>
    file.outcomes.flatMap((outcome) => {
      const at = { file: file.path, line: outcome.startLine };
      const first = find(outcome.code);
      const twice =
        first !== null && first !== outcome
          ? [
              {
                ...at,
                message: `${outcome.code} is also in ${first.file}, line ${first.startLine}; that one is used.`,
              },
            ]
          : [];
      const lost = [...outcome.from, ...outcome.to, ...outcome.related].flatMap(({ code }) =>
        code !== null && prefixes.has(prefix(code)) && find(code) === null
          ? [
              {
                ...at,
                message: `${outcome.code} refers to ${code}, which is in none of your curriculum files.`,
              },
            ]
          : [],
      );
      return [...twice, ...lost];
    }),
  );
}

function prefix(code: string): string {
  return /^[A-Za-z]*/.exec(code)?.[0] ?? "";
}

/** Fewest letters to change; among equals, the numbers that lie closest. */
export function nearestCode(code: string, outcomes: readonly Outcome[]): string | null {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
  const asked = numbers(code);
  const apart = (other: string) =>
    numbers(other).reduce((sum, number, index) => sum + Math.abs(number - (asked[index] ?? number)), 0);
  const ranked = outcomes.map((outcome) => ({
    code: outcome.code,
    edits: editDistance(codeKey(code).slice(0, 80), codeKey(outcome.code)),
    apart: apart(outcome.code),
  }));
  ranked.sort((a, b) => a.edits - b.edits || a.apart - b.apart || (a.code < b.code ? -1 : 1));
  return ranked[0]?.code ?? null;
}
