import type { Claim } from "./claims.ts";
import type { EvidenceContext } from "./evidence.ts";
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
  return [...pointerProblems(claim, outcome, registry, context), ...(level === null ? [] : [level])];
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
