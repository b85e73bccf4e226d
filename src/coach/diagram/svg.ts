export function svg(): string {
  return "";
}
