/** What a course can be about and how it can be practised: words alone, so that naming them loads no schema. */

export const domainTypes = ["language", "technical", "conceptual", "interview"] as const;
export const modalities = ["worksheet", "conversation", "code", "long_form", "image_review"] as const;

/** Kinds with another's place in the closed list of results (§12.1): what is kept of one says in its `type` which it is. */
const countedAs = {
  flashcards: "worksheet",
  repl: "code",
  maths: "worksheet",
  audio: "worksheet",
} as const satisfies Record<string, Modality>;
const guests = Object.keys(countedAs).filter(isGuest);

/** Every kind of exercise. */
export const kindNames: readonly KindName[] = [...modalities, ...guests];
export type KindName = Modality | Guest;

/** Which kind something is or was, by what is kept of it. */
export function kindNameOf({ modality, type }: { modality: Modality; type: string }): KindName {
  return isGuest(type) && countedAs[type] === modality ? type : modality;
}

function isGuest(type: string): type is Guest {
  return Object.hasOwn(countedAs, type);
}

type Guest = keyof typeof countedAs;
type Modality = (typeof modalities)[number];
