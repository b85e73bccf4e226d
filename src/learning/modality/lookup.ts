import { bloomLevels } from "../../bloom.ts";
import type { BloomLevel, DomainType, Modality } from "../course-format.ts";
import { bestNamed } from "./concept-type.ts";
import { type MatrixRow, matrix } from "./matrix.ts";

export type Found = {
  /** One row where the type is in the matrix; else all rows of the nearest level, equally good. Never empty. */
  readonly rows: readonly MatrixRow[];
  readonly how: "exact" | "any level" | "nearest level";
};

/** The matrix's answer (exercise-modalities §2.2.1–3): the exact row, a `*` row, or the nearest Bloom level. */
export function lookUp(domain: DomainType, bloom: BloomLevel, conceptType: string): Found {
  const inDomain = matrix.filter((row) => row.domain === domain);
  const exact = bestNamed(
    inDomain.filter((row) => row.bloom === bloom),
    conceptType,
  );
  if (exact !== null) return { rows: [exact], how: "exact" };
  const anyLevel = bestNamed(
    inDomain.filter((row) => row.bloom === "*"),
    conceptType,
  );
  if (anyLevel !== null) return { rows: [anyLevel], how: "any level" };
  return { rows: rowsAtNearestLevel(inDomain, bloom), how: "nearest level" };
}

/** What the matrix uses in a domain at the nearest level, first choices first. */
export function usedAtLevel(domain: DomainType, bloom: BloomLevel): Modality[] {
  return used(
    rowsAtNearestLevel(
      matrix.filter((row) => row.domain === domain),
      bloom,
    ),
  );
}

/** What the matrix uses anywhere in a domain, first choices first. */
export function usedInDomain(domain: DomainType): Modality[] {
  return used(matrix.filter((row) => row.domain === domain));
}

/** The level itself where there is one, else the closest; of two equally close, the lower. */
export function nearestLevel(bloom: BloomLevel, levels: readonly BloomLevel[]): BloomLevel | null {
  const distance = (level: BloomLevel) => Math.abs(bloomLevels.indexOf(level) - bloomLevels.indexOf(bloom));
  const lowestFirst = bloomLevels.filter((level) => levels.includes(level));
  return lowestFirst.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** A `*` row belongs to its type alone, so it is nobody's neighbour. */
function rowsAtNearestLevel(rows: readonly MatrixRow[], bloom: BloomLevel): MatrixRow[] {
  const levels = rows.flatMap((row) => (row.bloom === "*" ? [] : [row.bloom]));
  const level = nearestLevel(bloom, levels);
  return rows.filter((row) => row.bloom === level);
}

function used(rows: readonly MatrixRow[]): Modality[] {
  return [...new Set([...rows.map((row) => row.primary), ...rows.map((row) => row.secondary)])];
}
