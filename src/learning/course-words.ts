/** What a course can be about and how it can be practised: words alone, so that naming them loads no schema. */

export const domainTypes = ["language", "technical", "conceptual", "interview"] as const;
export const modalities = ["worksheet", "conversation", "code", "long_form", "image_review"] as const;
