/** A recogniser that heard no word heard silence; what is typed without one has nothing to compare. */
export function hasWords(heard: string): boolean {
  return /[\p{L}\p{N}]/u.test(heard);
}
