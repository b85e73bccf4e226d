/** Which of five shades a count gets: 0 is none, 4 the darkest. Something is never shaded as nothing. */
export function shade(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0) return 0;
  const part = count / most;
  return part > 0.75 ? 4 : part > 0.5 ? 3 : part > 0.25 ? 2 : 1;
}
