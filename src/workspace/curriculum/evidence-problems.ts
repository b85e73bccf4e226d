import type { Claim } from "./claims.ts";
import type { EvidenceContext } from "./evidence.ts";
import { misstated } from "./fit/restated.ts";
import type { Outcome } from "./outcome.ts";
import { pointerProblems, type Wrong } from "./pointer-problems.ts";
import type { Registry } from "./registry.ts";

export function problemsOf(
  claim: Claim,
  outcome: Outcome | null,
  registry: Registry,
  context: EvidenceContext,
): Wrong[] {
  const level = outcome === null ? null : levelProblem(outcome, claim, registry, context.level);
  const pointer = pointerProblems(claim, outcome, registry, context);
  // Quoted words were compared already; and what points nowhere is told to point first.
  const enough = pointer.some(({ problem }) => problem === "quotation-mismatch" || problem === "no-pointer");
  const wording = outcome === null || enough ? null : wordingProblem(outcome, claim, registry, context);
  return [...pointer, ...[level, wording].filter((wrong) => wrong !== null)];
}

/** What the lesson says the outcome to be, against what the outcome says. */
function wordingProblem(
  outcome: Outcome,
  claim: Claim,
  registry: Registry,
  { topics = [] }: EvidenceContext,
): Wrong | null {
  const levels = registry.file(outcome.file)?.levels ?? [];
  for (const { text, loose } of claim.said) {
    const found = misstated(text, outcome, { levels, topics, loose });
    if (found === null) continue;
    const { code, title, level } = outcome;
    const shown = text.length > 120 ? `${text.slice(0, 119)}…` : text;
    const message = {
      level: `${code} is at level ${level}, and the lesson says ${found.words}.`,
      negated: `${code} (${title}) asks for what the lesson says it does not: "${shown}".`,
      other: `${code} is "${title}", and the lesson says of it: "${shown}".`,
    }[found.kind];
    return {
      problem: "says-otherwise",
      message,
      fix: `Say what its entry says, in other words if you like, or take ${code} out.`,
    };
  }
  return null;
}

export function unknownCode(code: string, registry: Registry): Wrong {
  const near = registry.nearestCode(code);
  const hint = near === null ? "There are none in your workspace yet." : `Nearest: ${near}.`;
  return {
    problem: "unknown-code",
    message: `${code} isn't in your curriculum files. ${hint}`,
    fix:
      near === null
        ? `Take ${code} out, or import the curriculum it is from.`
        : `Cite an outcome that exists (is ${near} meant?), or take ${code} out.`,
  };
}

function levelProblem(
  outcome: Outcome,
  claim: Claim,
  registry: Registry,
  level: string | undefined,
): Wrong | null {
  if (level === undefined || level === "" || outcome.level === "") return null;
  const steps = registry.levelSteps(level, outcome.level);
  if (steps === null || Math.abs(steps) < 2 || (steps < 0 && claim.prior)) return null;
  const [where, instead] = steps < 0 ? ["below", ", or cite it as prior learning"] : ["above", ""];
  return {
    problem: "level-mismatch",
    message: `${outcome.code} is at level ${outcome.level}, ${Math.abs(steps)} levels ${where} the class (${level}).`,
    fix: `Choose an outcome at level ${level} or next to it${instead}.`,
  };
}
