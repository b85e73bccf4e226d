/** A worksheet writes `___` where an answer goes, so a course writes a slot as "…". */
export function shownSlots(form: string): string {
  return form.replace(/_{2,}/g, "…");
}

/** A term of a course, "Saya mahu …", as the target of a deck: what is open is there to be filled. */
export function openSlots(term: string): string {
  return term.replace(/…|\.{3,}/g, "___");
}

/** In an accepted form the middle is a gap ("rufe … an"); only at its ends is it a slot. */
export function openEnds(form: string): string {
  return form.replace(/^\s*(…|\.{3,})|(…|\.{3,})(?=[\s?!.,]*$)/g, "___");
}
