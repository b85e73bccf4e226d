/** What a course can be about and how it can be practised: words alone, so that naming them loads no schema. */

export const domainTypes = ["language", "technical", "conceptual", "interview"] as const;
export const modalities = ["worksheet", "conversation", "code", "long_form", "image_review"] as const;

/** Every kind of exercise. Cards and small code questions have another's place in the closed list of results (§12.1). */
export const kindNames = [...modalities, "flashcards", "repl"] as const;
export type KindName = (typeof kindNames)[number];

/** Which kind something is or was, by what is kept of it. */
export function kindNameOf({ modality, type }: { modality: Modality; type: string }): KindName {
  if (modality === "worksheet" && type === "flashcards") return "flashcards";
  return modality === "code" && type === "repl" ? "repl" : modality;
}

type Modality = (typeof modalities)[number];
