import type { Candidate, Step } from "../draft.ts";
import { type Found, lookUp } from "../lookup.ts";
import type { ModalityQuestion } from "../question.ts";
import { inWords, namesOf } from "../words.ts";

/** Where every choice begins (exercise-modalities §2.2.1–3). Rows that are equally near are equally good. */
export function fromMatrix(question: ModalityQuestion): Step {
  const { domain, bloom, conceptType } = question;
  const found = lookUp(domain, bloom, conceptType);
  const among: Candidate[] = [];
  for (const { primary, secondary } of found.rows) {
    if (!among.some(({ modality }) => modality === primary)) among.push({ modality: primary, secondary });
  }
  const draft = { among, offer: null };
  return {
    draft,
    reason: `${origin(found, question)}: ${namesOf(draft)}${second(among)} (${section(found)}).`,
  };
}

function origin({ rows, how }: Found, { domain, bloom, conceptType }: ModalityQuestion): string {
  const row = rows[0];
  if (how === "exact") return `The matrix for ${domain}, ${bloom}, ${row?.type.toLowerCase()}`;
  if (how === "any level") return `The matrix for ${domain}, every level, ${row?.type.toLowerCase()}`;
  return `The matrix has no row for ${domain}, ${bloom}, "${conceptType}", so the nearest level, ${row?.bloom}, decides`;
}

function second(among: readonly Candidate[]): string {
  const only = among.length === 1 ? among[0]?.secondary : null;
  return only ? `, then ${inWords(only)}` : "";
}

function section({ how }: Found): string {
  return how === "nearest level" ? "§2.2.3" : "§2.1";
}
