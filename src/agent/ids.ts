/** Sorts by time and can be read aloud: 20261115-090417-k3f9x2. */
export function readableId(now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const random = crypto.getRandomValues(new Uint8Array(6));
  return `${stamp}-${Array.from(random, (byte) => (byte % 36).toString(36)).join("")}`;
}
