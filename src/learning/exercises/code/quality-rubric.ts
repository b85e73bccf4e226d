import type { Dimension, Rubric } from "../../course-format.ts";
import type { Finding } from "./finding.ts";

type Kind = "cost" | "idiom" | "readability";

/**
 * What was noticed in the code, by the part of the course's own rubric that it belongs to (exercise-modalities §13.5),
 * with what the course says of that part. Without a rubric, or without a part for it, a remark stands by itself. The
 * rating is §5.6's: the weights do not move it.
 */
export function remarks(findings: readonly Finding[], rubric: Rubric | undefined): string[] {
  const line = (found: Finding) => `- Line ${found.line}: ${found.text}.`;
  const groups = Map.groupBy(findings, (found) => dimensionOf(found, rubric?.dimensions ?? []));
  const alone = (groups.get(null) ?? []).map(line);
  const ranked = [...(rubric?.dimensions ?? [])].sort((a, b) => b.weight - a.weight);
  const sorted = ranked.flatMap((dimension) => {
    const found = groups.get(dimension) ?? [];
    const meant = dimension.description || (dimension.levels?.["4"] ?? "");
    return found.length === 0
      ? []
      : [
          `- **${dimension.name}**${meant === "" ? "" : `: ${meant}`}`,
          ...found.map((one) => `  ${line(one)}`),
        ];
  });
  return [...alone, ...sorted];
}

function dimensionOf({ rule, level }: Finding, dimensions: readonly Dimension[]): Dimension | null {
  if (level === "forbidden") return null;
  const kinds: readonly Kind[] = costs.has(rule)
    ? ["cost"]
    : idioms.has(rule)
      ? ["idiom", "readability"]
      : ["readability", "idiom"];
  for (const kind of kinds) {
    const found = dimensions.find(({ name }) => names[kind].test(name));
    if (found !== undefined) return found;
  }
  return null;
}

const names: Readonly<Record<Kind, RegExp>> = {
  cost: /efficien|complexity|cost|speed|performance/i,
  idiom: /idiom|convention|habit|practice/i,
  readability: /read|clarity|clear|clean|style|structure|naming|quality/i,
};

const costs: ReadonlySet<string> = new Set(["slow", "copies-list", "copies-text"]);

/** What the language itself has a better way for; the rest is for whoever reads the code. */
const idioms: ReadonlySet<string> = new Set([
  "bare-except",
  "silent-except",
  "silent-catch",
  "compare-none",
  "compare-bool",
  "star-import",
  "global",
  "mutable-default",
  "hides-builtin",
  "loose-equality",
  "nested-if",
  "else-if",
  "var",
]);
