import { isTopicPath } from "../packs/pack-paths.ts";
import { type Claim, claimsIn } from "./claims.ts";
import { normaliseCode } from "./codes.ts";
import { problemsOf, unknownCode } from "./evidence-problems.ts";
import type { LibraryClaims } from "./library-pointer.ts";
import { type OtherStage, otherStage } from "./other-stage.ts";
import type { Outcome } from "./outcome.ts";
import type { Pointer } from "./pointer.ts";
import type { Registry } from "./registry.ts";

export type EvidenceProblem =
  | "unknown-code"
  | "no-pointer"
  | "outside-workspace"
  | "missing-file"
  | "missing-library"
  | "no-lines"
  | "range-outside-file"
  | "wrong-entry"
  | "quotation-mismatch"
  | "summary-as-quotation"
  | "level-mismatch"
  | "says-otherwise"
  | "does-not-fit"
  | "unverified-source";

export type EvidenceFinding = {
  /** As the curriculum writes it; "" for a pointer that names none. */
  code: string;
  /** 1-based, in the lesson. */
  line: number;
  /**
   * `invented`: no curriculum file holds the code. `unsupported`: it is real, and what the lesson says of it does not
   * hold. `misfitting`: it stands where the lesson says, and the lesson is about something else (decision 40).
   */
  status: "verified" | "misfitting" | "invented" | "unsupported";
  /** Null where it is verified. */
  problem: EvidenceProblem | null;
  message: string;
  fix: string;
  pointer: Pointer | null;
  /** What says that the lesson is about it; null where it does not fit, or where that was not asked. */
  fit: { shared: string[]; note: string | null } | null;
  /** Set where it holds, and is written for older or younger pupils than the class: named, and no plain tick. */
  otherStage: OtherStage | null;
};

/** Whether a lesson is about an outcome. `shared`: the words of its topic that say so. `note`: the note that does. */
export type FitVerdict =
  | { fits: true; shared: string[]; note: string | null }
  | { fits: false; message: string; fix: string };

/**
 * `claims` = `verified` + `misfitting` + `invented` + `unsupported`. Every pointer (a link to lines) is one claim; a code that is
 * pointed to nowhere in the lesson is one claim, on its first line; a further mention of a code that is pointed to is
 * none. `findings` holds what is wrong and nothing else, several for a claim where several things are: a lesson is
 * right when it is empty.
 */
export type EvidenceReport = {
  claims: number;
  verified: number;
  /** Of the verified ones, how many are of another stage than the class's. */
  otherStage: number;
  misfitting: number;
  invented: number;
  unsupported: number;
  findings: EvidenceFinding[];
};

export type EvidenceContext = {
  /** The class's, as its profile says it; left out where it is not known. */
  level?: string | undefined;
  /** How old the class is, as its profile says it; left out where it is not known. */
  stage?: string | undefined;
  /** What the lesson is about, where that is known: words of it are no part of what is said of an outcome. */
  topics?: readonly string[] | undefined;
  /** A workspace file by its plain path; null where there is none. Never called with a path that leaves the workspace. */
  read(path: string): string | null;
  /** What is known of libraries; left out: none is. */
  libraries?: LibraryClaims | undefined;
  /** Left out, only what a claim says and where it points is checked, not whether the lesson is about it. */
  fit?: ((outcome: Outcome, prior: boolean) => FitVerdict) | undefined;
};

/** @internal Asked by tests alone. */
export function checkEvidence(
  markdown: string,
  registry: Registry,
  context: EvidenceContext,
): EvidenceReport {
  return evidenceReport(checkClaims(markdown, registry, context));
}

/** What checked claims add up to. */
export function evidenceReport(checked: readonly EvidenceFinding[][]): EvidenceReport {
  const count = (status: EvidenceFinding["status"]) =>
    checked.filter((findings) => findings[0]?.status === status).length;
  return {
    claims: checked.length,
    verified: count("verified"),
    otherStage: checked.flat().filter(({ otherStage: other }) => other !== null).length,
    misfitting: count("misfitting"),
    invented: count("invented"),
    unsupported: count("unsupported"),
    findings: checked.flat().filter(({ problem }) => problem !== null),
  };
}

/** The same claim by claim: for each, one verified finding or everything that is wrong with it. In the lesson's order. */
export function checkClaims(
  markdown: string,
  registry: Registry,
  context: EvidenceContext,
): EvidenceFinding[][] {
  return claimsIn(markdown, registry).flatMap((claim) => {
    const checked = checkClaim(claim, registry, context);
    // What stands in a teacher's note is no claim about the curriculum: only a pointer that goes wrong is told.
    const noted = claim.code === "" && claim.link?.kind === "lines" && isTopicPath(claim.link.pointer.file);
    return noted && checked.every(({ status }) => status === "verified") ? [] : [checked];
  });
}

function checkClaim(claim: Claim, registry: Registry, context: EvidenceContext): EvidenceFinding[] {
  const outcome = registry.find(claim.code);
  const code = outcome?.code ?? normaliseCode(claim.code);
  const pointer = claim.link?.kind === "lines" ? claim.link.pointer : null;
  const about = { code, line: claim.line, pointer, fit: null, otherStage: null };
  const wrong =
    claim.code !== "" && outcome === null
      ? [unknownCode(code, registry)]
      : problemsOf(claim, outcome, registry, context);
  if (wrong.length > 0) {
    return wrong.map(({ problem, message, fix }) => ({
      ...about,
      status: problem === "unknown-code" ? ("invented" as const) : ("unsupported" as const),
      problem,
      message,
      fix,
    }));
  }
  const verdict = outcome === null ? undefined : context.fit?.(outcome, claim.prior);
  if (verdict?.fits === false) {
    const { message, fix } = verdict;
    return [{ ...about, status: "misfitting" as const, problem: "does-not-fit" as const, message, fix }];
  }
  const { level = "", stage = "" } = context;
  // What the class had before is of a younger stage as a matter of course.
  const other = outcome === null || claim.prior ? null : otherStage(outcome.level, { stage, level });
  return [
    {
      ...about,
      otherStage: other,
      status: "verified" as const,
      problem: null,
      message: `${code || "This pointer"} stands where the lesson says${whyItFits(verdict)}${other === null ? "" : `; it is of ${other.which === "older" ? "an older" : "a younger"} stage than the class (${other.level})`}.`,
      fix: "",
      fit: verdict === undefined ? null : { shared: verdict.shared, note: verdict.note },
    },
  ];
}

function whyItFits(verdict: Extract<FitVerdict, { fits: true }> | undefined): string {
  if (verdict === undefined) return "";
  if (verdict.note !== null) return `, and your note "${verdict.note}" says that it fits`;
  return verdict.shared.length === 0
    ? ", and leads to what the lesson is about"
    : `, and the lesson is about it: ${verdict.shared.slice(0, 4).join(", ")}`;
}
