import type { FsrsRating } from "../../schedule.ts";
import type { Finding } from "./finding.ts";

export type Quality = "clean" | "minor issues" | "poor";

const manyFindings = 6;

export function qualityOf(findings: readonly Finding[]): Quality {
  if (findings.length === 0) return "clean";
  const bad = findings.some(({ level }) => level !== "minor");
  return bad || findings.length >= manyFindings ? "poor" : "minor issues";
}

export type CodeWork = {
  passed: number;
  total: number;
  quality: Quality;
  hintsUsed: number;
  /** Part of it was given: that it was solved shows less. */
  isScaffolded: boolean;
  /** A name that the task forbids was used: the concept was not shown. */
  forbidden: boolean;
  /** The answers were looked up, or nothing was written. */
  notWorkedOut: boolean;
};

/** Exercise-modalities §5.6. */
export function rateCode(work: CodeWork): FsrsRating {
  const { passed, total, quality, hintsUsed, isScaffolded, forbidden, notWorkedOut } = work;
  if (notWorkedOut || passed * 2 < total || passed === 0) return 1;
  if (passed < total || hintsUsed > 0 || forbidden || quality === "poor") return 2;
  return quality === "clean" && !isScaffolded ? 4 : 3;
}
