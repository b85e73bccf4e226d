const gapDegrees = 8;

/** The arcs of a ring around (50, 50) with the radius 46, from the top, clockwise; one for each use. */
export function ringSegments(count: number): string[] {
  if (count <= 1) return ["M50 4A46 46 0 1 1 49.99 4"];
  const each = 360 / count;
  const gap = Math.min(gapDegrees, each / 3);
  return Array.from({ length: count }, (_, n) => {
    const [from, to] = [n * each + gap / 2, (n + 1) * each - gap / 2];
    return `M${point(from)}A46 46 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
  });
}

function point(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${round(50 + 46 * Math.cos(angle))} ${round(50 + 46 * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How large a word may be written inside the ring; `long`: it, or what it means, does not fit there at all. */
export function wordSize(target: string, gloss = ""): "large" | "middle" | "small" | "long" {
  const longest = Math.max(...target.split(/\s+/).map((part) => part.length));
  if (target.length > 44 || longest > 18 || gloss.length > 48) return "long";
  if (target.length <= 12 && longest <= 9) return "large";
  return target.length <= 26 && longest <= 13 ? "middle" : "small";
}
